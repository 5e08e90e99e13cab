import 'server-only';
import { and, count, desc, eq, gte, isNotNull, isNull, notExists, notInArray } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { mailRow } from '@/db/mail/mails';
import { columns, itsOrder, type ListedOffer, offerRow } from '@/db/orders/offers';
import { deskLog, mails, offers, orders } from '@/db/schema';
import { searchTerms } from '@/lib/desk/search-terms';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferDraft } from '@/lib/orders/offer';
import { addLogEntry, rowsPerPage } from './desk';
import { isFound, newestFirst } from './search-conditions';

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
 * The offers that visitors asked for with an address and have not ordered since, on whose last day today is or comes,
 * the newest first. @param today as `2026-12-14`
 */
export async function listAskedOffers(today: string, most: number): Promise<ListedOffer[]> {
  return run((db) => {
    const { action, subject } = deskLog;
    const byHand = db.select({ subject }).from(deskLog).where(eq(action, 'offered'));
    const ordered = db.select({ id: orders.id }).from(orders).where(eq(orders.offerId, offers.id));
    return db
      .select(columns)
      .from(offers)
      .leftJoinLateral(itsOrder, sql`true`)
      .where(
        and(
          gte(offers.validUntil, today),
          isNull(offers.revokedAt),
          isNotNull(offers.email),
          notInArray(offers.number, byHand),
          notExists(ordered),
        ),
      )
      .orderBy(desc(offers.createdAt), desc(offers.number))
      .limit(most);
  });
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

/**
 * Stores an offer that the house has written, with its mail to the customer and an entry of the log.
 * @param id of the form: sent again, it writes and mails nothing more
 */
export async function saveOfferByHand(
  draft: OfferDraft,
  to: { readonly email: string; readonly name?: string; readonly language: Locale },
  id: string,
  author: string,
): Promise<void> {
  const { email, name, language } = to;
  await run((db) =>
    db.transaction(async (tx) => {
      const [written] = await tx
        .insert(offers)
        .values(offerRow(draft, language, email, id, name))
        .onConflictDoNothing({ target: offers.id })
        .returning({ number: offers.number });
      if (!written) return;
      await addLogEntry(tx, { author, action: 'offered', subject: written.number });
      // The mail says that the house wrote it, and not that it was asked for on the site.
      const mail = {
        kind: 'offer',
        recipient: email,
        language,
        facts: { offer: id, author: 'house' },
      } as const;
      await tx.insert(mails).values(mailRow(mail));
    }),
  );
}
