'use client';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/ui/button';
import type { FormAction } from '@/lib/action';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { addWithGate } from './add-with-gate';
import { newKey } from './new-key';
import { submitterOf } from './submitter';
import { currentSummary, useSummary } from './summary-store';
import { useAction } from './use-action';

type Props = {
  locale: Locale;
  productId: string;
  priceCents: number;
  add: FormAction;
  /** Absent where nothing can be wished for: compositions of an atelier. */
  wish?: FormAction;
  /** What stands before its name; filled while the button is pressed. */
  heart?: ReactNode;
  buy: FormAction;
  words: { add: string; adding: string; buy: string; wish?: string; wished?: string };
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

function chosenCents(form: HTMLFormElement): number {
  const chosen = form.querySelectorAll<HTMLInputElement>('input[data-cents]:checked');
  return [...chosen].reduce((sum, input) => sum + Number(input.dataset.cents), 0);
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
  wish,
  heart,
  buy,
  words,
  before,
  children,
  hasBar = false,
  after,
}: Props) {
  const [cents, setCents] = useState(priceCents);
  const adding = useAction(add, 'cartAddFailed');
  const wishing = useAction(wish ?? add, 'wishlistAddFailed');
  const buying = useAction(buy, 'quoteFailed');
  const isWished = useSummary()?.hearts.includes(productId) ?? false;

  const element = useRef<HTMLFormElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isAway = useIsAway(buttons, hasBar);
  const recount = useCallback(() => {
    const form = element.current;
    if (!form) return;
    const hasEdition = form.querySelector('input[name=productId][data-cents]') !== null;
    setCents((hasEdition ? 0 : priceCents) + chosenCents(form));
  }, [priceCents]);

  // A browser that comes back to the page may have kept what was ticked.
  useEffect(recount, [recount]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const intent = submitterOf(event)?.dataset.intent;
    if (intent === 'buy') return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.set('key', newKey());
    addWithGate(intent === 'wish' ? wishing.perform : adding.perform, form, currentSummary());
  }

  return (
    <Total value={{ cents, locale }}>
      <form
        ref={element}
        action={adding.plainPost}
        onSubmit={submit}
        onChange={recount}
        className="grid gap-8"
      >
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
            {adding.isPending ? words.adding : words.add}
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
        {(wish || after) && (
          <div className="-mt-5 flex flex-wrap items-center gap-x-7">
            {wish && (
              <Button
                type="submit"
                variant="ghost"
                data-intent="wish"
                formAction={wishing.plainPost}
                disabled={wishing.isPending}
                aria-pressed={isWished}
                className="group px-0!"
              >
                {heart}
                {isWished ? words.wished : words.wish}
              </Button>
            )}
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
              {adding.isPending ? words.adding : words.add}
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
