import { useSyncExternalStore } from 'react';
import type { Summary } from '@/lib/cart/summary';
import { currentSummary, subscribeToSummary } from './summary-store.client';

/** The visitor's summary, kept up to date; `undefined` without a session. */
export function useSummary(): Summary | undefined {
  return useSyncExternalStore(subscribeToSummary, currentSummary, () => undefined);
}
