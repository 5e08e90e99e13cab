import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import type { Summary } from '@/lib/cart/summary';
import { currentSummary, deleteSummary, storeSummary } from './summary-store.client';
import { useSummary } from './use-summary.client';

/**
 * Synchronises the summary of the cart page with the cookie, across tabs and Back.
 * @param summary from the server; none without a session or a database
 * @param isLocked whether there was no session when the page was made: the cookie is left over from one that ended, or
 *   newer than a page that was recorded or cached
 * @param changedAt server time of the latest change made on this page
 */
export function useSummarySync(summary: Summary | undefined, isLocked: boolean, changedAt: number) {
  const router = useRouter();
  const known = useSummary();
  const askedFor = useRef(0);
  const wasKnown = useRef(false);

  const [isAsking, startAsking] = useTransition();

  useEffect(() => {
    if (summary) storeSummary(summary);
  }, [summary]);

  useEffect(() => {
    if (!isLocked || isAsking || !navigator.onLine) return;
    const left = known ?? currentSummary();
    // The server was asked, and knows of no session either.
    if (!left || askedFor.current === left.at) return deleteSummary();
    askedFor.current = left.at;
    startAsking(() => router.refresh());
  }, [isLocked, known, isAsking, router]);

  // The cookie is newer than this page and its own changes: another tab, or a page after Back.
  useEffect(() => {
    // The session has ended in another tab.
    const isOver = summary && !known && wasKnown.current;
    wasKnown.current = known !== undefined;
    if (isOver) router.refresh();
    const own = Math.max(summary?.at ?? Number.POSITIVE_INFINITY, changedAt);
    if (!known || known.at <= own) return;
    if (askedFor.current !== known.at) {
      askedFor.current = known.at;
      router.refresh();
    } else if (summary) {
      // The server has nothing newer: the cookie was wrong.
      deleteSummary();
      storeSummary(summary);
    }
  }, [known, summary, router, changedAt]);
}
