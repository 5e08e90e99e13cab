'use client';
import type { ReactNode } from 'react';
import { useSummary } from '@/components/ui/browser/use-summary.client';

/** Shows its children until the visitor has subscribed. */
export function UntilJoined({ children }: { children: ReactNode }) {
  return useSummary() ? null : children;
}
