import 'server-only';
import { rowsOf, run, sql } from './client';

/** As a part of a statement: the one row of a visitor whose mailbox proved the address, or none. */
function owner(tokenHash: string) {
  return sql`owner as (
    select email from sessions
    where token_hash = ${tokenHash} and expires_at > now() and proven_at is not null
  )`;
}

export type Visitor = {
  readonly email: string;
  /** Whether a link sent to the mailbox opened this session. */
  readonly isProven: boolean;
  /** `asked` waits for the mailbox to confirm it. */
  readonly letter: 'none' | 'asked' | 'sent';
};

/** Who carries a token, or `undefined` without a session. */
export async function findVisitor(tokenHash: string): Promise<Visitor | undefined> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        select email, proven_at is not null as proven,
          case when opted_in_at is null or unsubscribed_at is not null then 'none'
            when confirmed_at is null then 'asked' else 'sent' end as letter
        from sessions join newsletter_subscriptions using (email)
        where token_hash = ${tokenHash} and expires_at > now()`,
    ),
  );
  if (!row) return undefined;
  const letter = row.letter === 'asked' || row.letter === 'sent' ? row.letter : 'none';
  return { email: String(row.email), isProven: row.proven === true, letter };
}

export type SessionEntry = {
  readonly id: string;
  readonly openedAt: Date;
  readonly expiresAt: Date;
  readonly isThisOne: boolean;
};

/** The open sessions of a proven visitor's address, the newest first; none for anybody else. */
export async function listSessions(tokenHash: string): Promise<SessionEntry[]> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${owner(tokenHash)}
        select id, token_hash = ${tokenHash} as mine,
          (extract(epoch from created_at) * 1000)::bigint::text as opened,
          (extract(epoch from expires_at) * 1000)::bigint::text as expires
        from sessions join owner using (email)
        where expires_at > now() order by created_at desc, id`,
    ),
  );
  return rows.map((row) => ({
    id: String(row.id),
    openedAt: new Date(Number(row.opened)),
    expiresAt: new Date(Number(row.expires)),
    isThisOne: row.mine === true,
  }));
}

/**
 * Ends one session of a proven visitor's address.
 * @param tokenHash of the visitor, `undefined` for one without a session
 * @returns whether that session has ended, by this or before; false when it is open and none of theirs.
 */
export async function endSession(tokenHash: string | undefined, id: string): Promise<boolean> {
  if (tokenHash) {
    await run((db) =>
      db.execute(sql`
        with ${owner(tokenHash)}
        delete from sessions using owner
        where sessions.email = owner.email and sessions.id = ${id}::uuid`),
    );
  }
  const open = await run((db) => rowsOf(db, sql`select 1 from sessions where id = ${id}::uuid`));
  return open.length === 0;
}

/**
 * Turns the letter on or off for a proven visitor. The mailbox has spoken already, so that nothing
 * more is to be confirmed. @returns false for anybody else.
 */
export async function setLetter(tokenHash: string, wantsLetter: boolean): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      wantsLetter
        ? sql`
            with ${owner(tokenHash)}
            update newsletter_subscriptions as known
            set opted_in_at = now(), confirmed_at = now(), unsubscribed_at = null
            from owner where known.email = owner.email
            returning known.email`
        : sql`
            with ${owner(tokenHash)}
            update newsletter_subscriptions as known set unsubscribed_at = now()
            from owner where known.email = owner.email
            returning known.email`,
    ),
  );
  return rows.length === 1;
}

/**
 * Everything held on a proven visitor, ready to be written as JSON, or `undefined` for anybody else.
 * Hashes of tokens are left out: they are keys, not data.
 */
export async function collectData(tokenHash: string): Promise<unknown> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${owner(tokenHash)}
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
          'messages', (select coalesce(jsonb_agg(to_jsonb(m) order by created_at), '[]')
            from contact_messages m where lower(m.email) = owner.email),
          'waitingMails', (select coalesce(jsonb_agg(to_jsonb(m) order by created_at), '[]')
            from mails m where m.recipient = owner.email),
          'openLinks', (select coalesce(jsonb_agg(to_jsonb(l) - 'token_hash' - 'opened_hash' order by created_at), '[]')
            from mail_links l where l.email = owner.email),
          'withdrawals', (select coalesce(jsonb_agg(to_jsonb(w) order by declared_at), '[]')
            from withdrawals w where lower(w.email) = owner.email)
        )::text as held
        from owner`,
    ),
  );
  return row ? JSON.parse(String(row.held)) : undefined;
}

/** How long after an erasure its button may be pressed again. */
const repeatMinutes = 10;

/**
 * Erases what is held on a proven visitor, at once. Withdrawals stay: the law wants contracts kept.
 * @param tokenHash of the visitor, `undefined` for one without a session
 * @param sessionId what the page called the session whose visitor pressed the button
 * @returns whether it is erased, by this or a moment ago; false for anybody else.
 */
export async function eraseData(
  tokenHash: string | undefined,
  sessionId: string | undefined,
): Promise<boolean> {
  const rows = tokenHash
    ? await run((db) =>
        rowsOf(
          db,
          sql`
            with ${owner(tokenHash)},
            c as (delete from cart_items using owner where user_email = owner.email),
            a as (delete from cart_adds using owner where user_email = owner.email),
            w as (delete from wishlist using owner where user_email = owner.email),
            m as (delete from contact_messages m using owner where lower(m.email) = owner.email),
            o as (delete from mails using owner where recipient = owner.email),
            e as (
              insert into erasures (session_id)
              select id from sessions join owner using (email)
              on conflict (session_id) do nothing
            )
            delete from newsletter_subscriptions as known using owner
            where known.email = owner.email
            returning known.email`,
        ),
      )
    : [];
  if (rows.length === 1 || !sessionId) return rows.length === 1;
  const before = await run((db) =>
    rowsOf(
      db,
      sql`
        select 1 from erasures where session_id = ${sessionId}::uuid
          and erased_at > now() - make_interval(mins => ${repeatMinutes}::int)`,
    ),
  );
  return before.length === 1;
}
