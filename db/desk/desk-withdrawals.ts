import 'server-only';
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { withdrawals } from '@/db/schema';
import { readOrderNumber } from '@/lib/orders/document-number';
import type { OrderState } from '@/lib/orders/order';
import { type Doubt, declarationDoubt } from '@/lib/orders/withdrawal';
import { addLogEntry, rowsPerPage } from './desk';
import { headsOf } from './desk-orders';

export type DeskWithdrawal = typeof withdrawals.$inferSelect & {
  /** The order that the declaration names, if it is one of the shop. */
  readonly order?: { readonly number: string; readonly state: OrderState };
  /** Why it may be a stranger's. */
  readonly doubt?: Doubt;
};

const isClosedAs = (isClosed: boolean) =>
  isClosed ? isNotNull(withdrawals.refundedAt) : isNull(withdrawals.refundedAt);

/** A page of declarations: those to be paid back, the oldest first, or those paid back, the newest first. */
export async function listWithdrawals(isClosed: boolean, page = 1): Promise<DeskWithdrawal[]> {
  const { declaredAt, reference } = withdrawals;
  const order = isClosed ? desc : asc;
  const rows = await run((db) =>
    db
      .select()
      .from(withdrawals)
      .where(isClosedAs(isClosed))
      .orderBy(order(declaredAt), reference)
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
  );
  const numbers = rows.map((row) => readOrderNumber(row.orderReference));
  const named = await headsOf(numbers.filter((number) => number !== undefined));
  return rows.map((row, index) => {
    const number = numbers[index];
    const head = number && named.get(number);
    if (!head) return row;
    const { state } = head;
    return { ...row, order: { number, state }, doubt: declarationDoubt(row, head) };
  });
}

/** How many declarations are paid back, or are not. */
export async function countWithdrawals(isClosed: boolean): Promise<number> {
  const [row] = await run((db) =>
    db.select({ count: count() }).from(withdrawals).where(isClosedAs(isClosed)),
  );
  return row?.count ?? 0;
}

/** The column that keeps when each was done. */
const columns = { returned: 'returnedAt', paidBack: 'refundedAt' } as const;

/**
 * Stores when a piece was returned, or when its price was refunded. When two people do so at the same time, one
 * succeeds.
 * @returns `conflict` when it was done before, or there is no such declaration
 */
export async function markWithdrawal(
  reference: string,
  action: keyof typeof columns,
  author: string,
): Promise<'done' | 'conflict'> {
  const column = columns[action];
  return run((db) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(withdrawals)
        .set({ [column]: sql`now()` })
        .where(and(eq(withdrawals.reference, reference), isNull(withdrawals[column])))
        .returning({ reference: withdrawals.reference });
      if (changed.length === 0) return 'conflict';
      await addLogEntry(tx, { author, action, subject: reference });
      return 'done';
    }),
  );
}
