import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Without a scroll for this long the strip is at rest: not every browser tells the end of a scroll, and some tell it late. */
const restMs = 150;

/** The items, and their indexes in the order in which they are seen: styles may order them anew. */
function lookAt(list: HTMLElement) {
  const ways = [...list.querySelectorAll('li')].map((item) => item.offsetLeft - list.offsetLeft);
  const distance = (index: number) => Math.abs(ways[index] ?? 0);
  return { ways, order: [...ways.keys()].sort((a, b) => distance(a) - distance(b)) };
}

/**
 * A strip of items that scrolls sideways: the index of the visible one, its place among them as they are seen, and
 * moving to another with wrap-around. They change at once with a press, and at the end of a swipe: never to an item
 * that only passes by. A strip that gets another width, even in the middle of a scroll, stays at its item; one that is
 * stopped on the way to the item that was pressed goes there, unless a hand takes it.
 */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const [{ index, place }, setSeen] = useState({ index: 0, place: 0 });
  const latest = useRef(0);
  const isSent = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  function go(to: number) {
    if (!strip.current) return;
    const { ways, order } = lookAt(strip.current);
    latest.current = to;
    isSent.current = strip.current.scrollLeft !== ways[to];
    clearTimeout(rest.current);
    setSeen({ index: to, place: order.indexOf(to) });
    strip.current.scrollTo({ left: ways[to] });
  }

  function turn(by: number) {
    if (!strip.current) return;
    const { order } = lookAt(strip.current);
    go(order.at((order.indexOf(latest.current) + by) % order.length) ?? 0);
  }

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    let first = 0;
    const stay = () =>
      list.scrollTo({ left: lookAt(list).ways[latest.current], behavior: 'instant' });
    const settle = () => {
      const { order } = lookAt(list);
      const at = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
      first = order[0] ?? 0;
      const isLost = isSent.current && order[at] !== latest.current;
      isSent.current = false;
      if (isLost) return stay();
      latest.current = order[at] ?? 0;
      setSeen({ index: latest.current, place: at });
    };
    const wait = () => {
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, restMs);
    };
    settle();
    list.addEventListener('scroll', wait);
    for (const hand of ['pointerdown', 'wheel', 'keydown'])
      list.addEventListener(hand, () => (isSent.current = false), { passive: true });
    new ResizeObserver(stay).observe(list);
    // The theme may order them anew, while the strip is still on its way to one of them.
    const theme = new MutationObserver(() => {
      // Who looks at the first one looks at the first of the new theme.
      if (latest.current === first) {
        isSent.current = false;
        list.scrollTo({ left: 0, behavior: 'instant' });
      }
      wait();
    });
    theme.observe(document.documentElement, { attributeFilter: ['class'] });
    // What hangs on the list goes with it.
    return () => theme.disconnect();
  }, []);

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    turn((event.key === 'ArrowRight') === isRtl ? -1 : 1);
  }

  return { strip, index, place, go, turn, onKey };
}
