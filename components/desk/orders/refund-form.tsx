import { DeskForm, RemarkField } from '@/components/desk/desk-form';
import { Field } from '@/components/ui/field';
import { refundableCents } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { fieldsWith } from '@/lib/desk/forms/typed';
import { formatPrice } from '@/lib/money';
import { formLengths } from '@/lib/site/form-lengths';
import type { RefundProps } from './refund-props';

/**
 * Asks to give money of an order back: all, a part, or the delivery, by the provider or by a transfer that was made. Where
 * there is a choice nothing is chosen beforehand, since the money leaves; what was typed stays.
 */
export function RefundForm(props: RefundProps) {
  const { refund, order, money, nextId, hasProvider, deliveryLeftCents: delivery, typed } = props;
  const { refunds: t } = deskWords;
  const left = refundableCents(money);
  const { number } = order;
  const price = (cents: number) => formatPrice(cents, 'fr');
  const field = fieldsWith('refund', typed);
  const shown = String(money.refundedCents + money.askedCents);
  const kinds = [
    ['whole', deskText('refunds.kinds.whole', { amount: price(left) })],
    ...(delivery > 0 && delivery <= left
      ? [['delivery', deskText('refunds.kinds.delivery', { amount: price(delivery) })]]
      : []),
    ['part', t.kinds.part],
  ] as const;
  const ways = [
    ...(hasProvider ? [['provider', t.ways.provider] as const] : []),
    ['transfer', t.ways.transfer] as const,
  ];
  return (
    <DeskForm
      action={refund}
      fields={{ number, id: nextId, shown }}
      button={t.button}
      variant="outline"
      typed={typed}
      className="grid max-w-measure gap-6 border-line border-y py-6"
    >
      <Choice legend={t.kind} choices={kinds} {...field('kind')} />
      <Field
        label={t.amount}
        note={t.amountNote}
        {...field('amount')}
        inputMode="decimal"
        maxLength={formLengths.amount}
      />
      <Choice legend={t.way} choices={ways} {...field('way')} />
      <RemarkField {...field('remark')} />
      <p className="text-muted text-small">{t.note}</p>
    </DeskForm>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  choices: readonly (readonly string[])[];
  defaultValue?: string;
  /** What is amiss with it, and what leads to it. */
  fault?: string;
  id?: string;
  /** Whether its first choice has the focus. */
  autoFocus?: boolean;
};

function Choice({ legend, name, choices, defaultValue, fault, id, autoFocus }: ChoiceProps) {
  const faultId = id && `${id}-fault`;
  return (
    <fieldset
      id={id}
      // An address that leads here brings the focus along, without scripts too.
      tabIndex={id ? -1 : undefined}
      aria-describedby={faultId}
      className="grid scroll-mt-28 gap-2"
    >
      <legend className="mb-2 text-label uppercase">{legend}</legend>
      {choices.map(([value, label], index) => (
        <label key={value} className="flex items-baseline gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue || choices.length === 1}
            {...(index === 0 && { autoFocus })}
            aria-invalid={fault ? true : undefined}
            required
            className="accent-gold-text"
          />
          {label}
        </label>
      ))}
      {fault && (
        <p id={faultId} className="text-danger text-small">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
