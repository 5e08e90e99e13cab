import 'server-only';
import { type Handled, handlePayment } from '@/db/orders/payments';
import type { StripeEvent } from '@/lib/checkout/stripe-event';
import { signalMail } from '@/lib/mail/mail-signal';
import { counters } from '@/lib/process/counters';
import { log } from '@/lib/process/log';
import { orAway } from '@/use-cases/process/or-away';
import { handleStayPayment } from '@/use-cases/residence/handle-stay-payment';
import { closeOtherPages } from './close-pages';

/**
 * Applies what the payment provider says of an order or of a stay, and counts and logs what came of it.
 * @returns `ignored` for an event that means nothing here; `away` without a database
 */
export async function handlePaymentEvent(
  event: StripeEvent,
): Promise<Handled | 'ignored' | 'away'> {
  const handled = await orAway('an event could not be handled', () => apply(event));
  if (handled === 'away') return handled;
  const { id, type } = event;
  counters().paymentEvents[handled] += 1;
  log().info({ event: `stripe-${handled}`, id, type }, 'an event was received');
  return handled;
}

async function apply({ fact, ...event }: StripeEvent): Promise<Handled | 'ignored'> {
  if (!fact) return 'ignored';
  const ofStay = await handleStayPayment({ ...event, fact });
  if (ofStay) return ofStay;
  const handled = await handlePayment({ ...event, fact });
  if (handled === 'done') signalMail();
  if (fact.kind === 'paid' || fact.kind === 'refunded') await closeOtherPages(event.orderId);
  return handled;
}
