import 'server-only';
import { type HandledStay, handleStayPayment as handle } from '@/db/residence/stay-payments';
import type { PaymentEvent } from '@/lib/checkout/payment-event';
import { signalMail } from '@/lib/mail/mail-signal';
import { withDeadline } from '@/lib/process/deadline';
import { log } from '@/lib/process/log';
import { tryToReturnStayMoney } from './return-money';

/** The provider waits for an answer to its event, and repeats it when that takes too long. */
const returnedWithinMs = 4_000;

/**
 * Applies what the payment provider says of a stay, and gives back what was paid too late or twice.
 * @returns `undefined` for an event that is about no stay
 */
export async function handleStayPayment(event: PaymentEvent): Promise<HandledStay> {
  // Whoever pays has given the address to the provider: the mail that tells of it spends no budget.
  const handled = await handle(event, { budgets: [] });
  if (handled !== 'done') return handled;
  signalMail();
  try {
    await withDeadline(tryToReturnStayMoney(), returnedWithinMs);
  } catch (error) {
    log().error(error, 'a payment of a stay is given back later');
  }
  return handled;
}
