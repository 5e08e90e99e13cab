'use client';
import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Sentence } from '@/lib/i18n/sentence';
import { afterPaint } from './after-paint';
import { Arrow } from './arrow';
import { useSentences } from './use-sentences';

const Zoom = lazy(() => import('./zoom'));

export type ZoomWords = {
  label: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  previous: string;
  next: string;
  /** Where one is: `{index}` of `{total}`. */
  counter: Sentence;
  /** What the strip and a view in it are, to a screen reader. */
  carousel: string;
  slide: string;
};

type Props = {
  label: string;
  /** Name of each view, in order; `id` is what an option names to be shown by it. */
  views: readonly { readonly id: string; readonly title: string; readonly goTo: string }[];
  words: ZoomWords & { enlarge: string };
  /** The views, as items of a list. */
  children: ReactNode;
  /** Small pictures of the views, in the same order. */
  thumbnails: readonly ReactNode[];
  /** What stands beside the buttons: the 3D model. */
  after?: ReactNode;
  enlargeSign: ReactNode;
};

/**
 * The views of a piece in a strip that is swiped: arrows, thumbnails, a counter, and full screen.
 * Without scripts the strip scrolls by itself. Views after the first are fetched once it is touched.
 */
export function Viewer({ label, views, words, children, thumbnails, after, enlargeSign }: Props) {
  const format = useSentences();
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isAwake, setAwake] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const wake = () => setAwake(true);

  function go(to: number) {
    wake();
    const item = strip.current?.children[(to + views.length) % views.length];
    const list = strip.current;
    if (!(item instanceof HTMLElement) || !list) return;
    list.scrollTo({ left: item.offsetLeft - list.offsetLeft });
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

  // An option that can be seen shows the view it is seen in.
  useEffect(() => {
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || !target.dataset.view) return;
      const place = views.findIndex((view) => view.id === target.dataset.view);
      if (place >= 0) afterPaint(() => go(target.checked ? place : 0));
    }
    document.addEventListener('change', onChange);
    return () => document.removeEventListener('change', onChange);
  });

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    event.preventDefault();
    go(index + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  }

  return (
    <section aria-label={label} className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div className="relative" onKeyDown={onKey} onPointerEnter={wake} onTouchStart={wake}>
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={label}
          data-awake={isAwake}
          className="viewer-strip"
          onFocus={wake}
        >
          {children}
        </ul>
        <button
          type="button"
          aria-label={words.enlarge}
          onClick={() => setZoomed(true)}
          className="absolute end-3 top-3 grid size-11 place-items-center bg-paper/90 text-ink"
        >
          {enlargeSign}
        </button>
      </div>
      <div className="flex flex-wrap items-center gap-1 max-lg:px-gutter sm:gap-3">
        <p aria-live="polite" className="me-auto text-small">
          <span className="whitespace-nowrap text-muted lining-nums tabular-nums">
            {format(words.counter, { index: index + 1, total: views.length })}
          </span>
          <span className="ms-3 max-sm:hidden">{views[index]?.title}</span>
        </p>
        {after}
        <Arrow label={words.previous} onClick={() => go(index - 1)} isBack />
        <Arrow label={words.next} onClick={() => go(index + 1)} />
      </div>
      <ul className="grid auto-cols-fr grid-flow-col gap-2 max-lg:hidden">
        {views.map((view, place) => (
          <li key={view.id}>
            <button
              type="button"
              aria-label={view.goTo}
              aria-current={place === index}
              onClick={() => go(place)}
              className="thumbnail"
            >
              {thumbnails[place]}
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {isZoomed && strip.current && (
          <Zoom
            items={[...strip.current.children]}
            index={index}
            words={words}
            onView={go}
            onClose={() => setZoomed(false)}
          />
        )}
      </Suspense>
    </section>
  );
}
