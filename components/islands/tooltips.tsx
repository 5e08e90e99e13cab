'use client';
import { useEffect, useRef, useState } from 'react';

/** How long a pointer rests on a button before its name appears. */
const delayMs = 700;
/** Another name within this time of the last one appears at once. */
const skipMs = 300;

type Tip = { readonly text: string; readonly left: number; readonly top: number };

/** The name of whatever carries `data-tooltip`, below it, on hover and on focus. */
export default function Tooltips() {
  const [tip, setTip] = useState<Tip>();
  const hiddenAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function hide() {
      clearTimeout(timer);
      setTip((old) => {
        if (old) hiddenAt.current = performance.now();
        return undefined;
      });
    }

    function aim(event: Event) {
      if (event.target instanceof Element) announce(event.target.closest('[data-tooltip]'));
    }

    function announce(target: Element | null) {
      if (!(target instanceof HTMLElement)) return;
      const wait = performance.now() - hiddenAt.current < skipMs ? 0 : delayMs;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const box = target.getBoundingClientRect();
        const text = target.dataset.tooltip ?? '';
        setTip({ text, left: box.left + box.width / 2, top: box.bottom });
      }, wait);
    }

    const shows = ['pointerover', 'focusin'] as const;
    const hides = ['pointerout', 'focusout', 'pointerdown', 'scroll', 'keydown'] as const;
    for (const name of shows) document.addEventListener(name, aim);
    for (const name of hides) document.addEventListener(name, hide, { passive: true });
    // What called for this island was there before it.
    announce(document.querySelector('[data-tooltip]:is(:hover, :focus)'));
    return () => {
      clearTimeout(timer);
      for (const name of shows) document.removeEventListener(name, aim);
      for (const name of hides) document.removeEventListener(name, hide);
    };
  }, []);

  if (!tip) return null;
  return (
    <div
      role="tooltip"
      className="pointer-events-none fixed z-50 mt-2 -translate-x-1/2 whitespace-nowrap bg-ink px-3 py-1.5 text-ground text-small"
      style={{ left: `clamp(6rem, ${tip.left}px, calc(100vw - 6rem))`, top: tip.top }}
    >
      {tip.text}
    </div>
  );
}
