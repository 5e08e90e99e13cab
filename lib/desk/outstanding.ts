import type { PaymentRecord } from '@/lib/checkout/payment-event';
import { heldAmount } from '@/lib/checkout/payment-money';
import { awaitedTransfer } from '@/lib/checkout/transfer/transfer';
import { awaitingStates, type OrderState } from '@/lib/orders/order';

type Order = Parameters<typeof awaitedTransfer>[0];

/** States in which nothing of the price is accepted yet, and the house awaits it. */
export const outstandingStates: readonly OrderState[] = [...awaitingStates, 'differs'];

/**
 * What is still to come of the price of an order, euro cents: the balance of one that is sold; else, while it is awaited,
 * the total without what has come. 0 where nothing is awaited.
 */
export function outstandingCents(order: Order, records: readonly PaymentRecord[]): number {
  const awaited = awaitedTransfer(order, records);
  if (awaited?.part === 'balance') return awaited.dueCents;
  if (!outstandingStates.includes(order.state)) return 0;
  return Math.max(0, order.totalCents - (heldAmount(records)?.cents ?? 0));
}
