import type { ReactNode } from 'react';

/** A plus beside what unfolds, a minus while it is unfolded. */
export function FoldMark() {
  return <span aria-hidden="true" className="fold-mark" />;
}

/** The line that unfolds a `<details className="group">`. */
export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className="flex list-none items-baseline justify-between gap-6 py-5 font-display text-lead hover:text-gold-text">
      {children}
      <FoldMark />
    </summary>
  );
}
