import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** A strip of items that scrolls sideways: the index of the visible one, and moving to another with wrap-around. */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  function go(to: number) {
    const list = strip.current;
    const item = list?.children[(to + count) % count];
    if (item instanceof HTMLElement) list?.scrollTo({ left: item.offsetLeft - list.offsetLeft });
  }

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const watch = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) {
          if (entry.isIntersecting) setIndex([...list.children].indexOf(entry.target));
        }
      },
      { root: list, threshold: 0.6 },
    );
    for (const item of list.children) watch.observe(item);
    return () => watch.disconnect();
  }, []);

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    go(index + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  }

  return { strip, index, go, onKey };
}
