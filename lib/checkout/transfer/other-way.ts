import 'server-only';
import { createHash } from 'node:crypto';
import { providerOf } from '@/lib/checkout/payment-link';
import { isWayOffered, paymentWays } from '@/lib/checkout/payment-ways';
import { storedDestination } from '@/lib/delivery/delivery';
import type { Split } from '@/lib/orders/deposit';
import type { OrderState } from '@/lib/orders/order';

/** How an order can be paid instead of how it was placed. */
export type OtherWay = 'card' | 'transfer';

/** The state in which an order waits to be paid otherwise than in each of these ways. */
export const stateBefore = {
  card: 'awaitingTransfer',
  transfer: 'awaiting',
} as const satisfies Readonly<Record<OtherWay, OrderState>>;

type Waiting = Split &
  Parameters<typeof storedDestination>[0] & {
    readonly state: OrderState;
    readonly purchaseId: string | null;
    readonly lines: Parameters<typeof providerOf>[0]['lines'];
  };

/**
 * How an order that waits for its payment can be paid instead: by card where a bank transfer is awaited, by bank transfer
 * where its provider is.
 * @returns `undefined` for an order that waits for nothing, or where the house offers no other way
 */
export function otherWayOf(order: Waiting): OtherWay | undefined {
  const { state, purchaseId, depositCents } = order;
  const way = state === 'awaiting' ? 'transfer' : 'card';
  // A transfer needs an address, in the country of the prices.
  if (state !== stateBefore[way] || purchaseId === null || !storedDestination(order)) {
    return undefined;
  }
  const ways = paymentWays(providerOf(order), {
    ...order,
    depositCents: depositCents ?? undefined,
  });
  return isWayOffered(ways, way, depositCents === null ? 1 : 'deposit') ? way : undefined;
}

/** The purchase key of an order that is placed anew, to be paid otherwise: always the same for one order. */
export const otherKey = (purchaseKey: string, way: OtherWay): string =>
  createHash('sha256').update(`${purchaseKey} ${way}`).digest('hex');
