import { useSyncExternalStore } from 'react';
import { comparedText, subscribeToCompared } from '@/components/browser/compare-store';
import { readList } from '@/lib/compare-list';

/** Words of the configurations to compare; none in the HTML of a page and while it hydrates. */
export function useCompared(): string[] {
  return readList(useSyncExternalStore(subscribeToCompared, comparedText, () => ''));
}
