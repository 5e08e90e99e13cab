'use client';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { submitterOf } from '@/components/browser/submitter';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { addWithGate } from './add-with-gate';
import { Heart, type HeartProps } from './heart';
import { useAction } from './use-action';
import { useConfiguration } from './use-configuration';

type Props = {
  locale: Locale;
  productId: string;
  priceCents: number;
  add: FormAction;
  buy: FormAction;
  /** Absent where nothing can be wished for: compositions of an atelier. */
  heart?: Omit<HeartProps, 'productId'>;
  words: { add: string; adding: string; buy: string };
  /** What stands above the buttons: the price and what it includes. */
  before?: ReactNode;
  children?: ReactNode;
  /** Whether price and button follow in a slim bar once they left the view. */
  hasBar?: boolean;
  /** What stands below the buttons: share, quote. */
  after?: ReactNode;
};

const Total = createContext<{ cents: number; locale: Locale }>({ cents: 0, locale: defaultLocale });

/** The price of what is chosen right now; in the HTML it is that of the piece as it comes. */
export function LivePrice() {
  const { cents, locale } = useContext(Total);
  return <output aria-live="polite">{formatPrice(cents, locale)}</output>;
}

/**
 * The form a piece is bought with. Its options come as children, plain fields that carry their price
 * in `data-cents`; whatever has no choice of edition adds a hidden `productId` and its base price.
 */
export function Purchase({
  locale,
  productId,
  priceCents,
  add,
  buy,
  heart,
  words,
  before,
  children,
  hasBar = false,
  after,
}: Props) {
  const adding = useAction(add, 'cartAddFailed');
  const buying = useAction(buy, 'quoteFailed');
  const element = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(buttons, hasBar);
  const { cents, productId: chosenId } = useConfiguration(element, {
    productId,
    cents: priceCents,
  });

  // What the browser itself posts goes to the address of the button's own action.
  function submit(event: FormEvent<HTMLFormElement>) {
    if (submitterOf(event.nativeEvent)?.dataset.intent !== 'add') return;
    event.preventDefault();
    addWithGate(adding.perform, new FormData(event.currentTarget), 'cart');
  }

  const addWords = adding.isPending ? words.adding : words.add;
  return (
    <Total value={{ cents, locale }}>
      <form ref={element} action={adding.plainPost} onSubmit={submit} className="grid gap-8">
        <input type="hidden" name="locale" value={locale} />
        {before}
        <div ref={buttons} className="grid grid-cols-2 gap-3">
          <Button
            type="submit"
            size="lg"
            data-intent="add"
            disabled={adding.isPending}
            className="px-3!"
          >
            {addWords}
          </Button>
          <Button
            type="submit"
            size="lg"
            variant="hero"
            data-intent="buy"
            formAction={buying.plainPost}
            className="px-3!"
          >
            {words.buy}
          </Button>
        </div>
        {(heart || after) && (
          <div className="-mt-5 flex flex-wrap items-center gap-x-7">
            {heart && <Heart {...heart} productId={chosenId} />}
            {after}
          </div>
        )}
        {children}
        {hasBar && (
          <div className="slim-bar" data-shown={isAway} inert={!isAway}>
            <p className="font-display text-lead lining-nums tabular-nums">
              {formatPrice(cents, locale)}
            </p>
            <Button type="submit" data-intent="add" disabled={adding.isPending}>
              {addWords}
            </Button>
          </div>
        )}
      </form>
    </Total>
  );
}

/** Whether an element was scrolled past, upwards. */
function useIsAway(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!isWatched || !element.current) return;
    // What is still below counts as seen, so that a leap from above to below is noticed as well.
    const watch = new IntersectionObserver(
      (entries) => setAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px 1000000px 0px' },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, isWatched]);
  return isAway;
}
