import { getTranslations } from 'next-intl/server';
import { paymentForm } from '@/components/payment/payment-form';
import { Field } from '@/components/ui/field';
import { lender } from '@/content/credit';
import { instalmentCounts, paymentMethods } from '@/content/delivery';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent, formatPrice, formatRoundPrice } from '@/lib/money';
import { type CreditExample, creditExample, isCredit, monthlyEuros } from '@/lib/payment';

const row = 'grid grid-cols-[auto_1fr] items-baseline gap-x-4 p-4 sm:grid-cols-[auto_1fr_auto]';
const choice = `${row} border border-line transition-colors has-checked:border-gold-text`;

/** The payment method. The card fields are a mock-up: they have no name and are never read or sent. */
export async function PaymentMethods() {
  const t = await getTranslations('payment');
  return (
    <fieldset className="group grid gap-3">
      <legend className="mb-4 text-heading font-display">{t('method')}</legend>
      {paymentMethods.map((method) => (
        <label key={method} className={choice}>
          <input
            type="radio"
            name="method"
            form={paymentForm}
            value={method}
            defaultChecked={method === 'card'}
            className="size-4 self-center accent-gold-text"
          />
          <span>
            <span className="block font-display text-lead">{t(`methods.${method}`)}</span>
            <span className="block text-muted text-small">{t(`methodTexts.${method}`)}</span>
          </span>
        </label>
      ))}
      <fieldset className="hidden gap-7 border-line border-t pt-7 group-has-[[value=card]:checked]:grid sm:grid-cols-2">
        <legend className="sr-only">{t('card.legend')}</legend>
        <Field
          className="sm:col-span-2"
          label={t('card.number')}
          placeholder={t('card.numberPlaceholder')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label={t('card.expiry')}
          placeholder={t('card.expiryPlaceholder')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          label={t('card.cvv')}
          placeholder={t('card.cvvPlaceholder')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          className="sm:col-span-2"
          label={t('card.name')}
          placeholder={t('card.namePlaceholder')}
          autoComplete="off"
        />
        <p className="text-muted text-small sm:col-span-2">{t('card.note')}</p>
      </fieldset>
    </fieldset>
  );
}

/** The number of instalments, each with its monthly amount; a credit with what the law wants said of it. */
export async function PaymentSplit({ totalCents }: { totalCents: number }) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 text-heading font-display">{t('split')}</legend>
      {instalmentCounts.map((count) => (
        <div key={count} className="border border-line has-checked:border-gold-text">
          <label className={row}>
            <input
              type="radio"
              name="instalments"
              form={paymentForm}
              value={count}
              defaultChecked={count === 1}
              aria-describedby={isCredit(count) ? `credit-${count}` : undefined}
              className="size-4 self-center accent-gold-text"
            />
            <span className="font-display text-lead">{t(`splits.${count}`)}</span>
            <span className="col-start-2 whitespace-nowrap lining-nums tabular-nums sm:col-start-3">
              {count === 1
                ? formatPrice(totalCents, locale)
                : t('perMonth', {
                    amount: formatRoundPrice(monthlyEuros(totalCents, count) * 100, locale),
                  })}
            </span>
          </label>
          {isCredit(count) && (
            <CreditTerms id={`credit-${count}`} example={creditExample(totalCents, count)} />
          )}
        </div>
      ))}
      <p className="text-muted text-small">{t('lenderDecides')}</p>
    </fieldset>
  );
}

async function CreditTerms({ id, example }: { id: string; example: CreditExample }) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  return (
    <div id={id} className="grid gap-2 px-4 pb-4 text-small sm:ps-12">
      <strong>{t('creditWarning')}</strong>
      <p className="text-muted">
        {t('example', {
          amount: price(example.amountCents),
          count: example.count,
          equal: example.equalCount,
          monthly: price(example.monthlyCents),
          last: price(example.lastCents),
          rate: formatPercent(example.annualRatePercent, locale),
          borrowingRate: formatPercent(example.borrowingRatePercent, locale),
          cost: price(example.costCents),
          due: price(example.dueCents),
          lender,
        })}
      </p>
      {example.isEstimate && <p className="text-muted">{t('estimate')}</p>}
    </div>
  );
}
