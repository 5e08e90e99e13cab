'use client';
import { useActionState } from 'react';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import type { CartTotals } from '@/lib/cart';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import type { CartWords } from './cart-lines';

type Props = {
  locale: Locale;
  totals: CartTotals;
  checkout: FormAction;
  words: CartWords;
  isBusy: boolean;
};

/** The sums of the cart and the way to pay; waits until every change has reached the server. */
export function CartSummary({ locale, totals, checkout, words, isBusy }: Props) {
  const [, pay] = useActionState(checkout, null);
  const row = (label: string, cents: number, look = '') => (
    <div className={`flex items-baseline justify-between gap-6 ${look}`}>
      <dt>{label}</dt>
      <dd className="lining-nums tabular-nums">{formatPrice(cents, locale)}</dd>
    </div>
  );
  return (
    <form
      action={pay}
      className="grid content-start gap-6 self-start border-gold border-t bg-paper p-8 lg:sticky lg:top-28"
    >
      <input type="hidden" name="locale" value={locale} />
      <h2 className="text-heading">{words.summary}</h2>
      <dl className="grid gap-3">
        {row(words.subtotal, totals.subtotalCents)}
        {row(words.delivery, totals.deliveryCents)}
        {row(
          words.total,
          totals.totalCents,
          'mt-2 border-line border-t pt-4 font-display text-lead',
        )}
      </dl>
      <Button type="submit" size="lg" disabled={isBusy}>
        {words.checkout}
      </Button>
      <p className="text-muted text-small">{words.taxIncluded}</p>
    </form>
  );
}
