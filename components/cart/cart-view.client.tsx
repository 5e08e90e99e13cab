'use client';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { useSummarySync } from '@/components/ui/browser/use-summary-sync.client';
import { usePageNotices } from '@/components/ui/toast/use-page-notices.client';
import { CartTabs } from './cart-tabs.client';
import type { CartViewProps } from './cart-view-props';
import { useCart } from './use-cart.client';

// A visitor who has nothing does not fetch them.
const CartContents = dynamic(() => import('./cart-contents.client'));
const WishCards = dynamic(() => import('./wish-cards.client'));

/** Cart and wishlist, synchronised with other browser tabs and with Back. */
export function CartView(props: CartViewProps) {
  const { locale, rows, wishes, summary, isLocked, isWishlist, failures, actions, words } = props;
  const format = useSentences();
  const cart = useCart(rows, summary?.at ?? 0, actions);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const wishRows = wishes.filter((wish) => !removed.includes(wish.id));
  const hasAny = rows.length + wishes.length > 0;
  useEffect(() => {
    // A press on the other tab then waits for nothing, and needs no network.
    if (hasAny)
      void Promise.allSettled([import('./cart-contents.client'), import('./wish-cards.client')]);
  }, [hasAny]);
  useSummarySync(summary, isLocked, cart.changedAt);
  usePageNotices(failures);

  async function removeWish(id: string) {
    setRemoved((ids) => [...ids, id]);
    const isDone = await cart.change(actions.removeWish, [['id', id]], 'wishlistRemoveFailed');
    if (!isDone) setRemoved((ids) => ids.filter((other) => other !== id));
  }

  return (
    <CartTabs
      locale={locale}
      label={words.tabs}
      isWishlist={isWishlist}
      tabs={[
        {
          value: 'cart',
          name: format(words.cartTab, { count: cart.count }),
          content:
            cart.rows.length === 0 ? props.emptyCart : <CartContents {...props} cart={cart} />,
        },
        {
          value: 'wishlist',
          name: format(words.wishlistTab, { count: wishRows.length }),
          content:
            wishRows.length === 0 ? (
              props.emptyWishlist
            ) : (
              <WishCards
                rows={wishRows}
                remove={removeWish}
                locale={locale}
                actions={actions}
                words={words}
              />
            ),
        },
      ]}
    />
  );
}
