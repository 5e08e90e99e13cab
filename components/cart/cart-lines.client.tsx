'use client';
import { useActionState } from 'react';
import { keepFocus } from '@/components/ui/browser/keep-focus.client';
import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { Locale } from '@/lib/i18n/locales';
import { CartLine } from './cart-line.client';
import type { CartActions, CartRow, CartWords } from './cart-row';
import type { useCart } from './use-cart.client';

type Props = {
  locale: Locale;
  cart: ReturnType<typeof useCart<CartRow>>;
  actions: CartActions;
  words: CartWords;
};

/** The lines of the cart, and the button that empties it. */
export function CartLines({ locale, cart, actions, words }: Props) {
  const [, clearPost] = useActionState(actions.clearCart, null);
  return (
    <div>
      <ul aria-label={words.lines} aria-busy={cart.isBusy} className="border-line border-t">
        {cart.rows.map((row) => (
          <CartLine
            key={row.id}
            locale={locale}
            row={row}
            words={words}
            post={actions.setQuantity}
            setQuantity={cart.setQuantity}
          />
        ))}
      </ul>
      <form
        ref={keepFocus}
        action={clearPost}
        onSubmit={(event) => {
          event.preventDefault();
          void cart.clear();
        }}
        className="pt-6"
      >
        <HiddenFields fields={{ locale }} />
        <Button type="submit" variant="link">
          {words.clear}
        </Button>
      </form>
    </div>
  );
}
