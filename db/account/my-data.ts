import 'server-only';
import { and, desc, eq, exists, gt, isNotNull, notExists, type SQLWrapper } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import { cancelUnpaid, remainsOfPerson } from '@/db/orders/erased-orders';
import {
  accounts,
  cartAdds,
  cartItems,
  contactMessages,
  erasures,
  mails,
  offers,
  orders,
  sessions,
  wishlist,
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
 * Everything stored about a proven visitor, ready to be written as JSON, or `undefined` for anybody else.
 * Hashes of tokens are left out: they are credentials.
 */
export async function collectData(tokenHash: TokenHash): Promise<unknown> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      HeldRow,
      sql`
        with owner as ${ownerQuery(tokenHash)}
        select json_build_object(
          'subscription', (select to_jsonb(s) from newsletter_subscriptions s where s.email = owner.email),
          'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'token_hash' order by created_at), '[]')
            from sessions s where s.email = owner.email),
          'cart', (select coalesce(jsonb_agg(to_jsonb(c) order by created_at), '[]')
            from cart_items c where c.user_email = owner.email),
          'recentAdds', (select coalesce(jsonb_agg(to_jsonb(a) order by created_at), '[]')
            from cart_adds a where a.user_email = owner.email),
          'wishlist', (select coalesce(jsonb_agg(to_jsonb(w) order by created_at), '[]')
            from wishlist w where w.user_email = owner.email),
          'keptConfigurations', (select coalesce(jsonb_agg(to_jsonb(k) order by created_at), '[]')
            from kept_configurations k where k.email = owner.email),
          'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by created_at), '[]')
            from contact_messages m where lower(m.email) = owner.email),
          'waitingMails', (select coalesce(jsonb_agg(to_jsonb(m) order by created_at), '[]')
            from mails m where m.recipient = owner.email),
          'openLinks', (select coalesce(jsonb_agg(to_jsonb(l) - 'token_hash' - 'opened_hash' order by created_at), '[]')
            from mail_links l where l.email = owner.email),
          'orders', (select coalesce(jsonb_agg(to_jsonb(o) - array['purchase_key', 'purchase_id', 'buyer_hash'] || jsonb_build_object(
              'lines', (select jsonb_agg(to_jsonb(l) - 'order_id' order by position)
                from order_lines l where l.order_id = o.id),
              'changes', (select jsonb_agg(to_jsonb(c) - 'order_id' - 'author' - 'remark' order by c.id)
                from order_changes c where c.order_id = o.id),
              'invoice', (select to_jsonb(i) - 'order_id' from invoices i where i.order_id = o.id)
            ) order by placed_at), '[]') from orders o where o.email = owner.email),
          'offers', (select coalesce(jsonb_agg(to_jsonb(f) order by created_at), '[]')
            from offers f where f.email = owner.email),
          'withdrawals', (select coalesce(jsonb_agg(to_jsonb(w) order by declared_at), '[]')
            from withdrawals w where lower(w.email) = owner.email)
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
 * law requires both to be kept. An order that is still to be
 * delivered or given back keeps its person until then; one that awaits payment is cancelled.
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
 * Erases in one transaction; sessions, links and kept configurations are deleted with the subscription.
 * @returns false without an owner
 */
async function eraseAll(tokenHash: TokenHash): Promise<boolean> {
  const owner = query.$with('owner').as(ownerQuery(tokenHash));
  const isTheirs = (email: SQLWrapper) =>
    eq(email, query.select({ email: owner.email }).from(owner));
  const ordersOfOffer = query
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.offerId, offers.id));
  const { email } = accounts;
  return run((database) =>
    database.transaction(async (db) => {
      // As the events of payments do: orders first, then the cart.
      await cancelUnpaid(db, eq(orders.email, ownerQuery(tokenHash)));
      const rows = await db
        .with(
          owner,
          db.$with('lines').as(db.delete(cartItems).where(isTheirs(cartItems.userEmail))),
          db.$with('adds').as(db.delete(cartAdds).where(isTheirs(cartAdds.userEmail))),
          db.$with('wishes').as(db.delete(wishlist).where(isTheirs(wishlist.userEmail))),
          db
            .$with('messages')
            .as(db.delete(contactMessages).where(isTheirs(sql`lower(${contactMessages.email})`))),
          db.$with('waiting').as(db.delete(mails).where(isTheirs(mails.recipient))),
          // Accounts keep who was invoiced for ten years.
          db.$with('their_orders').as(
            db
              .update(orders)
              .set({ ...remainsOfPerson, erasedAt: sql`coalesce(${orders.erasedAt}, now())` })
              .where(isTheirs(orders.email)),
          ),
          db
            .$with('unused_offers')
            .as(db.delete(offers).where(and(isTheirs(offers.email), notExists(ordersOfOffer)))),
          db.$with('used_offers').as(
            db
              .update(offers)
              .set({ email: null })
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
