import { listCreditNotes } from '@/db/orders/credit-notes';
import { findOrder } from '@/db/orders/orders';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { deliveryLeft, refundSum } from '@/lib/checkout/refund';
import { refundOrder } from '@/use-cases/desk/refund-order';

/** What the desk shows as the sum of a refund before it asks; `undefined` where it refuses the refund. */
export async function sumShown(asked: NewRefund): Promise<number | undefined> {
  const order = await findOrder(asked.number);
  if (!order) return undefined;
  const { money, refunds } = await findRefunds(order.id);
  const credits = await listCreditNotes(order.id);
  const left = deliveryLeft({ deliveryCents: order.deliveryCents, refunds, credits });
  const sum = refundSum(asked, money, left);
  return typeof sum === 'number' ? sum : undefined;
}

/** Asks for a refund with its sum confirmed, as the second press at the desk does. */
export const refundConfirmed = async (asked: NewRefund) =>
  refundOrder({ ...asked, confirmedCents: await sumShown(asked) });
