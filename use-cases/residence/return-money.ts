import 'server-only';
import { run } from '@/db/client';
import { tellHouse } from '@/db/residence/booking-mails';
import { endReturn, listOpenReturns, type OpenReturn } from '@/db/residence/stay-money';
import { isFinalRefusal, refundPayment } from '@/lib/checkout/stripe-refunds';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';

/** So many returns are made at a time. */
const atOnce = 20;

/**
 * Has the provider give back what is due of payments of stays, each once: one whose answer was lost is found again. What
 * the provider refuses for good is told the house; whatever else fails is tried again by the next call.
 */
export async function returnStayMoney(): Promise<void> {
  for (const due of await listOpenReturns(atOnce)) await giveBack(due);
}

/** The same for whoever waits for an answer: a failure is left to the next call. */
export async function tryToReturnStayMoney(): Promise<void> {
  try {
    await returnStayMoney();
  } catch (error) {
    log().error(error, 'returns of stays could not be read');
  }
}

async function giveBack({ id, cents, payment, bookingId }: OpenReturn): Promise<void> {
  try {
    const soFar = await refundPayment(payment, { id, cents });
    if (await endReturn(id, { state: 'done', soFar }))
      log().info({ event: 'stay-refund', id }, 'a payment of a stay was given back');
  } catch (error) {
    log().error(error, 'a payment of a stay was not given back');
    if (!isFinalRefusal(error) || !(await endReturn(id, { state: 'refused' }))) return;
    await run((db) => tellHouse(db, bookingId, 'returnRefused'));
    signalMail();
  }
}
