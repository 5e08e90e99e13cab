import 'server-only';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { accounts, mailLinks, sessions } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import { type LinkPurpose, linkMinutes } from '@/lib/mail/mail-rules';

/** The address whose row a statement wrote. */
const EmailRow = z.object({ email: z.string() });

/**
 * Stores a link that is about to be sent by mail; it expires counting from now.
 * @returns false when the address is no longer known
 */
export async function addLink(
  purpose: LinkPurpose,
  email: string,
  tokenHash: TokenHash,
): Promise<boolean> {
  const statement = sql`
    insert into mail_links (token_hash, purpose, email, expires_at)
    select ${tokenHash}, ${purpose}, email,
      now() + make_interval(mins => ${linkMinutes[purpose]}::int)
    from newsletter_subscriptions where email = ${email}
    returning email`;
  const rows = await run((db) => rowsOf(db, EmailRow, statement));
  return rows.length === 1;
}

function isLink(purpose: LinkPurpose, tokenHash: TokenHash) {
  return and(
    eq(mailLinks.tokenHash, tokenHash),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, sql`now()`),
  );
}

/** A statement that marks a valid link as used, and returns its address. */
function useUp(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: TokenHash,
  openedHash: TokenHash | null = null,
) {
  return db
    .update(mailLinks)
    .set({ usedAt: sql`now()`, openedHash })
    .where(and(isLink(purpose, tokenHash), isNull(mailLinks.usedAt)))
    .returning({ email: mailLinks.email });
}

/** How long the form that used an access link may be sent again, in seconds. */
const repeatSeconds = 60;

/**
 * Uses an access link to open a proven session for its address, and ends the unproven sessions of that
 * address: they were opened by typing it. A known address opens no session without a link, so only the first
 * proof finds any; their rows stay, so that those devices can ask for a link of their own. The same form may be
 * sent again within a minute, for a browser that did not wait for the first answer.
 * @returns false when the link is unknown, used or expired; nothing changes then
 */
export async function openByLink(
  linkHash: TokenHash,
  sessionHash: TokenHash,
  sessionDays: number,
): Promise<boolean> {
  const rows = await run((db) =>
    rowsOf(
      db,
      EmailRow,
      sql`
        with link as ${useUp(db, 'access', linkHash, sessionHash)},
        ended as (
          update sessions set expires_at = now() from link
          where sessions.email = link.email and sessions.proven_at is null
            and sessions.expires_at > now()
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
 * Whether an access link opened this session and the session is still open.
 * @param withinSeconds the longest time since then
 */
export async function isOpenedBy(
  linkHash: TokenHash,
  sessionHash: TokenHash,
  withinSeconds = linkMinutes.access * 60,
): Promise<boolean> {
  const rows = await run((db) =>
    db
      .select({ email: sessions.email })
      .from(mailLinks)
      .innerJoin(sessions, eq(sessions.tokenHash, mailLinks.openedHash))
      .where(
        and(
          eq(mailLinks.tokenHash, linkHash),
          eq(mailLinks.openedHash, sessionHash),
          gt(mailLinks.usedAt, sql`now() - make_interval(secs => ${withinSeconds}::int)`),
          gt(sessions.expiresAt, sql`now()`),
        ),
      ),
  );
  return rows.length === 1;
}

export type Subscriber = {
  readonly email: string;
  readonly language: string;
  /** Whether the link was used before, and the newsletter has been on since. */
  readonly isRepeat: boolean;
};

const subscriber = {
  email: accounts.email,
  language: accounts.language,
};

/**
 * Uses up the link that confirms the newsletter;
 * pressed again, it says the same as long as that holds.
 * @returns address and language of the subscriber, or `undefined` when the link is not valid
 */
export async function confirmNewsletter(linkHash: TokenHash): Promise<Subscriber | undefined> {
  const [confirmed] = await run((db) => {
    const link = db.$with('link').as(useUp(db, 'newsletter', linkHash));
    return db
      .with(link)
      .update(accounts)
      .set({
        confirmedAt: sql`now()`,
        unsubscribedAt: null,
        optedInAt: sql`coalesce(${accounts.optedInAt}, now())`,
      })
      .from(link)
      .where(eq(accounts.email, link.email))
      .returning(subscriber);
  });
  if (confirmed) return { ...confirmed, isRepeat: false };
  const [repeated] = await run((db) =>
    db
      .select(subscriber)
      .from(mailLinks)
      .innerJoin(accounts, eq(accounts.email, mailLinks.email))
      .where(
        and(
          isLink('newsletter', linkHash),
          isNotNull(mailLinks.usedAt),
          isNotNull(accounts.confirmedAt),
          isNull(accounts.unsubscribedAt),
        ),
      ),
  );
  return repeated && { ...repeated, isRepeat: true };
}

/** Ends the newsletter by the link of a mail, which may be used again. @returns false when the link is not valid */
export async function endNewsletter(linkHash: TokenHash): Promise<boolean> {
  const { email, unsubscribedAt } = accounts;
  const rows = await run((db) =>
    db
      .update(accounts)
      .set({ unsubscribedAt: sql`coalesce(${unsubscribedAt}, now())` })
      .from(mailLinks)
      .where(and(isLink('unsubscribe', linkHash), eq(email, mailLinks.email)))
      .returning({ email }),
  );
  return rows.length === 1;
}
