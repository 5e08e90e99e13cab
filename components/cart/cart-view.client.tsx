'use client';
import { useState } from 'react';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { useSummarySync } from '@/components/ui/browser/use-summary-sync.client';
import { usePageNotices } from '@/components/ui/toast/use-page-notices.client';
import { totalsOf } from '@/lib/cart/cart';
import { daysInWords, latestOf } from '@/lib/delivery/installation-days';
import { languages } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { BuyDirectly } from './buy-directly.client';
import { CartLines } from './cart-lines.client';
import { CartSummary } from './cart-summary.client';
import { CartTabs } from './cart-tabs.client';
import type { CartViewProps } from './cart-view-props';
import { useCart } from './use-cart.client';
import { WishCards } from './wish-cards.client';

/** Cart and wishlist, synchronised with other browser tabs and with Back. */
export function CartView(props: CartViewProps) {
  const { locale, rows, wishes, summary, isLocked, isWishlist, failures, actions, words } = props;
  const format = useSentences();
  const cart = useCart(rows, summary?.at ?? 0, actions);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const wishRows = wishes.filter((wish) => !removed.includes(wish.id));
  const made = cart.rows.filter((row) => row.isMade);
  const totals = totalsOf(made);
  const days = latestOf(made.flatMap((row) => row.days ?? []));
  const count = cart.rows.reduce((sum, row) => sum + row.quantity, 0);
  const only = count === 1 ? made[0] : undefined;
  const changed = cart.isBusy ? undefined : cart.rows.find((row) => row.id === cart.changed);
  useSummarySync(summary, isLocked, cart.changedAt);
  usePageNotices(failures);

  async function removeWish(id: string) {
    setRemoved((ids) => [...ids, id]);
    const isDone = await cart.change(actions.removeWish, [['id', id]], 'wishlistRemoveFailed');
    if (!isDone) setRemoved((ids) => ids.filter((other) => other !== id));
  }

  const shared = { locale, actions, words };
  const cartTab = (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_24rem]">
      <CartLines cart={cart} {...shared} />
      <CartSummary
        locale={locale}
        totals={totals}
        checkout={actions.checkout}
        offer={actions.offer}
        words={words}
        isBusy={cart.isBusy}
        abroad={props.abroad}
        installation={
          days
            ? format(words.plannedFor, {
                dates: daysInWords(days, languages[locale].tag),
                place: words.place,
              })
            : props.notServed
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
    </div>
  );
  const wishlistTab = <WishCards rows={wishRows} remove={removeWish} {...shared} />;
  const total = formatPrice(totals.totalCents, locale);
  return (
    <>
      <CartTabs
        locale={locale}
        label={words.tabs}
        isWishlist={isWishlist}
        tabs={[
          {
            value: 'cart',
            name: format(words.cartTab, { count }),
            content: cart.rows.length === 0 ? props.emptyCart : cartTab,
          },
          {
            value: 'wishlist',
            name: format(words.wishlistTab, { count: wishRows.length }),
            content: wishRows.length === 0 ? props.emptyWishlist : wishlistTab,
          },
        ]}
      />
      <p role="status" className="sr-only">
        {changed &&
          format(words.changed, { name: changed.name, quantity: changed.quantity, total })}
      </p>
    </>
  );
}
