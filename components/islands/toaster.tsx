'use client';
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { use, useEffect, useRef, useState } from 'react';
import { browserWords } from '@/lib/i18n/browser-words';
import { directionOf, type Locale, localePath } from '@/lib/i18n/locales';
import { formatSentence, type Sentence } from '@/lib/i18n/sentence';
import { waitText } from '@/lib/wait';
import type { Toast } from './signals';

const shownMs = 5_000;

/** Where to look at what was just put somewhere. */
const places = { added: '/cart', listed: '/cart?tab=wishlist' } as const;

type Props = Toast & {
  locale: Locale;
  label: string;
  /** The sentence of a refusal that says how long to wait. */
  tooMany: Sentence;
  number: number;
};

/** One toast at a time, in the lower corner where lines end, for five seconds; Alt+T leads to it. */
export default function Toaster({ locale, label, tooMany, result, undo, number }: Props) {
  const { done, errors, toaster } = use(browserWords(locale));
  const said = result.ok ? done[result.code] : errors[result.code];
  const isWait = !result.ok && result.code === 'tooMany';
  const text = isWait
    ? formatSentence(tooMany, locale, { wait: waitText(locale, result.waitSeconds) })
    : said.text;
  const place = result.ok && (result.code === 'added' || result.code === 'listed') && result.code;
  const path = place && localePath(locale, places[place]);
  const [closed, setClosed] = useState(0);
  const frame = useRef<HTMLDivElement>(null);

  // A modal dialog covers all but the top layer: each toast enters it anew, above any dialog.
  useEffect(() => {
    if (number === 0) return;
    frame.current?.hidePopover?.();
    frame.current?.showPopover?.();
  }, [number]);

  return (
    <Provider
      duration={shownMs}
      label={toaster.label}
      swipeDirection={directionOf(locale) === 'rtl' ? 'left' : 'right'}
    >
      <Root
        key={number}
        open={closed < number}
        onOpenChange={(open) => !open && setClosed(number)}
        type={result.ok ? 'background' : 'foreground'}
        data-tone={result.ok ? 'default' : 'destructive'}
        className="toast"
      >
        <Title className="font-display text-lead">{said.title}</Title>
        <Close aria-label={toaster.close} className="size-8 text-lead leading-none">
          <span aria-hidden="true">×</span>
        </Close>
        {text && <Description className="col-span-2 text-small">{text}</Description>}
        {undo && (
          <Action asChild altText={toaster.undo}>
            <button type="button" className="toast-action" onClick={undo}>
              {toaster.undo}
            </button>
          </Action>
        )}
        {place && path && !location.pathname.endsWith(places.added) && (
          <Action asChild altText={toaster[place]}>
            <a href={path} data-ahead="never" className="toast-action">
              {toaster[place]}
            </a>
          </Action>
        )}
      </Root>
      <div ref={frame} popover="manual" className="toasts">
        <Viewport
          hotkey={['altKey', 'KeyT']}
          label={label}
          className="grid list-none gap-3 outline-none"
        />
      </div>
    </Provider>
  );
}
