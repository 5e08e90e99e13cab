import 'server-only';
import type { Booking } from '@/lib/residence/booking';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { listCredits, type OrderToCredit } from './list-credits';

/**
 * The stays whose nights an order is credited for, for who has proven its address alone: a browser that left to pay may
 * have typed that of somebody else.
 */
export async function readCredits(order: OrderToCredit): Promise<Booking[]> {
  if (order.email === null || (await provenVisitor()) !== order.email) return [];
  return listCredits(order);
}
