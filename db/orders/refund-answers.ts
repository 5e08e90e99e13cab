import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@/db/connection';
import { refunds } from '@/db/schema';
import { answeredByPayment } from '@/lib/checkout/balance-refund';
import type { OrderChanges } from '@/lib/checkout/payment-rules';
import type { OrderState } from '@/lib/orders/order';
import { findMoney } from './credit-notes';
import { noteChange, type OrderHead } from './orders';

type Refund = typeof refunds.$inferSelect;
type Notes = OrderChanges['history'];

/**
 * Keeps that the provider has made refunds that the house had asked for: the one that its answer names, and those that the
 * sum of its events covers. Called again, it does nothing.
 * @param named id of the refund that the provider has answered, where it is known
 * @returns the refunds that are done by that and were not before, the oldest first
 */
export async function answerRefunds(
  db: Database,
  order: OrderHead,
  named?: string,
): Promise<Refund[]> {
  const isAsked = and(eq(refunds.orderId, order.id), eq(refunds.state, 'asked'));
  const settle = (ids: readonly string[]) =>
    db
      .update(refunds)
      .set({ state: 'done' })
      .where(and(isAsked, inArray(refunds.id, [...ids])))
      .returning();
  const answered = named ? await settle([named]) : [];
  const { records, refunds: asked } = await findMoney(db, order.id);
  const covered = await settle(answeredByPayment(order, records, asked).map(({ id }) => id));
  return [...answered, ...covered].sort((a, b) => a.askedAt.getTime() - b.askedAt.getTime());
}

/**
 * Notes refunds of the house in the history of an order, each with its author, sum and remark: the last one as the change
 * that it causes, those before it as parts.
 * @returns the notes of the event that are left, for its provider
 */
export async function noteRefunds(
  db: Database,
  order: OrderHead,
  { state, history }: { readonly state: OrderState; readonly history: Notes },
  made: readonly Refund[],
): Promise<Notes> {
  if (made.length === 0) return history;
  const [first, ...rest] = history;
  const isAbout = first === undefined || first === 'partlyRefunded';
  for (const [index, { author, remark, cents }] of made.entries()) {
    const isCause = isAbout && index === made.length - 1;
    await noteChange(db, order.id, {
      ...(isCause ? { state, note: first } : { state: order.state, note: 'partlyRefunded' }),
      ...{ author, remark: remark ?? undefined, details: { cents } },
    });
  }
  // An earlier event has said the sum, which did not tell whose refund that was.
  return isAbout ? rest : history.filter((note) => note !== 'tooLate');
}
