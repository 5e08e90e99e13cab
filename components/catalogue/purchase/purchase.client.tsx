'use client';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { submitterOf } from '@/components/ui/form/submitter.client';
import { useAction } from '@/components/ui/form/use-action.client';
import type { FormAction } from '@/lib/action';
import type { Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { addOrSubscribe } from './add-or-subscribe';
import { Heart, type HeartProps } from './heart.client';
import { Total } from './live-price.client';
import { type BarProps, PurchaseButtons, SlimBar } from './purchase-buttons';
import { useBar } from './use-bar.client';
import { useConfiguration } from './use-configuration.client';

type Props = {
  locale: Locale;
  productId: string;
  priceCents: number;
  add: FormAction;
  buy: FormAction;
  /** Absent for compositions, which cannot be put in the wishlist. */
  heart?: Omit<HeartProps, 'productId' | 'piece'>;
  words: { add: string; adding: string; buy: string };
  /** What delivery costs with each button. */
  notes: Readonly<Record<'add' | 'buy', string>>;
  /** Price, editions and options. */
  children?: ReactNode;
  /** Picture, name and a note, for a bar that repeats price and button while those of the form are out of view. */
  bar?: BarProps['words'] & {
    /** Whether it is shown before a script knows where the buttons are: they are not on the first screen. */
    readonly isFirst: boolean;
  };
  /** Beside the heart: keep, share. */
  icons?: ReactNode;
  /** Content below: compare, ask for an offer, guarantees. */
  after?: ReactNode;
};

/**
 * The purchase form of a piece: its buttons stand below what they depend on. Its options are children: native fields
 * with their price in `data-cents`. A piece without editions adds a hidden `productId` and its base price.
 */
export function Purchase(props: Props) {
  const { locale, productId, priceCents, heart, words, bar } = props;
  const adding = useAction(props.add, 'cartAddFailed', bar);
  const buying = useAction(props.buy, 'checkoutFailed');
  const element = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isBarShown = useBar(buttons, bar?.isFirst);
  const start = { productId, cents: priceCents };
  const { cents, productId: chosenId, word } = useConfiguration(element, start);

  // Other buttons send the form by their own click, which submits nothing.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (submitterOf(event.nativeEvent)?.dataset.intent === 'buy') buying.perform(form);
    else addOrSubscribe(adding.perform, form, 'cart', bar);
  }

  const { isPending } = adding;
  const buyButton = { name: words.buy, isPending: buying.isPending };
  const addButton = { name: isPending ? words.adding : words.add, isPending };
  return (
    <Total value={{ word, cents, locale }}>
      <form ref={element} action={adding.plainPost} onSubmit={submit} className="grid gap-8">
        <input type="hidden" name="locale" value={locale} />
        {props.children}
        <div className="grid gap-3">
          <div ref={buttons} className="grid gap-2 text-center text-muted text-small">
            <PurchaseButtons
              add={addButton}
              buy={buyButton}
              notes={props.notes}
              buyAction={buying.plainPost}
            />
          </div>
          <div className="icon-row flex flex-wrap items-center">
            {heart && <Heart {...heart} productId={chosenId} piece={bar} />}
            {props.icons}
          </div>
          {props.after}
        </div>
        {bar && (
          <SlimBar
            isShown={isBarShown}
            price={formatPrice(cents, locale)}
            add={addButton}
            words={bar}
          />
        )}
      </form>
    </Total>
  );
}
