import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { type Refund, stillHeld } from '@/lib/checkout/refund';
import { awaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { outstandingStates } from '@/lib/orders/order';

type Order = Parameters<typeof awaitedTransfer>[0] & { readonly providerPayment: string | null };

/**
 * What is still to come of the price of an order, euro cents: the balance of one that is sold, or the rest of a sum that was accepted
 * though short; else, while it is awaited,
 * the total without what has come. 0 where nothing is awaited.
 */
export function outstandingCents(
  order: Order,
  records: readonly PaymentRecord[],
  refunds: readonly Refund[],
): number {
  const awaited = awaitedTransfer(order, records);
  if (awaited && awaited.part !== 'first') return awaited.dueCents;
  if (!outstandingStates.includes(order.state)) return 0;
  const held = stillHeld(records, refunds, order.providerPayment);
  return Math.max(0, order.totalCents - (held?.cents ?? 0));
}
