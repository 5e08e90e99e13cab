import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { transferDays } from '@/content/checkout/periods';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import type { PaymentWays } from '@/lib/checkout/payment-ways';
import type { Destination } from '@/lib/delivery/destination';
import type { SearchParam } from '@/lib/search-params';
import { choiceRow, radioLook } from './choice-look';
import { paymentForm } from './payment-form';
import { TransferFields } from './transfer-fields';

type Props = {
  ways: PaymentWays;
  /** Where the purchase goes. */
  destination: Destination;
  /** The method that the address gives back. */
  chosen: SearchParam;
  /** What was typed before. */
  typed: Typed;
  /** The fields of a bank transfer that were refused; the first of the form has the focus. */
  faults: readonly FieldFault[];
  first?: FieldFault;
};

/** The payment methods. When a provider takes the payment, there are no card fields here. */
export async function PaymentMethods({ ways, chosen, ...transfer }: Props) {
  const t = await getTranslations('payment');
  const { methods, isCharged } = ways;
  const usual = methods.includes('card') ? 'card' : methods[0];
  const checked = methods.find((method) => method === chosen) ?? usual;
  return (
    <fieldset className="group grid gap-3">
      <legend className="mb-4 text-heading font-display">{t('method')}</legend>
      {methods.map((method) => (
        <label
          key={method}
          className={`${choiceRow} border border-line transition-colors has-checked:border-gold-text`}
        >
          <input
            type="radio"
            name="method"
            form={paymentForm}
            value={method}
            defaultChecked={method === checked}
            className={radioLook}
          />
          <span>
            <span className="block font-display text-lead">{t(`methods.${method}`)}</span>
            <span className="block text-muted text-small">
              {t(`methodTexts.${method}`, { days: transferDays })}
            </span>
          </span>
        </label>
      ))}
      {isCharged ? (
        <p className="text-muted text-small group-has-[[value=transfer]:checked]:hidden">
          {t('atProvider')}
        </p>
      ) : (
        <CardFields />
      )}
      {methods.includes('transfer') && (
        <TransferFields {...transfer} hasDeposit={ways.depositCents !== undefined} />
      )}
    </fieldset>
  );
}

/** The fields of a card, a mock-up: they have no name and are never read or sent. */
async function CardFields() {
  const t = await getTranslations('payment.card');
  return (
    <fieldset className="hidden gap-7 border-line border-t pt-7 group-has-[[value=card]:checked]:grid sm:grid-cols-2">
      <legend className="sr-only">{t('legend')}</legend>
      <Field
        className="sm:col-span-2"
        label={t('number')}
        placeholder={t('numberPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        label={t('expiry')}
        placeholder={t('expiryPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        label={t('cvv')}
        placeholder={t('cvvPlaceholder')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        className="sm:col-span-2"
        label={t('name')}
        placeholder={t('namePlaceholder')}
        autoComplete="off"
      />
      <p className="text-muted text-small sm:col-span-2">{t('note')}</p>
    </fieldset>
  );
}
