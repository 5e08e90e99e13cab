import { getTranslations } from 'next-intl/server';
import type { Destination } from '@/lib/delivery/destination';
import { vatIn } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { currentLocale } from '@/lib/i18n/request';
import { formatPrice } from '@/lib/money';

type Props = {
  totalCents: number;
  vatPercent: number;
  /** Whose VAT it is. */
  destination: Destination | undefined;
};

/** The total of an invoice or an offer, without VAT and with it; for an export, why it has none. */
export async function Sums({ totalCents, vatPercent, destination }: Props) {
  const t = await getTranslations('invoice');
  const orders = await getTranslations('orders');
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  const vatCents = vatIn(totalCents, vatPercent);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-2 justify-self-end lining-nums tabular-nums">
      <dt>{t('net')}</dt>
      <dd className="text-end">{price(totalCents - vatCents)}</dd>
      <dt>{t('vat', { rate: vatRateInWords(vatPercent, destination, locale) })}</dt>
      <dd className="text-end">{price(vatCents)}</dd>
      <dt className="font-display text-lead">{vatPercent > 0 ? t('due') : orders('total')}</dt>
      <dd className="text-end font-display text-lead">{price(totalCents)}</dd>
      {vatPercent === 0 && (
        <dd className="col-span-2 max-w-measure text-muted text-small">{t('exempt')}</dd>
      )}
    </dl>
  );
}
