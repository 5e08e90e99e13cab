import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { offerDays } from '@/content/orders/order-terms';
import { run, type SQL, sql } from '@/db/client';
import { offers, orders } from '@/db/schema';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { storedDestination } from '@/lib/delivery/delivery';
import { type Destination, mainlandFrance } from '@/lib/delivery/destination';
import { newOfferNumber } from '@/lib/document-number';
import type { Locale } from '@/lib/i18n/locales';
import { type OfferDraft, type OfferView, offerTotal } from '@/lib/orders/offer';
import { unpaidStates } from '@/lib/orders/order';

export type Offer = OfferView & { readonly id: string; readonly language: string };
/** An offer in a list. */
export type ListedOffer = Omit<Offer, 'destination'>;

/** The order of an offer that was paid; without one, the last that was placed. */
export const itsOrder = new QueryBuilder()
  .select({ number: orders.number, state: orders.state })
  .from(orders)
  .where(eq(orders.offerId, offers.id))
  .orderBy(asc(inArray(orders.state, [...unpaidStates])), desc(orders.placedAt))
  .limit(1)
  .as('its_order');

/** What the page and the desk read of an offer. */
export const columns = {
  id: offers.id,
  number: offers.number,
  email: offers.email,
  name: offers.name,
  language: offers.language,
  lines: offers.lines,
  deliveryCountry: offers.deliveryCountry,
  deliveryPostcode: offers.deliveryPostcode,
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
 * @param id of its own; the offer that has it already is given back as it stands
 * @returns its id and when it was made, for `signOffer`; its number and last day
 */
export async function createOffer(
  draft: OfferDraft,
  locale: Locale,
  email: string | null,
  id: string = randomUUID(),
): Promise<Pick<Offer, 'id' | 'number' | 'createdAt' | 'validUntil'>> {
  const { number, createdAt, validUntil } = offers;
  const shown = { id: offers.id, number, createdAt, validUntil };
  const [row] = await run((db) =>
    db
      .insert(offers)
      .values(offerRow(draft, locale, email, id))
      .onConflictDoNothing({ target: offers.id })
      .returning(shown),
  );
  if (row) return row;
  const [earlier] = await run((db) => db.select(shown).from(offers).where(eq(offers.id, id)));
  if (!earlier) throw new Error('an offer was not stored');
  return earlier;
}

/** Keeps the first address that an offer was mailed to, for one that no session with an address asked for. */
export async function noteRecipient(id: string, email: string): Promise<void> {
  await run((db) =>
    db
      .update(offers)
      .set({ email: email.toLowerCase() })
      .where(and(eq(offers.id, id), isNull(offers.email))),
  );
}

/** The row of an offer that is written now. @param name whom it is for, if that was said */
export function offerRow(
  draft: OfferDraft,
  locale: Locale,
  email: string | null,
  id: string,
  name: string | null = null,
) {
  const now = new Date();
  return {
    ...{ id, email, name, language: locale, createdAt: now },
    number: newOfferNumber(now),
    lines: draft.lines,
    deliveryCountry: draft.destination.country,
    deliveryPostcode: draft.destination.postcode ?? null,
    deliveryCents: draft.deliveryCents,
    totalCents: offerTotal(draft),
    validUntil: dayOf(daysAfter(now, offerDays)),
  };
}

/** An offer by its id. `undefined` when there is none. */
export const findOffer = (id: string): Promise<Offer | undefined> => findBy(eq(offers.id, id));

/** An offer by its number. `undefined` when there is none. */
export const findOfferByNumber = (number: string): Promise<Offer | undefined> =>
  findBy(eq(offers.number, number));

async function findBy(isIt: SQL): Promise<Offer | undefined> {
  const [row] = await run((db) =>
    db.select(columns).from(offers).leftJoinLateral(itsOrder, sql`true`).where(isIt),
  );
  if (!row) return undefined;
  const { deliveryCountry, deliveryPostcode, ...offer } = row;
  return { ...offer, destination: destinationIn({ deliveryCountry, deliveryPostcode }) };
}

/** The destination that an offer keeps; mainland France for one of a release that knew no other prices. */
export const destinationIn = (
  kept: Pick<typeof offers.$inferSelect, 'deliveryCountry' | 'deliveryPostcode'>,
): Destination => storedDestination(kept) ?? mainlandFrance;
