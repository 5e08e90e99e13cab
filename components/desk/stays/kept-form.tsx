import type { PlainAction } from '@/components/account/plain-form';
import { FoldedForm } from '@/components/desk/desk-form';
import { Letter } from '@/components/desk/matter-mails';
import { Field } from '@/components/ui/field';
import { deskText, deskWords, toldText } from '@/lib/desk/desk-words';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { formatDollars } from '@/lib/residence/night-price';
import { mostKeptCents } from '@/lib/residence/stay-money';

type Props = {
  stay: Booking;
  /** Month that the page goes back to. */
  month: string;
  keep: PlainAction;
  /** What was typed for a stay of which nothing else is kept. */
  typed: Typed<'keptStay'>;
};

/** Changes what the house keeps of a stay that was cancelled too late to be free; nothing for any other. */
export function KeptForm({ stay, month, keep, ...refused }: Props) {
  const { stays: t } = deskWords;
  const { number, guest, cancellationCents: cents } = stay;
  if (mostKeptCents(stay) === 0) return null;
  const typed = refused.typed.number === number ? refused.typed : {};
  return (
    <FoldedForm
      title={t.changeKept}
      action={keep}
      fields={{ number, month, cents: String(cents) }}
      button={t.changeKeptButton}
      size="sm"
      typed={typed}
      letter={<Letter matter={{ as: 'stay', number, email: guest?.email }} kind="bookingKept" />}
    >
      <p className="text-muted text-small">
        {deskText('stays.changeKeptText', {
          amount: formatDollars(cents, defaultLocale),
          told: toldText(t.told.move, guest),
        })}
      </p>
      <KeptField cents={cents} {...fieldsWith('keptStay', typed)('kept')} />
    </FoldedForm>
  );
}

type FieldProps = {
  /** What stands in it to begin with. */
  cents: number;
  name: string;
  defaultValue?: string;
};

/** Asks what the house keeps, in dollars. */
export function KeptField({ cents, ...field }: FieldProps) {
  const { defaultValue = String(cents / 100).replace('.', ','), ...rest } = field;
  return (
    <Field
      label={deskWords.stays.kept}
      {...rest}
      defaultValue={defaultValue}
      inputMode="decimal"
      required
    />
  );
}
