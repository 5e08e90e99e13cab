import type { ReactNode } from 'react';
import type { FormAction } from '@/lib/action';
import type { Days } from '@/lib/delivery/installation-days';
import type { Messages } from '@/lib/i18n/messages';
import type { Sentence } from '@/lib/i18n/sentence';

/** A line of the cart as it is shown. */
export type CartRow = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly name: string;
  /** The options that are on, as a sentence. */
  readonly options: string;
  /** Which of them the picture does not show, as a sentence. */
  readonly unseen?: string;
  readonly path: string;
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Whether the workshop still makes it; otherwise it is neither summed nor ordered. */
  readonly isMade: boolean;
  /** When it is installed, where that is known. */
  readonly days?: Days;
  /** What the visitor should know of this line: a price that changed, a piece no longer made. */
  readonly note?: string;
  readonly picture: ReactNode;
};

type CartMessages = Messages['cart'];

export type CartWords = CartMessages['view'] &
  Readonly<Record<keyof CartMessages['sentences'], Sentence>> & {
    readonly most: string;
    /** When and where the cart is installed. */
    readonly plannedFor: Sentence;
    readonly place: string;
  };

/** A piece of the wishlist as it is shown. */
export type WishRow = {
  readonly id: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
  readonly name: string;
  /** The options it was chosen with, as a sentence; empty without one. */
  readonly options: string;
  /** Which of them the picture does not show, as a sentence. */
  readonly unseen?: string;
  readonly path: string;
  readonly priceCents: number;
  /** What the visitor should know: that its options are sold no more. */
  readonly note?: string;
  readonly picture: ReactNode;
};

export type CartActions = {
  add: FormAction;
  setQuantity: FormAction;
  removeLine: FormAction;
  clearCart: FormAction;
  removeWish: FormAction;
};
