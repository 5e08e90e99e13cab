import 'server-only';
import { and, count, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { run, type SQL, sql } from '@/db/client';
import { columns, itsOrder, type ListedOffer } from '@/db/orders/offers';
import { offers } from '@/db/schema';
import { readOfferNumber } from '@/lib/orders/document-number';
import { addLogEntry, rowsPerPage } from './desk';
import { containing } from './desk-orders';

/** @param query a number, or part of a number or of an address; empty for all offers */
function isFound(query: string): SQL | undefined {
  if (!query) return undefined;
  const number = readOfferNumber(query);
  if (number) return eq(offers.number, number);
  const pattern = containing(query);
  return or(ilike(offers.number, pattern), ilike(offers.email, pattern));
}

/** A page of the offers that a search finds, the newest first. @param page from 1 */
export async function listOffers(query: string, page = 1): Promise<ListedOffer[]> {
  return run((db) =>
    db
      .select(columns)
      .from(offers)
      .leftJoinLateral(itsOrder, sql`true`)
      .where(isFound(query))
      .orderBy(desc(offers.createdAt), desc(offers.number))
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
  );
}

/** How many offers a search finds. */
export async function countOffers(query: string): Promise<number> {
  const [row] = await run((db) => db.select({ count: count() }).from(offers).where(isFound(query)));
  return row?.count ?? 0;
}

/**
 * Revokes an offer, by its number. When two people do so at the same time, one succeeds.
 * @returns `conflict` when it was revoked before, or there is no such offer
 */
export async function revokeOffer(number: string, author: string): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const revoked = await tx
        .update(offers)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(offers.number, number), isNull(offers.revokedAt)))
        .returning({ id: offers.id });
      if (revoked.length === 0) return 'conflict';
      await addLogEntry(tx, { author, action: 'revoked', subject: number });
      return 'done';
    }),
  );
}
