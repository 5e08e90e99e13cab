import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { findVisitor, type Visitor } from '@/db/account/my-data';
import { visitorTokenHash } from '@/lib/account/session';
import { env } from '@/lib/process/env';
import type { SearchParams } from '@/lib/search-params';

/**
 * Who asks, and the address that opens the desk to them: that of a proven session, as long as `STAFF` names
 * it. Leaves with a 404 where nobody is named.
 */
export async function readStaff(): Promise<{ visitor?: Visitor; staff?: string }> {
  const { STAFF } = env();
  if (!STAFF) notFound();
  const hash = await visitorTokenHash();
  const visitor = hash ? await findVisitor(hash) : undefined;
  const isStaff = visitor?.isProven === true && STAFF.includes(visitor.email);
  return { visitor, staff: isStaff ? visitor.email : undefined };
}

/**
 * The address of the person of the house who asks. Sends anybody else to the page that asks for it, whose link by mail
 * leads back.
 * @param page path of the page that was asked for
 * @param query of its address: what it says of a form, the other page says instead
 */
export async function requireStaff(
  page: string,
  { notice, wait }: SearchParams = {},
): Promise<string> {
  const { staff } = await readStaff();
  if (staff) return staff;
  const kept = Object.entries({ back: page, notice, wait }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  redirect(`/desk?${new URLSearchParams(kept)}`);
}
