'use client';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { totalsOf } from '@/lib/cart/cart';
import { daysInWords, latestOf } from '@/lib/delivery/installation-days';
import { languages } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { BuyDirectly } from './buy-directly.client';
import { CartLines } from './cart-lines.client';
import type { CartRow } from './cart-row';
import { CartSummary } from './cart-summary.client';
import type { CartViewProps } from './cart-view-props';
import type { useCart } from './use-cart.client';

type Props = Pick<
  CartViewProps,
  'locale' | 'actions' | 'words' | 'deliveryCents' | 'abroad' | 'notServed'
> & {
  cart: ReturnType<typeof useCart<CartRow>>;
};

/** The lines of a cart that is not empty, its sums, and the ways to buy it. */
export function CartContents(props: Props) {
  const { cart, locale, actions, words, abroad, notServed } = props;
  const format = useSentences();
  const made = cart.rows.filter((row) => row.isMade);
  const totals = totalsOf(made, props.deliveryCents);
  const days = latestOf(made.flatMap((row) => row.days ?? []));
  const only = cart.pieces === 1 ? made[0] : undefined;
  const changed = cart.isBusy ? undefined : cart.rows.find((row) => row.id === cart.changed);
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
      <CartLines cart={cart} locale={locale} actions={actions} words={words} />
      <CartSummary
        locale={locale}
        totals={totals}
        checkout={actions.checkout}
        offer={actions.offer}
        words={words}
        isBusy={cart.isBusy}
        abroad={abroad}
        installation={
          days
            ? format(words.plannedFor, {
                dates: daysInWords(days, languages[locale].tag),
                place: words.place,
              })
            : notServed
        }
      >
        {only && (
          <BuyDirectly
            row={only}
            locale={locale}
            buy={actions.buy}
            label={words.buyDirectly}
            isBusy={cart.isBusy}
          />
        )}
      </CartSummary>
      <p role="status" className="sr-only">
        {changed &&
          format(words.changed, {
            name: changed.name,
            quantity: changed.quantity,
            total: formatPrice(totals.totalCents, locale),
          })}
      </p>
    </div>
  );
}
