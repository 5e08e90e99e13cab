import 'server-only';
import { dropBalanceAddress, findLeftBalance } from '@/db/orders/balance-sessions';
import { dropPayAddress, listLeftSessions } from '@/db/orders/payment-sessions';
import { closePaymentSession } from '@/lib/checkout/stripe';
import { withDeadline } from '@/lib/process/deadline';
import { log } from '@/lib/process/log';

/**
 * Closes the payment pages that are still open for other orders of the same token, where nobody is to pay any more.
 * @returns false when one of them was paid: its event is on the way
 * @throws when Stripe cannot be reached
 */
export async function closeLeftPages(orderId: string): Promise<boolean> {
  for (const { id, providerSession } of await listLeftSessions(orderId)) {
    if (!(await closePaymentSession(providerSession))) return false;
    await dropPayAddress(id);
  }
  return true;
}

/**
 * Closes the page where the balance of an order could still be paid although it is not due any more, or less of it is: it
 * came otherwise, also in part, or the order is given back. @throws when Stripe cannot be reached
 */
async function closeLeftBalance(orderId: string): Promise<void> {
  const session = await findLeftBalance(orderId);
  if (session) await closeBalancePage(orderId, session);
}

/**
 * Closes the page of a session of a balance. @returns false when it was paid there: its event is on the way
 * @throws when Stripe cannot be reached
 */
export async function closeBalancePage(orderId: string, session: string): Promise<boolean> {
  if (!(await closePaymentSession(session))) return false;
  await dropBalanceAddress(orderId, session);
  return true;
}

/** Stripe waits for an answer to its event, and repeats it when that takes too long. */
const closedWithinMs = 4_000;

/**
 * Closes the pages where the token of an order, or its balance, could be paid although nothing is due there any more, as far
 * as Stripe can be reached: what is paid there all the same counts, and the house gives it back.
 */
export async function closeOtherPages(orderId: string | undefined): Promise<void> {
  try {
    if (!orderId) return;
    await withDeadline(
      Promise.all([closeLeftPages(orderId), closeLeftBalance(orderId)]),
      closedWithinMs,
    );
  } catch (error) {
    log().error(error, 'a payment page could not be closed');
  }
}
