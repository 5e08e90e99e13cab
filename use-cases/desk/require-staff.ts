import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { findVisitor, type Visitor } from '@/db/account/my-data';
import { visitorTokenHash } from '@/lib/account/session';
import { env } from '@/lib/process/env';

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

/** The address of the person of the house who asks. Sends anybody else to the page that asks for it. */
export async function requireStaff(): Promise<string> {
  const { staff } = await readStaff();
  return staff ?? redirect('/desk');
}
