'use client';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useIsAway } from '@/components/ui/browser/use-is-away.client';
import { submitterOf } from '@/components/ui/form/submitter.client';
import { useAction } from '@/components/ui/form/use-action.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { addOrSubscribe } from './add-or-subscribe';
import { Heart, type HeartProps } from './heart.client';
import { Total } from './live-price.client';
import { PurchaseButtons, SlimBar } from './purchase-buttons';
import { useConfiguration } from './use-configuration.client';

type Props = {
  locale: Locale;
  productId: string;
  priceCents: number;
  add: FormAction;
  buy: FormAction;
  /** Absent for compositions, which cannot be put in the wishlist. */
  heart?: Omit<HeartProps, 'productId'>;
  words: { add: string; adding: string; buy: string };
  /** Content above the buttons: the price and what it includes. */
  before?: ReactNode;
  children?: ReactNode;
  /** What stands below the price in a slim bar, which repeats price and button once they are out of view. */
  barNote?: ReactNode;
  /** Content below the buttons: keep, share, ask for an offer. */
  after?: ReactNode;
};

/**
 * The purchase form of a piece. Its options are children: native fields with their price in
 * `data-cents`. A piece without editions adds a hidden `productId` and its base price.
 */
export function Purchase(props: Props) {
  const { locale, productId, priceCents, heart, words, barNote } = props;
  const adding = useAction(props.add, 'cartAddFailed');
  const buying = useAction(props.buy, 'checkoutFailed');
  const element = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(buttons, !!barNote);
  const start = { productId, cents: priceCents };
  const { cents, productId: chosenId, word } = useConfiguration(element, start);

  // Other buttons send the form by their own click, which submits nothing.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (submitterOf(event.nativeEvent)?.dataset.intent === 'buy') buying.perform(form);
    else addOrSubscribe(adding.perform, form, 'cart');
  }

  const { isPending } = adding;
  const buyButton = { name: words.buy, isPending: buying.isPending };
  const addButton = { name: isPending ? words.adding : words.add, isPending };
  return (
    <Total value={{ word, cents, locale }}>
      <form ref={element} action={adding.plainPost} onSubmit={submit} className="grid gap-8">
        <HiddenFields fields={{ locale }} />
        {props.before}
        <div ref={buttons} className="grid grid-cols-2 gap-3">
          <PurchaseButtons add={addButton} buy={buyButton} buyAction={buying.plainPost} />
        </div>
        {(heart || props.after) && (
          <div className="-mt-5 flex flex-wrap items-center gap-x-4">
            {heart && <Heart {...heart} productId={chosenId} />}
            {props.after}
          </div>
        )}
        {props.children}
        {barNote && (
          <SlimBar
            isShown={isAway}
            price={formatPrice(cents, locale)}
            add={addButton}
            note={barNote}
          />
        )}
      </form>
    </Total>
  );
}
