import type { ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import type { ErrorCode, FormAction } from '@/lib/action';
import type { Summary } from '@/lib/cart/summary';
import type { Locale } from '@/lib/i18n/locales';
import type { CartActions, CartRow, CartWords, WishRow } from './cart-row';

/** What the cart page hands to its tabs. */
export type CartViewProps = {
  locale: Locale;
  rows: readonly CartRow[];
  wishes: readonly WishRow[];
  /** What the server counted while it made this page; none without a session or a database. */
  summary: Summary | undefined;
  /** Whether there is no session: the summary in this browser is then left over from an ended one. */
  isLocked: boolean;
  /** Whether the address asks for the wishlist. */
  isWishlist: boolean;
  failures: readonly ErrorCode[];
  actions: CartActions & { checkout: FormAction; buy: FormAction; offer: PlainAction };
  words: CartWords;
  /** What the delivery of a cart costs where the visitor wants it, euro cents. */
  deliveryCents: number;
  /** What is said where the carriers do not go to the visitor's destination. */
  notServed: ReactNode;
  /** The form that names another destination, and that other countries get a quote. */
  abroad: ReactNode;
  emptyCart: ReactNode;
  emptyWishlist: ReactNode;
};
