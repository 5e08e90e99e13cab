import 'server-only';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { columns, itsOrder, type ListedOffer } from '@/db/orders/offers';
import { offers } from '@/db/schema';
import { searchTerms } from '@/lib/desk/search-terms';
import { addLogEntry, rowsPerPage } from './desk';
import { isFound, newestFirst } from './desk-search';

/** A page of the offers that a search finds, the newest first. @param page from 1 */
export async function listOffers(query: string, page = 1): Promise<ListedOffer[]> {
  return run((db) =>
    db
      .select(columns)
      .from(offers)
      .leftJoinLateral(itsOrder, sql`true`)
      .where(isFound('offers', searchTerms(query)))
      .orderBy(newestFirst(offers.createdAt, searchTerms(query)), desc(offers.number))
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
  );
}

/** How many offers a search finds. */
export async function countOffers(query: string): Promise<number> {
  const [row] = await run((db) =>
    db
      .select({ count: count() })
      .from(offers)
      .where(isFound('offers', searchTerms(query))),
  );
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
