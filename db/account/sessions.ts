import 'server-only';
import { and, eq, isNull, lte, type SQL } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { sessions } from '@/db/schema';
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
