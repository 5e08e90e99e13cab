import { Field, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { refundableCents } from '@/lib/checkout/refund';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { longestRemark } from '@/lib/orders/order-moves';
import type { RefundProps } from './refund-props';

/** Gives money of an order back: all, a part, or the delivery, by the provider or by a transfer that was made. */
export function RefundForm({ refund, order, money, nextId, hasProvider }: RefundProps) {
  const { refunds: t, steps } = deskWords;
  const left = refundableCents(money);
  const { deliveryCents, number } = order;
  const price = (cents: number) => formatPrice(cents, 'fr');
  const shown = String(money.refundedCents + money.askedCents);
  const kinds = [
    ['whole', deskText('refunds.kinds.whole', { amount: price(left) })],
    ...(deliveryCents > 0 && deliveryCents <= left
      ? [['delivery', deskText('refunds.kinds.delivery', { amount: price(deliveryCents) })]]
      : []),
    ['part', t.kinds.part],
  ] as const;
  const ways = [
    ...(hasProvider ? [['provider', t.ways.provider] as const] : []),
    ['transfer', t.ways.transfer] as const,
  ];
  return (
    <ActionForm action={refund} className="grid max-w-measure gap-6 border-line border-y py-6">
      <HiddenFields fields={{ number, id: nextId, shown }} />
      <Choice legend={t.kind} name="kind" choices={kinds} />
      <Field label={t.amount} name="amount" inputMode="decimal" maxLength={16} />
      <Choice legend={t.way} name="way" choices={ways} />
      <TextArea
        label={steps.remark}
        note={steps.optional}
        name="remark"
        maxLength={longestRemark}
        rows={2}
      />
      <p className="text-muted text-small">{t.note}</p>
      <SubmitButton variant="outline" className="justify-self-start">
        {t.button}
      </SubmitButton>
    </ActionForm>
  );
}

type ChoiceProps = {
  legend: string;
  name: string;
  choices: readonly (readonly string[])[];
};

function Choice({ legend, name, choices }: ChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-label uppercase">{legend}</legend>
      {choices.map(([value, label], index) => (
        <label key={value} className="flex items-baseline gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={index === 0}
            className="accent-gold-text"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
