'use client';
import { CartContents } from './cart-contents.client';
import type { CartRow } from './cart-row';
import type { CartViewProps } from './cart-view-props';
import type { useCart } from './use-cart.client';
import { WishCards } from './wish-cards.client';

type Props = CartViewProps & {
  tab: 'cart' | 'wishlist';
  cart: ReturnType<typeof useCart<CartRow>>;
  removeWish: (id: string) => void;
};

/** What a tab shows a visitor who has something in either. */
export default function FilledTab({ tab, cart, removeWish, ...props }: Props) {
  const shared = { locale: props.locale, actions: props.actions, words: props.words };
  if (tab === 'cart') {
    if (cart.rows.length === 0) return props.emptyCart;
    const { abroad, notServed, deliveryCents } = props;
    return <CartContents {...{ cart, abroad, notServed, deliveryCents }} {...shared} />;
  }
  if (props.wishes.length === 0) return props.emptyWishlist;
  return <WishCards rows={props.wishes} remove={removeWish} {...shared} />;
}
