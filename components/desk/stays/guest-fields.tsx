import { MailLanguage, ReachFields } from '@/components/desk/reach-fields';
import { Field, TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import type { FieldStart } from '@/lib/desk/forms/typed';
import { formLengths } from '@/lib/site/form-lengths';

type Name =
  | 'adults'
  | 'children'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'language'
  | 'requests';

type Props = {
  /** What was typed in them, or stands there, and what is amiss. */
  field: (name: Name) => FieldStart;
  /** Below the address, which may be left out. */
  emailNote: string;
};

/** How many come to a stay. */
export function GuestNumbers({ field }: Pick<Props, 'field'>) {
  const { stays: t } = deskWords;
  const number = { type: 'number', required: true, max: 4 } as const;
  return (
    <div className="grid grid-cols-2 gap-6">
      <Field label={t.adults} {...number} min={1} {...field('adults')} />
      <Field label={t.children} {...number} min={0} {...field('children')} />
    </div>
  );
}

/** Who comes to a stay, and how they are reached. */
export function GuestFields({ field, emailNote }: Props) {
  const { stays: t } = deskWords;
  return (
    <>
      <Field label={t.firstName} {...field('firstName')} maxLength={formLengths.name} required />
      <Field label={t.lastName} {...field('lastName')} maxLength={formLengths.name} required />
      <ReachFields field={field} emailNote={emailNote} />
      <MailLanguage {...field('language')} />
    </>
  );
}

/** What the guest of a stay asks for. */
export function GuestRequests({ field }: Pick<Props, 'field'>) {
  const { stays: t } = deskWords;
  return (
    <TextArea
      label={t.requests}
      note={t.optional}
      {...field('requests')}
      maxLength={formLengths.requests}
    />
  );
}
