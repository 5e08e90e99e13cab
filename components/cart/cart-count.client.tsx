'use client';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { useSummary } from '@/components/ui/browser/use-summary.client';
import type { Sentence } from '@/lib/i18n/sentence';

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
