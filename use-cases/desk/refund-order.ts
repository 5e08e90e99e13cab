import 'server-only';
import { type KeptRest, keepRest } from '@/db/orders/kept-rest';
import { findOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import {
  askRefund,
  type NewRefund,
  type OpenRefund,
  type RefundRefusal,
  refuseRefund,
} from '@/db/orders/refunds';
import { isFinalRefusal, refundPayment } from '@/lib/checkout/stripe-refunds';
import { signalMail } from '@/lib/mail/mail-signal';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';
import { closeOtherPages } from '@/use-cases/checkout/close-pages';

/**
 * Gives money of an order back: by the provider of its payment, or as a transfer that the house has made. Pressed again,
 * in two tabs or by two people, it is made once.
 * @returns `refundRefused` when the provider refuses it; `refundUnclear` without its answer: the same press again finds
 * out whether it was made
 */
export async function refundOrder(
  asked: NewRefund,
): Promise<'done' | 'badRemark' | 'refundRefused' | 'refundUnclear' | RefundRefusal> {
  if ((asked.remark?.length ?? 0) > longestRemark) return 'badRemark';
  const begun = await askRefund(asked);
  const outcome = typeof begun === 'string' ? begun : await payAllBack(begun);
  if (outcome !== 'done') return outcome;
  signalMail();
  await closeOtherPages((await findOrder(asked.number))?.id);
  log().info({ event: 'refund', number: asked.number }, 'a refund was made');
  return 'done';
}

/**
 * Has the provider give each payment back, as far as it does: after one that it refuses, the others are not asked for.
 * @returns the first outcome that is not `done`
 */
async function payAllBack(open: readonly OpenRefund[]): ReturnType<typeof payBack> {
  for (const [index, one] of open.entries()) {
    const outcome = await payBack(one);
    if (outcome === 'done') continue;
    if (outcome === 'refundRefused')
      await Promise.all(open.slice(index + 1).map(({ refund }) => refuseRefund(refund.id)));
    return outcome;
  }
  return 'done';
}

/** Closes a withdrawn order with a deduction. @returns `noReason` without a reason, `badRemark` for a long one; `conflict`, `refused` */
export async function closeWithRest(
  rest: KeptRest,
): Promise<'done' | 'noReason' | 'badRemark' | 'conflict' | 'refused'> {
  if (!rest.reason) return 'noReason';
  if (rest.reason.length > longestRemark) return 'badRemark';
  const outcome = await keepRest(rest);
  if (outcome === 'done')
    log().info(
      { event: 'order-closed', number: rest.number },
      'an order was closed with a deduction',
    );
  return outcome;
}

async function payBack({
  refund,
  payment,
}: OpenRefund): Promise<'done' | 'refundRefused' | 'refundUnclear'> {
  const { id, orderId } = refund;
  let cents: number;
  try {
    cents = await refundPayment(payment, refund);
  } catch (error) {
    log().error(error, 'a refund was not made');
    if (!isFinalRefusal(error)) return 'refundUnclear';
    await refuseRefund(id);
    return 'refundRefused';
  }
  // As an event of the provider says it, which comes too: the second of both changes nothing.
  await handlePayment({
    id: `refund ${id}`,
    type: 'refund',
    fact: { kind: 'refunded', cents, refundId: id },
    orderId,
    providerPayment: payment,
  });
  return 'done';
}
