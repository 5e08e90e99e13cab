'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { useSummarySync } from '@/components/ui/browser/use-summary-sync.client';
import { usePageNotices } from '@/components/ui/toast/use-page-notices.client';
import { CartTabs } from './cart-tabs.client';
import type { CartViewProps } from './cart-view-props';
import { useCart } from './use-cart.client';

// A visitor who has nothing does not fetch it. One for both tabs: the other opens at once, and without network.
const FilledTab = dynamic(() => import('./filled-tab.client'));

/** Cart and wishlist, synchronised with other browser tabs and with Back. */
export function CartView(props: CartViewProps) {
  const { locale, rows, wishes, summary, isLocked, isWishlist, failures, actions, words } = props;
  const format = useSentences();
  const cart = useCart(rows, summary?.at ?? 0, actions);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const wishRows = wishes.filter((wish) => !removed.includes(wish.id));
  useSummarySync(summary, isLocked, cart.changedAt);
  usePageNotices(failures);

  async function removeWish(id: string) {
    setRemoved((ids) => [...ids, id]);
    const isDone = await cart.change(actions.removeWish, [['id', id]], 'wishlistRemoveFailed');
    if (!isDone) setRemoved((ids) => ids.filter((other) => other !== id));
  }

  const isEmpty = cart.rows.length + wishRows.length === 0;
  const filled = { ...props, cart, wishes: wishRows, removeWish };
  return (
    <CartTabs
      locale={locale}
      label={words.tabs}
      isWishlist={isWishlist}
      tabs={[
        {
          value: 'cart',
          name: format(words.cartTab, { pieces: cart.pieces }),
          content: isEmpty ? props.emptyCart : <FilledTab tab="cart" {...filled} />,
        },
        {
          value: 'wishlist',
          name: format(words.wishlistTab, { count: wishRows.length }),
          content: isEmpty ? props.emptyWishlist : <FilledTab tab="wishlist" {...filled} />,
        },
      ]}
    />
  );
}
