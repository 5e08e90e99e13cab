import { Field } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  typed: { readonly phone?: string; readonly email?: string };
  /** Below the address, which may be left out. */
  emailNote: string;
};

/** How somebody who telephones is reached. */
export function ReachFields({ typed, emailNote }: Props) {
  const { calendar: t } = deskWords;
  return (
    <>
      <Field
        label={t.phone}
        name="phone"
        defaultValue={typed.phone}
        type="tel"
        maxLength={formLengths.phone}
        required
      />
      <Field
        label={t.email}
        note={emailNote}
        name="email"
        defaultValue={typed.email}
        type="email"
        maxLength={formLengths.email}
      />
    </>
  );
}
