'use client';
import type { FormEvent, ReactNode } from 'react';
import type { PlainAction } from '@/components/account/plain-form';
import { Button } from '@/components/ui/button';
import { ActionButton } from '@/components/ui/form/action-button.client';
import { useAction } from '@/components/ui/form/use-action.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { CartTotals } from '@/lib/cart/cart';
import type { Locale } from '@/lib/i18n/locales';
import type { CartWords } from './cart-row';
import { CartSums } from './cart-sums';

type Props = {
  locale: Locale;
  totals: CartTotals;
  checkout: FormAction;
  offer: PlainAction;
  words: CartWords;
  isBusy: boolean;
  /** When and where it is installed. */
  installation: ReactNode;
  /** The form that names another destination, and that other countries get a quote. */
  abroad: ReactNode;
  /** Another way to buy what is in it. */
  children?: ReactNode;
};

/** The totals of the cart and the checkout button, which waits until every change has reached the server. */
export function CartSummary({
  locale,
  totals,
  checkout,
  offer,
  words,
  isBusy,
  installation,
  abroad,
  children,
}: Props) {
  const { plainPost, perform, isPending } = useAction(checkout, 'checkoutFailed');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    perform(new FormData(event.currentTarget));
  }
  return (
    <div className="grid content-start gap-6 self-start border-gold border-t bg-paper p-8 lg:sticky lg:top-28">
      <form action={plainPost} onSubmit={submit} className="grid gap-6">
        <HiddenFields fields={{ locale }} />
        <h2 className="text-heading">{words.summary}</h2>
        <CartSums totals={totals} words={words} locale={locale} />
        <Button type="submit" size="lg" isOff={isBusy || isPending}>
          {words.checkout}
        </Button>
        <ActionButton formAction={offer} variant="link" className="py-2" isOff={isBusy}>
          {words.offer}
        </ActionButton>
      </form>
      {children}
      {installation && <p className="text-small">{installation}</p>}
      <div className="grid gap-3 text-small">{abroad}</div>
      <p className="text-muted text-small">{words.taxIncluded}</p>
    </div>
  );
}
