import { type Refusal, readStripeEvent } from '@/lib/checkout/stripe-event';
import { counters } from '@/lib/process/counters';
import { env } from '@/lib/process/env';
import { log } from '@/lib/process/log';
import { handlePaymentEvent } from '@/use-cases/checkout/handle-payment-event';

const answer = (status: number) => new Response(null, { status });

/**
 * Receives Stripe's events.
 * @returns 200 for an event that is handled, repeated or irrelevant here; 400 for a wrong signature, a signature
 * outside the tolerated time, and a body that is not an event; 404 where no secret is configured; 503 while the
 * database is unavailable, so that Stripe retries
 */
export async function POST(request: Request): Promise<Response> {
  if (!env().STRIPE_WEBHOOK_SECRET) return answer(404);
  const signature = request.headers.get('stripe-signature') ?? '';
  const read = readStripeEvent(await request.text(), signature);
  if ('refusal' in read) {
    noteRefusal(read.refusal);
    return answer(400);
  }
  return answer((await handlePaymentEvent(read.event)) === 'away' ? 503 : 200);
}

function noteRefusal(refusal: Refusal): void {
  counters().refusedPaymentEvents[refusal.reason] += 1;
  switch (refusal.reason) {
    case 'signature':
      log().warn({ event: 'stripe-forged' }, 'an event without a valid signature was refused');
      break;
    case 'body':
      log().error({ event: 'stripe-unreadable' }, 'a signed body that is no event was refused');
      break;
    case 'clock': {
      const { skewSeconds } = refusal;
      const away = `${Math.abs(skewSeconds)} s ${skewSeconds > 0 ? 'ahead' : 'behind'}`;
      log().error(
        { event: 'stripe-clock', skewSeconds },
        `a signed event was refused: the clock of this machine is ${away}`,
      );
    }
  }
}
