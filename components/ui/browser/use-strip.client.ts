import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** In browsers that do not report the end of a scroll: without an event for this long, the strip is at rest. */
const restMs = 150;

function showItem(list: HTMLElement, place: number, behavior?: ScrollBehavior): void {
  const item = list.children[place];
  if (item instanceof HTMLElement)
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft, behavior });
}

/**
 * A strip of items that scrolls sideways: the index of the visible one, and moving to another with wrap-around. The
 * index changes at once with a press, and at the end of a swipe: never to an item that only passes by. A strip that
 * gets another width, even in the middle of a scroll, stays at its item.
 */
export function useStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const latest = useRef(0);

  function go(to: number) {
    latest.current = (to + count) % count;
    setIndex(latest.current);
    if (strip.current) showItem(strip.current, latest.current);
  }

  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    let rest: ReturnType<typeof setTimeout>;
    const settle = () => {
      latest.current = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
      setIndex(latest.current);
    };
    const wait = () => {
      clearTimeout(rest);
      rest = setTimeout(settle, restMs);
    };
    const [end, onEnd] = 'onscrollend' in list ? ['scrollend', settle] : ['scroll', wait];
    settle();
    list.addEventListener(end, onEnd);
    const resize = new ResizeObserver(() => showItem(list, latest.current, 'instant'));
    resize.observe(list);
    return () => {
      clearTimeout(rest);
      resize.disconnect();
      list.removeEventListener(end, onEnd);
    };
  }, []);

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    go(index + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  }

  return { strip, index, go, onKey };
}
