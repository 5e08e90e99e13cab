import type { ReactNode } from 'react';
import { hasDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { MissingPage } from '@/components/site/missing-page';

/** A build may not record an answer: who is named in `STAFF` is known when the shop runs. */
export const dynamic = 'force-dynamic';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  return (await hasDesk()) ? children : <MissingPage />;
}
