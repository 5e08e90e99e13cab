'use client';
import type { ReactNode } from 'react';
import { useSummary } from './use-summary';

/** Shows its children until the visitor has subscribed. */
export function UntilJoined({ children }: { children: ReactNode }) {
  return useSummary() ? null : children;
}
