import { useSyncExternalStore } from 'react';
import { readList } from '@/lib/catalogue/compare/compare-list';
import { comparedText, subscribeToCompared } from './compare-store.client';

/** Words of the configurations to compare; none in the HTML of a page and while it hydrates. */
export function useCompared(): string[] {
  return readList(useSyncExternalStore(subscribeToCompared, comparedText, () => ''));
}
