import { getTranslations } from 'next-intl/server';
import { vatPercent } from '@/content/checkout/payment';
import { vatIn } from '@/lib/checkout/payment';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent, formatPrice } from '@/lib/money';

/** The total of an invoice or an offer, without VAT and with it. */
export async function Sums({ totalCents }: { totalCents: number }) {
  const t = await getTranslations('invoice');
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const vatCents = vatIn(totalCents);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 justify-self-end lining-nums tabular-nums">
      <dt>{t('net')}</dt>
      <dd className="text-end">{price(totalCents - vatCents)}</dd>
      <dt>{t('vat', { rate: formatPercent(vatPercent, locale) })}</dt>
      <dd className="text-end">{price(vatCents)}</dd>
      <dt className="font-display text-lead">{t('due')}</dt>
      <dd className="text-end font-display text-lead">{price(totalCents)}</dd>
    </dl>
  );
}
