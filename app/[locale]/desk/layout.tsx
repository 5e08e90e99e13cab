import type { ReactNode } from 'react';

/** A build may not record an answer: who is named in `STAFF` is known when the shop runs. */
export const dynamic = 'force-dynamic';

export default function DeskLayout({ children }: { children: ReactNode }) {
  return children;
}
