'use client';
import { type ReactNode, useRef } from 'react';

type Props = { label: string; names: ReactNode; children: ReactNode };

/** A table that scrolls sideways, and the names of its columns, which stay in view and scroll along. */
export function Sideways({ label, names, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className="min-w-0">
      <div ref={strip} aria-hidden="true" className="comparison-names">
        {names}
      </div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keyboard
        tabIndex={0}
        className="comparison"
        onScroll={({ currentTarget }) => {
          if (strip.current) strip.current.scrollLeft = currentTarget.scrollLeft;
        }}
      >
        {children}
      </section>
    </div>
  );
}
