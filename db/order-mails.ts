import 'server-only';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { OrderMailKind } from '@/lib/mail-rules';
import type { OrderState } from '@/lib/order';
import { type Database, run } from './client';
import { queueHouseMail } from './house-mails';
import type { OrderHead } from './orders';
import { mails, paymentEvents } from './schema';

/** The mail a customer gets when an order enters a state. */
const customerMails: Partial<Readonly<Record<OrderState, OrderMailKind>>> = {
  paid: 'orderConfirmed',
  agreed: 'deliveryAgreed',
  delivered: 'orderDelivered',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
};

/** Queues the mails about an order that has entered a state; each reads the order when it is sent. */
export async function queueOrderMails(
  db: Database,
  { number, email, language, state }: OrderHead,
): Promise<void> {
  const kind = customerMails[state];
  if (kind && email) {
    await db.insert(mails).values({ kind, recipient: email, language, facts: { number } });
  }
  if (state === 'paid' || state === 'differs') {
    await queueHouseMail(db, 'houseOrder', { number, state });
  }
}

/**
 * What the provider says it received for an order, or, once it says so, paid back in all; euro cents.
 * @returns `undefined` when it has said neither
 */
export async function findPaidCents(
  orderId: string,
  kind: 'paid' | 'refunded',
): Promise<number | undefined> {
  const { fact, receivedAt } = paymentEvents;
  const [row] = await run((db) =>
    db
      .select({ fact })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.orderId, orderId), sql`${fact}->>'kind' = ${kind}`))
      .orderBy(desc(receivedAt))
      .limit(1),
  );
  return row && 'cents' in row.fact ? row.fact.cents : undefined;
}
