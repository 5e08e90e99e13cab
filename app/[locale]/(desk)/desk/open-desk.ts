import 'server-only';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { leaveSession } from '@/app/_actions/my-data';
import { countWaiting } from '@/db/desk/desk';
import { defaultLocale } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { env } from '@/lib/process/env';
import type { SearchParams } from '@/lib/search-params';
import { requireStaff } from '@/use-cases/desk/require-staff';

/** Whether there is a desk: in French only, and when `STAFF` is not empty. */
export async function hasDesk(): Promise<boolean> {
  return (await currentLocale()) === defaultLocale && env().STAFF !== undefined;
}

/** Ends the request with a 404 where there is no desk. */
export async function requireDesk(): Promise<void> {
  if (!(await hasDesk())) notFound();
}

/** The head of a page of the desk: not indexed. */
export async function deskMetadata(title: string): Promise<Metadata> {
  await requireDesk();
  return { title, robots: { index: false, follow: false } };
}

/**
 * What each page of the desk shows around its own content. Everyone outside the house is redirected.
 * @param page path of the page
 * @param query of its address
 */
export async function openDesk(page: string, query: SearchParams) {
  await requireDesk();
  const staff = await requireStaff(page, query);
  return { staff, waiting: await countWaiting(), leave: leaveSession, query };
}
