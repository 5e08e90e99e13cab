import type { ReactNode } from 'react';
import { hasDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { MissingPage } from '@/components/site/missing-page';

/** Rendered per request, not at build time: `STAFF` is only known when the shop runs. */
export const dynamic = 'force-dynamic';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  return (await hasDesk()) ? children : <MissingPage />;
}
