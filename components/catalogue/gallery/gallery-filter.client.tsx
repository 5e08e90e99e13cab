'use client';
import {
  type MouseEvent,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import { type Filter, FilterLinks } from './filter-links';

type Props = {
  label: string;
  filters: readonly Filter[];
  /** The filter of this page. */
  initial: string;
  /** `2 vues`, by filter. */
  counts: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * Filters the gallery in the browser. Each filter is also a page, so the links work without JavaScript.
 */
export function GalleryFilter({ label, filters, initial, counts, children }: Props) {
  const [current, setCurrent] = useState(initial);
  // The link updates at once; the grid follows in a deferred render.
  const shown = useDeferredValue(current);

  const title = filters.find(({ id }) => id === current)?.title ?? '';

  // After an early press, React still gives the window the title of the page that was served.
  useLayoutEffect(() => {
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    name();
    const head = new MutationObserver(name);
    head.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => head.disconnect();
  }, [title]);

  function choose(event: MouseEvent<HTMLAnchorElement>, { id, path }: Filter) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(id);
    window.history.replaceState(null, '', path);
  }

  return (
    <>
      <FilterLinks label={label} filters={filters} current={current} choose={choose} />
      <p role="status" className="pt-5 text-muted text-small">
        {counts[shown]}
      </p>
      <div data-filter={shown} className="gallery-grid">
        {children}
      </div>
    </>
  );
}
