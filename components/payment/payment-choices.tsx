import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { type InstalmentCount, instalmentCounts } from '@/content/delivery';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice, formatRoundPrice } from '@/lib/money';
import { instalments, isCredit, monthlyEuros } from '@/lib/payment';

const methods = ['apple-pay', 'card', 'paypal'] as const;

const choice =
  'grid grid-cols-[auto_1fr] items-baseline gap-x-4 border sm:grid-cols-[auto_1fr_auto] border-line p-4 transition-colors has-checked:border-gold-text';

/** The way to pay. The card's fields are drawn for the picture: nameless, never read, never sent. */
export async function PaymentMethods() {
  const t = await getTranslations('payment');
  return (
    <fieldset className="group grid gap-3">
      <legend className="mb-4 text-heading font-display">{t('method')}</legend>
      {methods.map((method) => (
        <label key={method} className={choice}>
          <input
            type="radio"
            name="method"
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

/** The number of instalments, each with its monthly amount. */
export async function PaymentSplit({ totalCents }: { totalCents: number }) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const last = (count: InstalmentCount) =>
    formatPrice(instalments(totalCents, count).at(-1) ?? 0, locale);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 text-heading font-display">{t('split')}</legend>
      {instalmentCounts.map((count) => (
        <label key={count} className={choice}>
          <input
            type="radio"
            name="instalments"
            value={count}
            defaultChecked={count === 1}
            className="size-4 self-center accent-gold-text"
          />
          <span>
            <span className="block font-display text-lead">{t(`splits.${count}`)}</span>
            {count > 1 && (
              <span className="block text-muted text-small">
                {t('schedule', {
                  count,
                  last: last(count),
                  total: formatPrice(totalCents, locale),
                })}
              </span>
            )}
            {isCredit(count) && (
              <span className="block text-muted text-small">{t('estimate')}</span>
            )}
            {isCredit(count) && <strong className="block text-small">{t('creditWarning')}</strong>}
          </span>
          <span className="col-start-2 whitespace-nowrap lining-nums tabular-nums sm:col-start-3">
            {count === 1
              ? formatPrice(totalCents, locale)
              : t('perMonth', {
                  amount: formatRoundPrice(monthlyEuros(totalCents, count) * 100, locale),
                })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
