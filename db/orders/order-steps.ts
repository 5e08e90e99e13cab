import 'server-only';
import { eq } from 'drizzle-orm';
import { run } from '@/db/client';
import { orders } from '@/db/schema';
import { canStaffMove, type OrderState } from '@/lib/orders/order';
import { noteChange } from './orders';
import { enterState } from './payments';
import { noteTransfer } from './refund-transfer';

export type Step = {
  readonly number: string;
  /** The state that the page of the order showed. */
  readonly from: OrderState;
  readonly to: OrderState;
  /** Address of the member of the staff who pressed. */
  readonly author: string;
  readonly remark?: string;
  /** With `agreed`: the day of the delivery, `2026-12-14`. */
  readonly deliveryDate?: string;
};

/**
 * Moves an order by hand. When two people press the same step at the same time, one succeeds.
 * @returns `done`; `conflict` when the order is no longer in the state that was shown, or gone; `refused` for a step
 * that the state does not allow
 */
export async function moveOrder(step: Step): Promise<'done' | 'conflict' | 'refused'> {
  const { number, from, to, author, remark, deliveryDate } = step;
  if (!canStaffMove(from, to) || (to === 'agreed' && !deliveryDate)) return 'refused';
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (order?.state !== from) return 'conflict';
      if (to === 'refunded') await noteTransfer(tx, order, author, remark);
      await noteChange(tx, order.id, { state: to, author, remark });
      await enterState(tx, order, to, { deliveryDate });
      return 'done';
    }),
  );
}
