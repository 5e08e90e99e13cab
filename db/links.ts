import 'server-only';
import { type LinkPurpose, linkMinutes } from '@/lib/mail-rules';
import { rowsOf, run, sql } from './client';

/**
 * Enters a link that is about to leave by mail; its time runs from now.
 * @returns false when the address is not known any more.
 */
export async function enterLink(
  purpose: LinkPurpose,
  email: string,
  tokenHash: string,
): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        insert into mail_links (token_hash, purpose, email, expires_at)
        select ${tokenHash}, ${purpose}, email,
          now() + make_interval(mins => ${linkMinutes[purpose]}::int)
        from newsletter_subscriptions where email = ${email}
        returning email`,
    ),
  );
  return rows.length === 1;
}

/** As a part of a statement: the one row of a link that is still good and unused, which it uses up. */
function usedUp(purpose: LinkPurpose, tokenHash: string, openedHash: string | null = null) {
  return sql`link as (
    update mail_links set used_at = now(), opened_hash = ${openedHash}
    where token_hash = ${tokenHash} and purpose = ${purpose}
      and expires_at > now() and used_at is null
    returning email
  )`;
}

/** How long the form that used an access link up may be sent again, in seconds. */
const repeatSeconds = 60;

/**
 * Uses up an access link and opens a proven session for its address. Sessions of that address that
 * were never proven end with it: whoever opened them only knew how to type it. The form that used it
 * may be sent again within a minute, for a browser that did not wait for the first answer.
 * @returns false when the link is unknown, used or too old; then nothing happens.
 */
export async function openByLink(
  linkHash: string,
  sessionHash: string,
  sessionDays: number,
): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${usedUp('access', linkHash, sessionHash)},
        ended as (
          delete from sessions using link
          where sessions.email = link.email and sessions.proven_at is null
        ),
        seen as (
          update newsletter_subscriptions as known set last_seen_at = now()
          from link where known.email = link.email
        )
        insert into sessions (token_hash, email, expires_at, proven_at)
        select ${sessionHash}, email, now() + make_interval(days => ${sessionDays}::int), now()
        from link
        returning email`,
    ),
  );
  return rows.length === 1 || isOpenedBy(linkHash, sessionHash, repeatSeconds);
}

/**
 * Whether an access link opened this session, which is still open.
 * @param withinSeconds how long ago at most
 */
export async function isOpenedBy(
  linkHash: string,
  sessionHash: string,
  withinSeconds = linkMinutes.access * 60,
): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        select 1 from mail_links as link
        join sessions on sessions.token_hash = link.opened_hash
        where link.token_hash = ${linkHash} and link.opened_hash = ${sessionHash}
          and link.used_at > now() - make_interval(secs => ${withinSeconds}::int)
          and sessions.expires_at > now()`,
    ),
  );
  return rows.length === 1;
}

export type Reader = {
  readonly email: string;
  readonly language: string;
  /** Whether the link was used before, and the letter has stayed on since. */
  readonly isRepeat: boolean;
};

/**
 * Uses up the link that confirms the letter; pressed again, it says the same while the letter is on.
 * @returns whose letter it is and in which language, or `undefined` when the link is no good.
 */
export async function confirmLetter(linkHash: string): Promise<Reader | undefined> {
  const [first] = await run((db) =>
    rowsOf(
      db,
      sql`
        with ${usedUp('letter', linkHash)}
        update newsletter_subscriptions as known
        set confirmed_at = now(), unsubscribed_at = null,
          opted_in_at = coalesce(known.opted_in_at, now())
        from link where known.email = link.email
        returning known.email, known.language`,
    ),
  );
  const [repeated] = first
    ? []
    : await run((db) =>
        rowsOf(
          db,
          sql`
            select known.email, known.language from mail_links as link
            join newsletter_subscriptions as known using (email)
            where link.token_hash = ${linkHash} and link.purpose = 'letter'
              and link.expires_at > now() and link.used_at is not null
              and known.confirmed_at is not null and known.unsubscribed_at is null`,
        ),
      );
  const row = first ?? repeated;
  return row && { email: String(row.email), language: String(row.language), isRepeat: !first };
}

/** Ends the letter of the address a link went to; asked twice, it has ended. @returns false for no such link. */
export async function leaveLetter(linkHash: string): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      sql`
        update newsletter_subscriptions as known
        set unsubscribed_at = coalesce(unsubscribed_at, now())
        from mail_links as link
        where link.token_hash = ${linkHash} and link.purpose = 'leave'
          and link.expires_at > now() and known.email = link.email
        returning known.email`,
    ),
  );
  return rows.length === 1;
}
