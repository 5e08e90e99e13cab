import 'server-only';
import { and, asc, count, desc, eq, isNotNull, isNull, not, or } from 'drizzle-orm';
import { run, type SQL, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { findMoney } from '@/db/orders/credit-notes';
import { noteChange } from '@/db/orders/orders';
import { isDoubted, isOpenDeclaration, isToPayBack } from '@/db/orders/withdrawals';
import { orders, withdrawals } from '@/db/schema';
import { readOrderNumber } from '@/lib/document-number';
import { type Doubt, declarationDoubt } from '@/lib/orders/declaration-doubt';
import type { OrderState } from '@/lib/orders/order';
import { addLogEntry, rowsPerPage } from './desk';
import { headsOf } from './desk-orders';

export type DeskWithdrawal = typeof withdrawals.$inferSelect & {
  /** The order that the declaration names, if it is one of the shop. */
  readonly order?: { readonly number: string; readonly state: OrderState };
  /** Why it may be a stranger's. */
  readonly doubt?: Doubt;
};

/** What of the declarations is to be paid back, what may not be the buyer's, and what is paid back or set aside. */
export const withdrawalParts = ['open', 'doubted', 'closed'] as const;
export type WithdrawalPart = (typeof withdrawalParts)[number];

const conditions = {
  open: isToPayBack,
  doubted: and(isOpenDeclaration, isDoubted),
  closed: not(sql`(${or(isOpenDeclaration, isToPayBack)})`),
} satisfies Record<WithdrawalPart, SQL | undefined>;

/** A page of a part of the declarations: the closed ones the newest first, the others the oldest. */
export async function listWithdrawals(part: WithdrawalPart, page = 1): Promise<DeskWithdrawal[]> {
  const { declaredAt, reference } = withdrawals;
  const order = part === 'closed' ? desc : asc;
  const rows = await run((db) =>
    db
      .select()
      .from(withdrawals)
      .where(conditions[part])
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

/** How many declarations are in a part. */
export async function countWithdrawals(part: WithdrawalPart): Promise<number> {
  const [row] = await run((db) =>
    db.select({ count: count() }).from(withdrawals).where(conditions[part]),
  );
  return row?.count ?? 0;
}

/** The column that keeps when each was done. */
const columns = { returned: 'returnedAt', paidBack: 'refundedAt' } as const;

/**
 * Stores when a piece was returned, or when its price was refunded. When two people do so at the same time, one
 * succeeds.
 * @returns `conflict` when it was done before, it is set aside, or there is no such declaration; `notPaidBack` while the house holds
 * all that came for the order of its buyer
 */
export async function markWithdrawal(
  reference: string,
  action: keyof typeof columns,
  author: string,
): Promise<'done' | 'conflict' | 'notPaidBack'> {
  const column = columns[action];
  return run((db) =>
    db.transaction(async (tx) => {
      if (action === 'paidBack' && (await isAllHeld(tx, reference))) return 'notPaidBack';
      const changed = await tx
        .update(withdrawals)
        .set({ [column]: sql`now()` })
        .where(
          and(
            eq(withdrawals.reference, reference),
            isNull(withdrawals[column]),
            isNull(withdrawals.setAsideAt),
          ),
        )
        .returning({ reference: withdrawals.reference });
      if (changed.length === 0) return 'conflict';
      await addLogEntry(tx, { author, action, subject: reference });
      return 'done';
    }),
  );
}

/** Whether the house holds all that came for the withdrawn order of a declaration. */
async function isAllHeld(db: Database, reference: string): Promise<boolean> {
  const [declared] = await db
    .select({ named: withdrawals.orderReference })
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference));
  const number = declared && readOrderNumber(declared.named);
  if (!number) return false;
  const isWithdrawn = and(eq(orders.number, number), eq(orders.state, 'withdrawn'));
  const [order] = await db.select({ id: orders.id }).from(orders).where(isWithdrawn);
  if (!order) return false;
  const { money } = await findMoney(db, order.id);
  return money.receivedCents > 0 && money.refundedCents === 0;
}

/**
 * Sets aside a declaration that is not the buyer's, or takes it up again, and notes it in the history of its order. When two
 * people do so at the same time, one succeeds.
 * @param remark why, in the words of who does it
 * @returns `conflict` when it was done before, it is paid back, or its buyer has declared it since; `refused` for one of the
 * buyer, one without an order, and one whose withdrawal the house has noted
 */
export async function setAsideWithdrawal(
  reference: string,
  action: 'setAside' | 'takenUp',
  author: string,
  remark?: string,
): Promise<'done' | 'conflict' | 'refused'> {
  const { isBuyers, refundedAt, setAsideAt } = withdrawals;
  const isAside = action === 'setAside';
  const isIt = eq(withdrawals.reference, reference);
  return run((db) =>
    db.transaction(async (tx) => {
      const [declaration] = await tx.select().from(withdrawals).where(isIt);
      const number = declaration && readOrderNumber(declaration.orderReference);
      if (!number) return 'refused';
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'refused';
      if (isAside && !declarationDoubt(declaration, order)) return 'refused';
      const changed = await tx
        .update(withdrawals)
        .set({ setAsideAt: isAside ? sql`now()` : null })
        .where(
          and(
            isIt,
            isNull(refundedAt),
            isAside ? and(isNull(setAsideAt), eq(isBuyers, false)) : isNotNull(setAsideAt),
          ),
        )
        .returning({ reference: withdrawals.reference });
      if (changed.length === 0) return 'conflict';
      const details = { declaration: reference };
      await noteChange(tx, order.id, { state: order.state, note: action, author, remark, details });
      return 'done';
    }),
  );
}
