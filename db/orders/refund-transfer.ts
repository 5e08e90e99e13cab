import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Database } from '@/db/connection';
import { refunds } from '@/db/schema';
import { refundableCents } from '@/lib/checkout/refund';
import { findMoney } from './credit-notes';
import type { OrderHead } from './orders';

/** Keeps that the house has paid back by itself all that it holds for an order. @returns the sum, euro cents; 0 where it holds nothing */
export async function noteTransfer(
  db: Database,
  { id: orderId }: OrderHead,
  author: string,
  remark?: string,
): Promise<number> {
  const cents = refundableCents((await findMoney(db, orderId)).money);
  if (cents === 0) return 0;
  const whole = { id: randomUUID(), kind: 'whole', way: 'transfer', state: 'done' } as const;
  await db.insert(refunds).values({ ...whole, orderId, cents, author, remark });
  return cents;
}
