'use client';
import { Provider, Root, Viewport } from '@radix-ui/react-toast';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { Toast } from '@/components/ui/browser/channels.client';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { directionOf, type Locale, localePath } from '@/lib/i18n/locales';
import { formatSentence, type Sentence } from '@/lib/i18n/sentence';
import { waitText } from '@/lib/process/wait';
import { ToastBody } from './toast-body';

/** Pages that toasts link to. */
const places = { added: '/cart', listed: '/cart?tab=wishlist' } as const;

type Props = Toast & {
  locale: Locale;
  words: BrowserWords;
  label: string;
  /** The sentence of a refusal that says how long to wait. */
  tooMany: Sentence;
  number: number;
};

/** Pixels from the top of the window that a toast may cover. */
const toastReach = 320;

/** Whether what was just pressed stands where a toast would cover it. */
function isHigh(pressed: Element | null): boolean {
  if (!pressed || pressed === document.body) return false;
  const { top, bottom } = pressed.getBoundingClientRect();
  return bottom > 0 && top < toastReach;
}

/**
 * One toast at a time, below the header at its end, for five seconds; at the bottom where it would cover what was
 * pressed. Alt+T focuses it.
 */
export default function Toaster({ locale, words, label, tooMany, number, ...toast }: Props) {
  const { result, piece, undo, restart } = toast;
  const { done, errors, toaster } = words;
  const message = result.ok ? done[result.code] : errors[result.code];
  const text =
    !result.ok && result.code === 'tooMany'
      ? formatSentence(tooMany, locale, { wait: waitText(locale, result.waitSeconds) })
      : message.text;
  const place = result.ok && (result.code === 'added' || result.code === 'listed') && result.code;
  const isHere = location.pathname.endsWith(places.added);
  const path = place && !isHere && localePath(locale, places[place]);
  const [closed, setClosed] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);

  // A modal dialog covers all but the top layer: each toast enters it again, above any dialog.
  useEffect(() => {
    if (number === 0 || !frame.current) return;
    frame.current.dataset.end = isHigh(document.activeElement) ? 'bottom' : 'top';
    frame.current.hidePopover?.();
    frame.current.showPopover?.();
  }, [number]);

  /** Keeps the place that the focus comes from, for when the toast is closed. */
  function keepPlace({ relatedTarget }: FocusEvent<HTMLElement>) {
    if (frame.current?.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }

  function close() {
    setClosed(number);
    // Whoever has read on meanwhile stays there.
    if (frame.current?.contains(document.activeElement))
      before.current?.focus({ preventScroll: true });
  }

  return (
    <Provider
      duration={5_000}
      label={toaster.label}
      swipeDirection={directionOf(locale) === 'rtl' ? 'left' : 'right'}
    >
      <Root
        key={number}
        open={closed < number}
        onOpenChange={(open) => !open && close()}
        type={result.ok ? 'background' : 'foreground'}
        data-tone={result.ok ? 'default' : 'destructive'}
        className="toast"
      >
        <ToastBody
          title={message.title}
          text={text}
          words={toaster}
          piece={place ? piece : undefined}
          act={
            undo
              ? { text: toaster.undo, run: undo }
              : restart && { text: toaster.restart, run: restart }
          }
          link={path ? { path, text: toaster[place] } : undefined}
        />
      </Root>
      <div ref={frame} popover="manual" className="toasts">
        <Viewport
          hotkey={['altKey', 'KeyT']}
          label={label}
          onFocus={keepPlace}
          className="grid list-none gap-3 outline-none"
        />
      </div>
    </Provider>
  );
}
