import 'server-only';
import { moveOrder, type Step } from '@/db/orders/order-steps';
import { dayOf } from '@/lib/calendar';
import { signalMail } from '@/lib/mail/mail-signal';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';

/**
 * Moves an order to its next step, or to another state that the house may put it into.
 * @returns `badRemark` for one that is too long; `badDate` for a delivery without a day from today on; `conflict`;
 * `refused`
 */
export async function stepOrder(
  step: Step,
): Promise<Awaited<ReturnType<typeof moveOrder>> | 'badRemark' | 'badDate'> {
  const { number, to, remark = '', deliveryDate } = step;
  const isAgreed = to === 'agreed';
  if (remark.length > longestRemark) return 'badRemark';
  if (isAgreed && (!deliveryDate || deliveryDate < dayOf(new Date()))) return 'badDate';
  const outcome = await moveOrder({ ...step, deliveryDate: isAgreed ? deliveryDate : undefined });
  if (outcome !== 'done') return outcome;
  signalMail();
  log().info({ event: 'order-step', number, state: to }, 'an order was moved by hand');
  return 'done';
}
