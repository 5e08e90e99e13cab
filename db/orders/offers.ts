import 'server-only';
import { and, asc, count, desc, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { offerDays } from '@/content/delivery/delivery';
import { run, type SQL, sql } from '@/db/client';
import { noteDeed, rowsPerPage } from '@/db/desk/desk';
import { containing } from '@/db/desk/desk-orders';
import { offers, orders } from '@/db/schema';
import { daysAfter } from '@/lib/calendar';
import type { Locale } from '@/lib/i18n/locales';
import { newOfferNumber, readOfferNumber } from '@/lib/orders/document-number';
import { type OfferDraft, type OfferView, offerTotal } from '@/lib/orders/offer';
import { unpaidStates } from '@/lib/orders/order';
import { dayOf } from '@/lib/orders/withdrawal';

export type Offer = OfferView & { readonly id: string; readonly language: string };

/** The order of an offer that was paid; without one, the last that was placed. */
const itsOrder = new QueryBuilder()
  .select({ number: orders.number, state: orders.state })
  .from(orders)
  .where(eq(orders.offerId, offers.id))
  .orderBy(asc(inArray(orders.state, [...unpaidStates])), desc(orders.placedAt))
  .limit(1)
  .as('its_order');

/** What the page and the desk read of an offer. */
const columns = {
  id: offers.id,
  number: offers.number,
  email: offers.email,
  language: offers.language,
  lines: offers.lines,
  deliveryCents: offers.deliveryCents,
  totalCents: offers.totalCents,
  createdAt: offers.createdAt,
  validUntil: offers.validUntil,
  revokedAt: offers.revokedAt,
  order: { number: itsOrder.number, state: itsOrder.state },
};

/**
 * Stores an offer (« devis ») whose prices hold for `offerDays` days.
 * @param draft lines and delivery, from `draftOffer`
 * @param email address of the session that asks, if there is one
 * @returns its id and when it was made, for `signOffer`
 */
export async function createOffer(
  draft: OfferDraft,
  locale: Locale,
  email: string | null,
): Promise<{ readonly id: string; readonly number: string; readonly createdAt: Date }> {
  const now = new Date();
  const [row] = await run((db) =>
    db
      .insert(offers)
      .values({
        number: newOfferNumber(now),
        email,
        language: locale,
        lines: draft.lines,
        deliveryCents: draft.deliveryCents,
        totalCents: offerTotal(draft),
        createdAt: now,
        validUntil: dayOf(daysAfter(now, offerDays)),
      })
      .returning({ id: offers.id, number: offers.number, createdAt: offers.createdAt }),
  );
  if (!row) throw new Error('an offer was not stored');
  return row;
}

/** An offer by its id. `undefined` when there is none. */
export async function findOffer(id: string): Promise<Offer | undefined> {
  const [row] = await run((db) =>
    db.select(columns).from(offers).leftJoinLateral(itsOrder, sql`true`).where(eq(offers.id, id)),
  );
  return row;
}

/** @param query a number, or part of a number or of an address; empty for all offers */
function isFound(query: string): SQL | undefined {
  if (!query) return undefined;
  const number = readOfferNumber(query);
  if (number) return eq(offers.number, number);
  const pattern = containing(query);
  return or(ilike(offers.number, pattern), ilike(offers.email, pattern));
}

/** A page of the offers that a search finds, the newest first. @param page from 1 */
export async function listOffers(query: string, page = 1): Promise<Offer[]> {
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
 * Revokes an offer, by its number. Of two people who do it at the same time, one does.
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
      await noteDeed(tx, { author, deed: 'revoked', subject: number });
      return 'done';
    }),
  );
}
