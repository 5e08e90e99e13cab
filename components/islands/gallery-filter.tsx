'use client';
import { type MouseEvent, type ReactNode, useDeferredValue, useState } from 'react';

type Filter = { readonly id: string; readonly label: string; readonly path: string };

type Props = {
  label: string;
  filters: readonly Filter[];
  /** The filter whose page this is. */
  initial: string;
  /** `2 vues`, by filter. */
  counts: Readonly<Record<string, string>>;
  children: ReactNode;
};

/**
 * Filters the wall without asking the server: each filter is a page of its own, and its link works
 * without JavaScript; with it, the items that do not fit fold away where they hang.
 */
export function GalleryFilter({ label, filters, initial, counts, children }: Props) {
  const [current, setCurrent] = useState(initial);
  // The link changes at once; the grid follows in a second rendering.
  const shown = useDeferredValue(current);

  function choose(event: MouseEvent<HTMLAnchorElement>, { id, path }: Filter) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setCurrent(id);
    window.history.replaceState(null, '', path);
  }

  return (
    <>
      <nav aria-label={label} className="flex flex-wrap gap-x-8 gap-y-3 border-line border-b pb-5">
        {filters.map((filter) => (
          <a
            key={filter.id}
            href={filter.path}
            aria-current={filter.id === current ? 'true' : undefined}
            onClick={(event) => choose(event, filter)}
            className="min-w-6 py-2 text-center text-label uppercase transition-colors hover:text-gold-text aria-[current=true]:text-gold-text aria-[current=true]:underline aria-[current=true]:underline-offset-8"
          >
            {filter.label}
          </a>
        ))}
      </nav>
      <p role="status" className="pt-5 text-muted text-small">
        {counts[shown]}
      </p>
      <div data-filter={shown} className="wall">
        {children}
      </div>
    </>
  );
}
