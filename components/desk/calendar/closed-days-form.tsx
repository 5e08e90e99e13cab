import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Field, Select } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import { closedFor } from '@/lib/residence/booking';

type Props = {
  close: PlainAction;
  today: string;
  /** The view that the form goes back to. */
  back: Readonly<Record<string, string>>;
};

/** Closes days of the Résidence or of the hours, or opens them again. */
export function ClosedDaysForm({ close, today, back }: Props) {
  const { calendar: t } = deskWords;
  return (
    <FoldedForm
      title={t.closing}
      note={t.closingText}
      edges="border-b"
      action={close}
      fields={back}
      button={t.save}
      size="sm"
      className="grid items-end gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
    >
      <Select label={t.whatCloses} name="closed">
        {closedFor.map((closed) => (
          <option key={closed} value={closed}>
            {t.closes[closed]}
          </option>
        ))}
      </Select>
      <Select label={t.closeOrOpen} name="mark">
        <option value="closed">{t.close}</option>
        <option value="opened">{t.open}</option>
      </Select>
      <Field label={t.from} name="from" type="date" min={today} required />
      <Field label={t.to} note={t.included} name="to" type="date" min={today} required />
    </FoldedForm>
  );
}
