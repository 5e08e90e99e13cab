import 'server-only';
import { notFound, redirect } from 'next/navigation';
import type { ProvenEmail } from '@/lib/account/proof';
import { env } from '@/lib/process/env';
import type { SearchParams } from '@/lib/search-params';
import { provenVisitor } from '@/use-cases/account/read-visitor';

/**
 * The address that opens the desk to who asks: the one they have proven, as long as `STAFF` names it. Leaves with a 404
 * where nobody is named.
 */
export async function findStaff(): Promise<ProvenEmail | undefined> {
  const { STAFF } = env();
  if (!STAFF) notFound();
  const proven = await provenVisitor();
  return proven && STAFF.includes(proven) ? proven : undefined;
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
): Promise<ProvenEmail> {
  const staff = await findStaff();
  if (staff) return staff;
  const kept = Object.entries({ back: page, notice, wait }).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  redirect(`/desk?${new URLSearchParams(kept)}`);
}
