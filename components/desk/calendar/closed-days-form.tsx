import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Field, Select } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { closedFor } from '@/lib/residence/booking';

type Props = {
  close: PlainAction;
  today: string;
  /** The view that the form goes back to. */
  back: Readonly<Record<string, string>>;
  /** What was typed for days that were not changed. */
  typed: Typed<'closeDays'>;
};

/** Closes days of the Résidence or of the hours, or opens them again. */
export function ClosedDaysForm({ close, today, back, typed }: Props) {
  const { calendar: t, closedFields: names } = deskWords;
  const field = fieldsWith('closeDays', typed);
  return (
    <FoldedForm
      title={t.closing}
      note={t.closingText}
      edges="border-b"
      action={close}
      fields={back}
      button={t.save}
      size="sm"
      typed={typed}
      className="grid items-end gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select label={t.whatCloses} {...field('closed')}>
        {closedFor.map((closed) => (
          <option key={closed} value={closed}>
            {t.closes[closed]}
          </option>
        ))}
      </Select>
      <Select label={t.closeOrOpen} {...field('mark')}>
        <option value="closed">{t.close}</option>
        <option value="opened">{t.open}</option>
      </Select>
      <Field label={names.from} {...field('from')} type="date" min={today} required />
      <Field label={names.to} {...field('to')} type="date" min={today} required />
    </FoldedForm>
  );
}
