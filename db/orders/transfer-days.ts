import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/db/connection';
import { orderLines } from '@/db/schema';
import { noonOf } from '@/lib/calendar/dates';
import { storedDelivery } from '@/lib/delivery/delivery';
import { deliveryDates } from '@/lib/delivery/delivery-dates';
import { onFreeDays } from '@/lib/delivery/free-days';
import { latestOf } from '@/lib/delivery/installation-days';
import { promisesOf, termsOf } from '@/lib/orders/promised';
import { fullDaysIn } from './full-days';
import type { OrderHead } from './orders';

/**
 * The days of installation of an order that its bank transfer has paid: the workshop begins when the money is there, so
 * they count from that day. They are never earlier than those that were promised.
 * @param receivedOn as `2026-12-14`
 * @returns nothing for an order that was promised no days, or where those of that year are not known yet
 */
export async function daysSince(
  db: Database,
  order: OrderHead,
  receivedOn: string,
): Promise<Partial<Pick<OrderHead, 'deliveryFirst' | 'deliveryLast'>>> {
  const promised = storedDelivery(order);
  if (typeof promised?.days !== 'object') return {};
  const { destination } = promised;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const { deliveryWeeks } = termsOf(promisesOf(lines));
  const counted = deliveryDates(deliveryWeeks, destination, noonOf(receivedOn));
  const full = await fullDaysIn(db, receivedOn);
  const { days } = onFreeDays({ destination, days: counted }, full);
  const latest = typeof days === 'object' ? latestOf([promised.days, days]) : undefined;
  return latest ? { deliveryFirst: latest.first, deliveryLast: latest.last } : {};
}
