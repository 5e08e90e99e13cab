import 'server-only';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { type LinkPurpose, linkMinutes } from '@/lib/mail-rules';
import { type Database, rowsOf, run, sql } from './client';
import { mailLinks, newsletterSubscriptions, sessions } from './schema';

/** The account a statement wrote to; no row when it wrote nothing. */
const EmailRow = z.object({ email: z.string() });

/**
 * Enters a link that is about to leave by mail; its time runs from now.
 * @returns false when the address is not known any more.
 */
export async function addLink(
  purpose: LinkPurpose,
  email: string,
  tokenHash: string,
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

function isLink(purpose: LinkPurpose, tokenHash: string) {
  return and(
    eq(mailLinks.tokenHash, tokenHash),
    eq(mailLinks.purpose, purpose),
    gt(mailLinks.expiresAt, sql`now()`),
  );
}

/** Uses up a link that has neither been used nor expired. @returns a query for its address */
function useUp(
  db: Database,
  purpose: LinkPurpose,
  tokenHash: string,
  openedHash: string | null = null,
) {
  return db
    .update(mailLinks)
    .set({ usedAt: sql`now()`, openedHash })
    .where(and(isLink(purpose, tokenHash), isNull(mailLinks.usedAt)))
    .returning({ email: mailLinks.email });
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
      EmailRow,
      sql`
        with link as ${useUp(db, 'access', linkHash, sessionHash)},
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

export type Reader = {
  readonly email: string;
  readonly language: string;
  /** Whether the link was used before, and the newsletter has stayed on since. */
  readonly isRepeat: boolean;
};

const reader = {
  email: newsletterSubscriptions.email,
  language: newsletterSubscriptions.language,
};

/**
 * Uses up the link that confirms the newsletter;
 * pressed again, it says the same as long as that holds.
 * @returns whose newsletter it is and in which language, or `undefined` when the link is no good.
 */
export async function confirmNewsletter(linkHash: string): Promise<Reader | undefined> {
  const [confirmed] = await run((db) => {
    const link = db.$with('link').as(useUp(db, 'newsletter', linkHash));
    return db
      .with(link)
      .update(newsletterSubscriptions)
      .set({
        confirmedAt: sql`now()`,
        unsubscribedAt: null,
        optedInAt: sql`coalesce(${newsletterSubscriptions.optedInAt}, now())`,
      })
      .from(link)
      .where(eq(newsletterSubscriptions.email, link.email))
      .returning(reader);
  });
  if (confirmed) return { ...confirmed, isRepeat: false };
  const [repeated] = await run((db) =>
    db
      .select(reader)
      .from(mailLinks)
      .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.email, mailLinks.email))
      .where(
        and(
          isLink('newsletter', linkHash),
          isNotNull(mailLinks.usedAt),
          isNotNull(newsletterSubscriptions.confirmedAt),
          isNull(newsletterSubscriptions.unsubscribedAt),
        ),
      ),
  );
  return repeated && { ...repeated, isRepeat: true };
}

/** Ends the newsletter of the address a link went to; asked twice, it has ended. @returns false for no such link. */
export async function endNewsletter(linkHash: string): Promise<boolean> {
  const { email, unsubscribedAt } = newsletterSubscriptions;
  const rows = await run((db) =>
    db
      .update(newsletterSubscriptions)
      .set({ unsubscribedAt: sql`coalesce(${unsubscribedAt}, now())` })
      .from(mailLinks)
      .where(and(isLink('unsubscribe', linkHash), eq(email, mailLinks.email)))
      .returning({ email }),
  );
  return rows.length === 1;
}
