'use client';
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { use, useEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/action';
import { toastWords } from '@/lib/i18n/island-words';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { waitText } from '@/lib/wait';

const shownMs = 5_000;

type Props = { locale: Locale; result: ActionResult; number: number };

/** One toast at a time, in the lower corner where lines end, for five seconds; Alt+T leads to it. */
export default function Toaster({ locale, result, number }: Props) {
  const { done, errors, toaster } = use(toastWords(locale));
  const said = result.ok ? done[result.code] : errors[result.code];
  const text = said.text.replace('{wait}', waitText(locale, result.ok ? 0 : result.waitSeconds));
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
        className="group grid animate-[rise_300ms_var(--ease-calm)] grid-cols-[1fr_auto] items-start gap-x-6 gap-y-1 border-gold border-s-2 bg-ink px-6 py-5 text-ground data-[tone=destructive]:border-danger data-[tone=destructive]:bg-danger"
      >
        <Title className="font-display text-lead">{said.title}</Title>
        <Close aria-label={toaster.close} className="size-8 text-lead leading-none">
          <span aria-hidden="true">×</span>
        </Close>
        {text && <Description className="col-span-2 text-small">{text}</Description>}
      </Root>
      <div
        ref={frame}
        popover="manual"
        className="inset-auto bottom-0 w-full max-w-md bg-transparent p-5 open:block sm:p-8"
        style={{ insetInlineEnd: 0 }}
      >
        <Viewport
          hotkey={['altKey', 'KeyT']}
          label={`${toaster.label} (Alt+T)`}
          className="grid list-none gap-3 outline-none"
        />
      </div>
    </Provider>
  );
}
