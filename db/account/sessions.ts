import 'server-only';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { accounts, sessions } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import type { TokenHash } from '@/lib/account/token';

/** The condition that a row of `sessions` is the open session of a token. */
export function isOpenSession(tokenHash: TokenHash): SQL {
  return sql`${sessions.tokenHash} = ${tokenHash} and ${sessions.expiresAt} > now()`;
}

/** The CTE `visitor` of a hand-written statement: one row with the `email` of who carries a token, or none. */
export function visitor(tokenHash: TokenHash): SQL {
  return sql`visitor as (select email from sessions where ${isOpenSession(tokenHash)})`;
}

/** The address a session belongs to, or `undefined` when the token is unknown or has expired. */
export async function findEmail(tokenHash: TokenHash): Promise<string | undefined> {
  const [row] = await run((db) =>
    db.select({ email: sessions.email }).from(sessions).where(isOpenSession(tokenHash)),
  );
  return row?.email;
}

export type Visitor = {
  readonly email: string;
  /** The same address, where a link sent to the mailbox opened this session. A typed one opens no more than the cart. */
  readonly proven: ProvenEmail | undefined;
  /** `asked` until it is confirmed from the mailbox. */
  readonly newsletter: 'none' | 'asked' | 'sent';
};

/** The visitor who carries a token, or `undefined` without a session. */
export async function findVisitor(tokenHash: TokenHash): Promise<Visitor | undefined> {
  const { email, optedInAt, confirmedAt, unsubscribedAt } = accounts;
  const [row] = await run((db) =>
    db
      .select({ email, optedInAt, confirmedAt, unsubscribedAt, provenAt: sessions.provenAt })
      .from(sessions)
      .innerJoin(accounts, eq(email, sessions.email))
      .where(isOpenSession(tokenHash)),
  );
  if (!row) return undefined;
  const isAsked = row.optedInAt !== null && row.unsubscribedAt === null;
  return {
    email: row.email,
    proven: row.provenAt === null ? undefined : (row.email as ProvenEmail),
    newsletter: isAsked ? (row.confirmedAt ? 'sent' : 'asked') : 'none',
  };
}

/**
 * The address that was typed on a device whose session has ended without ever being proven: somebody has proven the
 * address elsewhere. It shows and changes nothing; a link can be sent there.
 */
export async function findEndedEmail(tokenHash: TokenHash): Promise<string | undefined> {
  const { email, expiresAt, provenAt } = sessions;
  const isEnded = and(
    eq(sessions.tokenHash, tokenHash),
    lte(expiresAt, sql`now()`),
    isNull(provenAt),
  );
  const [row] = await run((db) => db.select({ email }).from(sessions).where(isEnded));
  return row?.email;
}

/** Ends the session of a token, proven or not. */
export async function dropSession(tokenHash: TokenHash): Promise<void> {
  await run((db) => db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)));
}
