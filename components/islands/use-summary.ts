import { useSyncExternalStore } from 'react';
import { currentSummary, subscribeToSummary } from '@/components/browser/summary-store';
import type { Summary } from '@/lib/summary';

/** The visitor's summary, kept up to date; `undefined` without a session. */
export function useSummary(): Summary | undefined {
  return useSyncExternalStore(subscribeToSummary, currentSummary, () => undefined);
}
