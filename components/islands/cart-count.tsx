'use client';
import type { Sentence } from '@/lib/i18n/sentence';
import { useSentences } from './use-sentences';
import { useSummary } from './use-summary';

/** The number of pieces in the cart; nothing while it is empty. */
export function CartCount({ label }: { label: Sentence }) {
  const count = useSummary()?.count ?? 0;
  const format = useSentences();
  if (count === 0) return null;
  return (
    <span className="text-gold-text lining-nums tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only"> ({format(label, { count })})</span>
    </span>
  );
}
