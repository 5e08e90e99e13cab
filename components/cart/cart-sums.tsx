import type { CartTotals } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { CartWords } from './cart-row';

type Props = { totals: CartTotals; words: CartWords; locale: Locale };

/** The sums of the cart. */
export function CartSums({ totals, words, locale }: Props) {
  const row = (label: string, cents: number, look = '') => (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-6 ${look}`}>
      <dt>{label}</dt>
      <dd className="lining-nums tabular-nums">{formatPrice(cents, locale)}</dd>
    </div>
  );
  return (
    <dl className="grid gap-3">
      {row(words.subtotal, totals.subtotalCents)}
      {row(words.delivery, totals.deliveryCents)}
      {row(words.total, totals.totalCents, 'mt-2 border-line border-t pt-4 font-display text-lead')}
    </dl>
  );
}
