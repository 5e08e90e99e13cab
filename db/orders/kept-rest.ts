import 'server-only';
import { eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { orders } from '@/db/schema';
import { keepableCents } from '@/lib/checkout/refund';
import { findMoney } from './credit-notes';
import { noteChange } from './orders';
import { closeDeclarations } from './withdrawals';

/** A withdrawn order whose price the house gives back but for a deduction. */
export type KeptRest = {
  readonly number: string;
  /** What the page showed as given back or asked for already, euro cents. */
  readonly shownCents: number;
  readonly author: string;
  /** Why the rest is kept. */
  readonly reason: string;
};

/**
 * Closes a withdrawn order as refunded though some of its price is kept, with the declarations about it. No money moves and no mail is written: each
 * refund before had its own.
 * @returns `conflict` when something was given back since the page was shown, or without the order; `refused` when it is not
 * withdrawn, nothing was given back yet or is kept, or a refund has no answer
 */
export async function keepRest({
  number,
  shownCents,
  author,
  reason: remark,
}: KeptRest): Promise<'done' | 'conflict' | 'refused'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'conflict';
      const { money } = await findMoney(tx, order.id);
      if (money.refundedCents + money.askedCents !== shownCents) return 'conflict';
      const keptCents = keepableCents(order.state, money);
      if (keptCents === 0) return 'refused';
      const state = 'refunded';
      await noteChange(tx, order.id, { state, author, remark, details: { keptCents } });
      await tx.update(orders).set({ state, changedAt: sql`now()` }).where(eq(orders.id, order.id));
      await closeDeclarations(tx, number);
      return 'done';
    }),
  );
}
