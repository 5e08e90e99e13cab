import type { PlainAction } from '@/components/account/plain-form';
import { ClosedTooBox, FoldedForm } from '@/components/desk/desk-form';
import { ReachFields } from '@/components/desk/reach-fields';
import { Field, Select, TextArea } from '@/components/ui/field';
import { suites } from '@/content/residence/suites';
import { deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/typed';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  book: PlainAction;
  today: string;
  month: string;
  /** What was typed for a stay that was not booked, and whether because of a closed night. */
  typed: Typed<'stay'>;
  isClosed: boolean;
};

/** Books a stay for somebody who telephones. */
export function StayForm({ book, today, month, typed, isClosed }: Props) {
  const { stays: t } = deskWords;
  const number = { type: 'number', required: true, min: 0, max: 4 } as const;
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ month }}
      button={t.book}
      typed={typed}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select label={t.suite} name="suite" defaultValue={typed.suite}>
        {suites.map(({ id, slug }) => (
          <option key={slug} value={slug}>
            {t.suites[id]}
          </option>
        ))}
      </Select>
      <Field
        label={t.from}
        name="from"
        type="date"
        min={today}
        defaultValue={typed.from}
        required
      />
      <Field label={t.to} name="to" type="date" min={today} defaultValue={typed.to} required />
      <div className="grid grid-cols-2 gap-6">
        <Field
          label={t.adults}
          name="adults"
          {...number}
          min={1}
          defaultValue={typed.adults ?? 2}
        />
        <Field label={t.children} name="children" {...number} defaultValue={typed.children ?? 0} />
      </div>
      <Field
        label={t.firstName}
        name="firstName"
        defaultValue={typed.firstName}
        maxLength={formLengths.name}
        required
      />
      <Field
        label={t.lastName}
        name="lastName"
        defaultValue={typed.lastName}
        maxLength={formLengths.name}
        required
      />
      <ReachFields typed={typed} emailNote={t.optional} />
      <div className="grid gap-6 sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.requests}
          note={t.optional}
          name="requests"
          defaultValue={typed.requests}
          maxLength={formLengths.requests}
        />
        <ClosedTooBox isAsked={isClosed} />
      </div>
    </FoldedForm>
  );
}
