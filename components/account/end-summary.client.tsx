'use client';
import { useEffect } from 'react';
import { deleteSummary } from '@/components/ui/browser/summary-store.client';

/** On a page without a session: deletes the summary that this and other tabs show. */
export function EndSummary() {
  useEffect(deleteSummary, []);
  return null;
}
