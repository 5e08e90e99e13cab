'use client';
import { useEffect } from 'react';
import { deleteSummary } from '@/components/ui/browser/summary-store.client';

/** On a page whose visitor has no session: what this and other tabs show of one is gone. */
export function EndSummary() {
  useEffect(deleteSummary, []);
  return null;
}
