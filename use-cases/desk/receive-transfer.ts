import 'server-only';
import { findOrder } from '@/db/orders/orders';
import {
  noteReturned,
  type ReceivedTransfer,
  receiveTransfer as receive,
  type TransferRefusal,
} from '@/db/orders/transfers';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { earliestReceivedDays } from '@/lib/checkout/transfer/transfer';
import { signalMail } from '@/lib/mail/mail-signal';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';
import { closeOtherPages } from '@/use-cases/checkout/close-pages';

type Amiss = 'badTransferSum' | 'badReceived' | 'badRemark';

const isSum = (cents: number) => Number.isSafeInteger(cents) && cents > 0;

/**
 * Keeps a bank transfer to an order that a person of the house has found on the account, and closes the pages where the
 * same could be paid once more. Pressed twice, in two tabs or by two people, it is kept once.
 * @returns what of the form is amiss, or why it is not kept
 */
export async function receiveTransfer(
  transfer: ReceivedTransfer,
): Promise<'done' | Amiss | TransferRefusal> {
  const { number, cents, receivedOn, remark = '' } = transfer;
  const now = new Date();
  if (!isSum(cents)) return 'badTransferSum';
  const isDay =
    receivedOn <= dayOf(now) && receivedOn >= dayOf(daysAfter(now, -earliestReceivedDays));
  if (!isDay) return 'badReceived';
  if (remark.length > longestRemark) return 'badRemark';
  const outcome = await receive(transfer);
  if (outcome !== 'done') return outcome;
  signalMail();
  log().info({ event: 'transfer-received', number }, 'a bank transfer was confirmed');
  await closeOtherPages((await findOrder(number))?.id);
  return 'done';
}

/** Notes that the house has sent back a bank transfer to an order. @returns what is amiss; `conflict`, `refused` */
export async function returnTransfer(
  ...given: Parameters<typeof noteReturned>
): Promise<Awaited<ReturnType<typeof noteReturned>> | Amiss> {
  const [, cents, , remark = ''] = given;
  if (!isSum(cents)) return 'badTransferSum';
  if (remark.length > longestRemark) return 'badRemark';
  return noteReturned(...given);
}
