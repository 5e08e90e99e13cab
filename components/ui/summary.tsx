import type { ReactNode } from 'react';

/** The line that unfolds a `<details className="group">`, with a plus that turns. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-display text-lead hover:text-gold-text">
      {children}
      <span aria-hidden="true" className="transition-transform group-open:rotate-45">
        +
      </span>
    </summary>
  );
}
