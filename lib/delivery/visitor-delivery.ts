import 'server-only';
import { cookies } from 'next/headers';
import type { Piece } from '@/content/catalogue/piece';
import { type Delivery, deliveryOf } from './delivery';
import { deliveryCookie } from './delivery-cookie';

/**
 * `deliveryOf` for the visitor of this request, at the destination chosen on the page of a piece.
 * @returns a function of lead times, to ask for several pieces
 */
export async function visitorDeliveries(): Promise<
  (leadTimeWeeks: Piece['leadTimeWeeks']) => Delivery
> {
  const kept = (await cookies()).get(deliveryCookie)?.value;
  return (leadTimeWeeks) => deliveryOf(leadTimeWeeks, kept);
}
