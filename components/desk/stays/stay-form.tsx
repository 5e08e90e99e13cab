import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import { suites } from '@/content/residence/suites';
import { deskWords } from '@/lib/desk/desk-words';
import { formLengths } from '@/lib/site/form-lengths';

/** Books a stay for somebody who telephones. */
export function StayForm({
  book,
  today,
  month,
}: {
  book: PlainAction;
  today: string;
  month: string;
}) {
  const { stays: t } = deskWords;
  const number = { type: 'number', required: true, min: 0, max: 4 } as const;
  return (
    <FoldedForm
      title={t.byHand}
      edges="border-y"
      action={book}
      fields={{ month }}
      button={t.book}
      className="grid gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select label={t.suite} name="suite">
        {suites.map(({ id, slug }) => (
          <option key={slug} value={slug}>
            {t.suites[id]}
          </option>
        ))}
      </Select>
      <Field label={t.from} name="from" type="date" min={today} required />
      <Field label={t.to} name="to" type="date" min={today} required />
      <div className="grid grid-cols-2 gap-6">
        <Field label={t.adults} name="adults" {...number} min={1} defaultValue={2} />
        <Field label={t.children} name="children" {...number} defaultValue={0} />
      </div>
      <Field label={t.firstName} name="firstName" maxLength={formLengths.name} required />
      <Field label={t.lastName} name="lastName" maxLength={formLengths.name} required />
      <Field label={t.phone} name="phone" type="tel" maxLength={formLengths.phone} required />
      <Field
        label={t.email}
        note={t.optional}
        name="email"
        type="email"
        maxLength={formLengths.email}
      />
      <div className="sm:col-span-2 lg:col-span-3">
        <TextArea
          label={t.requests}
          note={t.optional}
          name="requests"
          maxLength={formLengths.requests}
        />
      </div>
    </FoldedForm>
  );
}
