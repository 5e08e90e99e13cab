import 'server-only';
import { and, desc, eq, exists, gt, isNotNull, notExists, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import { cancelUnpaid, eraseAdded, remainsOfPerson } from '@/db/orders/erased-orders';
import {
  type ErasedColumn,
  exportedRow,
  exportedRows,
  personalRows,
  personalTables,
} from '@/db/personal-data';
import { remainsOfGuest } from '@/db/residence/erased-bookings';
import {
  accounts,
  appointments,
  bookingNights,
  bookings,
  cartAdds,
  cartItems,
  contactMessages,
  erasures,
  invoices,
  keptConfigurations,
  mailLinks,
  mails,
  messageReplies,
  offers,
  orderChanges,
  orderFiles,
  orderLines,
  orders,
  sentMails,
  sessions,
  stayPayments,
  wishlist,
  withdrawals,
} from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import { isOpenSession } from './sessions';

const query = new QueryBuilder();

/** A query for the address of a visitor who has proven to own its mailbox: one row, or none. */
function ownerQuery(tokenHash: TokenHash) {
  return query
    .select({ email: sessions.email })
    .from(sessions)
    .where(and(isOpenSession(tokenHash), isNotNull(sessions.provenAt)));
}

export type SessionEntry = {
  readonly id: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly isThisOne: boolean;
};

/** The open sessions of a proven visitor's address, the newest first; none for anybody else. */
export async function listSessions(tokenHash: TokenHash): Promise<SessionEntry[]> {
  const rows = await run((db) =>
    db
      .select({
        id: sessions.id,
        tokenHash: sessions.tokenHash,
        openedAt: sessions.createdAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(and(eq(sessions.email, ownerQuery(tokenHash)), gt(sessions.expiresAt, sql`now()`)))
      .orderBy(desc(sessions.createdAt), sessions.id),
  );
  return rows.map(({ id, openedAt, expiresAt, tokenHash: hash }) => ({
    id,
    openedAt,
    expiresAt,
    isThisOne: hash === tokenHash,
  }));
}

/**
 * Ends one session of a proven visitor's address.
 * @param tokenHash of the visitor, `undefined` for one without a session
 * @returns whether that session has ended, now or before; false when it is open and not theirs
 */
export async function endSession(tokenHash: TokenHash | undefined, id: string): Promise<boolean> {
  if (tokenHash) {
    const isTheirs = eq(sessions.email, ownerQuery(tokenHash));
    await run((db) => db.delete(sessions).where(and(eq(sessions.id, id), isTheirs)));
  }
  const open = await run((db) =>
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)),
  );
  return open.length === 0;
}

/**
 * Turns the newsletter on or off for a proven visitor, without another confirmation by mail.
 * @returns false for anybody else
 */
export async function setNewsletter(
  tokenHash: TokenHash,
  wantsNewsletter: boolean,
): Promise<boolean> {
  const now = sql`now()`;
  const rows = await run((db) =>
    db
      .update(accounts)
      .set(
        wantsNewsletter
          ? { optedInAt: now, confirmedAt: now, unsubscribedAt: null }
          : { unsubscribedAt: now },
      )
      .where(eq(accounts.email, ownerQuery(tokenHash)))
      .returning({ email: accounts.email }),
  );
  return rows.length === 1;
}

const HeldRow = z.object({ held: z.string() });

/**
 * Everything stored about a proven visitor, ready to be written as JSON, or `undefined` for anybody else: the columns
 * that `personalData` says are exported.
 */
export async function collectData(tokenHash: TokenHash): Promise<unknown> {
  const owner = sql`owner.email`;
  const [row] = await run((db) =>
    rowsOf(
      db,
      HeldRow,
      sql`
        with owner as ${ownerQuery(tokenHash)}
        select json_build_object(
          'subscription', (select ${exportedRow('accounts')} from ${accounts} where ${accounts.email} = ${owner}),
          'sessions', ${exportedRows('sessions', owner, sessions.createdAt)},
          'cart', ${exportedRows('cartItems', owner, cartItems.createdAt)},
          'recentAdds', ${exportedRows('cartAdds', owner, cartAdds.createdAt)},
          'wishlist', ${exportedRows('wishlist', owner, wishlist.createdAt)},
          'keptConfigurations', ${exportedRows('keptConfigurations', owner, keptConfigurations.createdAt)},
          'messages', ${exportedRows('contactMessages', owner, contactMessages.createdAt)},
          'replies', ${exportedRows('messageReplies', owner, messageReplies.createdAt)},
          'sentMails', ${exportedRows('sentMails', owner, sentMails.sentAt)},
          'waitingMails', ${exportedRows('mails', owner, mails.createdAt)},
          'openLinks', ${exportedRows('mailLinks', owner, mailLinks.createdAt)},
          'orders', (select coalesce(jsonb_agg(${exportedRow('orders')} || jsonb_build_object(
              'lines', ${exportedRows('orderLines', orders.id, orderLines.position)},
              'changes', ${exportedRows('orderChanges', orders.id, orderChanges.id)},
              'files', ${exportedRows('orderFiles', orders.id, orderFiles.addedAt)},
              'invoices', ${exportedRows('invoices', orders.id, invoices.issuedAt)}
            ) order by ${orders.placedAt}), '[]') from ${orders} where ${orders.email} = ${owner}),
          'offers', ${exportedRows('offers', owner, offers.createdAt)},
          'stays', (select coalesce(jsonb_agg(${exportedRow('bookings')} || jsonb_build_object(
              'nights', ${exportedRows('bookingNights', bookings.id, bookingNights.night)},
              'payments', ${exportedRows('stayPayments', bookings.id, stayPayments.askedAt)}
            ) order by ${bookings.createdAt}), '[]') from ${bookings} where ${bookings.email} = ${owner}),
          'appointments', ${exportedRows('appointments', owner, appointments.startsAt)},
          'withdrawals', ${exportedRows('withdrawals', owner, withdrawals.declaredAt)}
        )::text as held
        from owner`,
    ),
  );
  return row && JSON.parse(row.held);
}

/** How long after an erasure the form may be sent again. */
const repeatMinutes = 10;

/**
 * Erases what is stored about a proven visitor. Withdrawals stay, and what accounts need of invoiced orders: the
 * law requires both to be kept. An order that is still to be delivered or given back keeps its person until then, and
 * so does a stay that is to come; an order that awaits payment is cancelled.
 * @param tokenHash of the visitor, `undefined` for one without a session
 * @param sessionId public id of the session, from the form
 * @returns whether it is erased, now or a moment ago; false for anybody else
 */
export async function eraseData(
  tokenHash: TokenHash | undefined,
  sessionId: string | undefined,
): Promise<boolean> {
  if (tokenHash && (await eraseAll(tokenHash))) return true;
  if (!sessionId) return false;
  const before = await run((db) =>
    db
      .select({ id: erasures.sessionId })
      .from(erasures)
      .where(
        and(
          eq(erasures.sessionId, sessionId),
          gt(erasures.erasedAt, sql`now() - make_interval(mins => ${repeatMinutes}::int)`),
        ),
      ),
  );
  return before.length === 1;
}

/**
 * Erases in one transaction what `personalData` says is erased; the account goes last.
 * @returns false without an owner
 */
async function eraseAll(tokenHash: TokenHash): Promise<boolean> {
  const owner = query.$with('owner').as(ownerQuery(tokenHash));
  const theirEmail = query.select({ email: owner.email }).from(owner);
  const isTheirs = (email: SQLWrapper) => eq(email, theirEmail);
  const ordersOfOffer = query
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.offerId, offers.id));
  const { email } = accounts;
  return run((database) =>
    database.transaction(async (db) => {
      // As the events of payments do: orders first, then the cart.
      await cancelUnpaid(db, eq(orders.email, ownerQuery(tokenHash)));
      await eraseAdded(db, eq(orders.email, ownerQuery(tokenHash)));
      const rows = await db
        .with(
          owner,
          ...personalTables
            .map(personalRows)
            .flatMap(({ table, belongsTo, isDeleted }, at) =>
              isDeleted && table !== accounts
                ? [db.$with(`rows_${at}`).as(db.delete(table).where(belongsTo(theirEmail)))]
                : [],
            ),
          // Accounts keep who was invoiced for ten years.
          db.$with('their_orders').as(
            db
              .update(orders)
              .set({ ...remainsOfPerson, erasedAt: sql`coalesce(${orders.erasedAt}, now())` })
              .where(isTheirs(orders.email)),
          ),
          // The house expects the guest of a stay that is to come.
          db.$with('their_stays').as(
            db
              .update(bookings)
              .set({ ...remainsOfGuest(), erasedAt: sql`coalesce(${bookings.erasedAt}, now())` })
              .where(isTheirs(bookings.email)),
          ),
          db
            .$with('unused_offers')
            .as(db.delete(offers).where(and(isTheirs(offers.email), notExists(ordersOfOffer)))),
          db.$with('used_offers').as(
            db
              .update(offers)
              .set({ email: null, name: null, deliveryPostcode: null } satisfies Record<
                ErasedColumn<'offers'>,
                null
              >)
              .where(and(isTheirs(offers.email), exists(ordersOfOffer))),
          ),
          db.$with('erased').as(
            db
              .insert(erasures)
              .select(
                query
                  .select({ sessionId: sessions.id, erasedAt: sql`now()`.as('erased_at') })
                  .from(sessions)
                  .where(isTheirs(sessions.email)),
              )
              .onConflictDoNothing({ target: erasures.sessionId }),
          ),
        )
        .delete(accounts)
        .where(isTheirs(email))
        .returning({ email });
      return rows.length === 1;
    }),
  );
}
