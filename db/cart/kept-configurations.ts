import 'server-only';
import { and, asc, count, eq, inArray, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { mostKept } from '@/content/cart/cart-limits';
import { isOpenSession } from '@/db/account/sessions';
import { run } from '@/db/client';
import { isRepeated } from '@/db/process/constraints';
import { accounts, keptConfigurations as kept, keptNameKey, sessions } from '@/db/schema';
import type { TokenHash } from '@/lib/account/token';
import type { Kept } from '@/lib/cart/kept';
import { optionIdsOf, optionsKey } from '@/lib/catalogue/choice-word';

const query = new QueryBuilder();

/** The address of the visitor with a session token, as a subquery: one row, or none. */
const visitorEmail = (tokenHash: TokenHash) =>
  query.select({ email: sessions.email }).from(sessions).where(isOpenSession(tokenHash));

/** The condition that a row is one of the visitor's. */
const isTheirs = (tokenHash: TokenHash, id: string): SQL | undefined =>
  and(eq(kept.id, id), inArray(kept.email, visitorEmail(tokenHash)));

/** `kept`, or why not: no session, or the address keeps `mostKept` already. */
export type KeepOutcome = 'kept' | 'noVisitor' | 'full';

/**
 * Keeps a configuration under a name. The same one under the same name is kept once, so that a form may be
 * sent twice. The row of the address is locked meanwhile: adds at once do not exceed `mostKept`.
 */
export async function addKept(
  tokenHash: TokenHash,
  { name, productId, optionIds }: Omit<Kept, 'id'>,
): Promise<KeepOutcome> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [visitor] = await tx
        .select({ email: accounts.email })
        .from(accounts)
        .where(inArray(accounts.email, visitorEmail(tokenHash)))
        .for('update');
      if (!visitor) return 'noVisitor';
      const { email } = visitor;
      const row = { email, name, productId, options: optionsKey(optionIds) };
      const isThere = and(
        eq(kept.email, email),
        eq(kept.name, name),
        eq(kept.productId, productId),
        eq(kept.options, row.options),
      );
      if ((await tx.$count(kept, isThere)) > 0) return 'kept';
      const [held] = await tx.select({ held: count() }).from(kept).where(eq(kept.email, email));
      if (!held || held.held >= mostKept) return 'full';
      await tx.insert(kept).values(row);
      return 'kept';
    }),
  );
}

/**
 * Gives a kept configuration another name.
 * @returns `absent` when the visitor has no such row, `taken` when the same configuration has that name already
 */
export async function renameKept(
  tokenHash: TokenHash,
  id: string,
  name: string,
): Promise<'renamed' | 'absent' | 'taken'> {
  try {
    const rows = await run((db) =>
      db.update(kept).set({ name }).where(isTheirs(tokenHash, id)).returning({ id: kept.id }),
    );
    return rows.length === 1 ? 'renamed' : 'absent';
  } catch (error) {
    if (isRepeated(error, keptNameKey)) return 'taken';
    throw error;
  }
}

/** Removes a kept configuration. @returns false when the visitor has no such row */
export async function removeKept(tokenHash: TokenHash, id: string): Promise<boolean> {
  const rows = await run((db) =>
    db.delete(kept).where(isTheirs(tokenHash, id)).returning({ id: kept.id }),
  );
  return rows.length === 1;
}

/** What the visitor keeps, oldest first; none without a session. */
export async function listKept(tokenHash: TokenHash): Promise<Kept[]> {
  const rows = await run((db) =>
    db
      .select({ id: kept.id, name: kept.name, productId: kept.productId, options: kept.options })
      .from(kept)
      .where(inArray(kept.email, visitorEmail(tokenHash)))
      .orderBy(asc(kept.createdAt), kept.id),
  );
  return rows.map(({ options, ...row }) => ({
    ...row,
    optionIds: optionIdsOf(options),
  }));
}
