import type { PlainAction } from '@/components/account/plain-form';
import { Field, Select } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Summary } from '@/components/ui/summary';
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
    <details className="group border-line border-b print:hidden">
      <Summary>{t.closing}</Summary>
      <p className="max-w-measure pb-6 text-muted text-small">{t.closingText}</p>
      <ActionForm
        action={close}
        className="grid items-end gap-8 pb-8 sm:grid-cols-2 lg:grid-cols-4"
      >
        <HiddenFields fields={back} />
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
        <SubmitButton size="sm" className="justify-self-start">
          {t.save}
        </SubmitButton>
      </ActionForm>
    </details>
  );
}
