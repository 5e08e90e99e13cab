import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { dropSummary, keepSummary } from '@/components/browser/summary-store';
import type { Summary } from '@/lib/summary';
import { useSummary } from './use-summary';

/**
 * Keeps the summary of the cart page and what this browser remembers in step, across tabs and Back.
 * @param summary what the server counted for this page; none without a session or a database
 * @param isLocked whether the server knows of no session: what is remembered is of an ended one
 * @param changedAt the server's time of the latest change made on this page
 */
export function useSummarySync(summary: Summary | undefined, isLocked: boolean, changedAt: number) {
  const router = useRouter();
  const known = useSummary();
  const askedFor = useRef(0);

  useEffect(() => {
    if (summary) keepSummary(summary);
    if (isLocked) dropSummary();
  }, [summary, isLocked]);

  // Something later than this page and its own changes is known, from another tab or before a Back.
  useEffect(() => {
    const own = Math.max(summary?.at ?? Number.POSITIVE_INFINITY, changedAt);
    if (!known || known.at <= own) return;
    if (askedFor.current !== known.at) {
      askedFor.current = known.at;
      router.refresh();
    } else if (summary) {
      // The server knows nothing later: what this browser remembered was wrong.
      dropSummary();
      keepSummary(summary);
    }
  }, [known, summary, router, changedAt]);
}
