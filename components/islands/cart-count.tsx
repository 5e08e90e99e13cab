'use client';
import { useSummary } from './use-summary';

/** The number of pieces in the cart; nothing while it is empty. */
export function CartCount({ label }: { label: string }) {
  const count = useSummary()?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className="text-gold-text lining-nums tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> ({label.replace('#', String(count))})</span>
    </span>
  );
}
