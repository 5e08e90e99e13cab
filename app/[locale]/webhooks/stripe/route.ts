import { handlePayment } from '@/db/payments';
import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { signalMail } from '@/lib/mail-signal';
import { readStripeEvent } from '@/lib/stripe';

const answer = (status: number) => new Response(null, { status });

/**
 * What Stripe says about orders.
 * @returns 200 for what was handled, now or before, and for what means nothing here; 400 for a false
 * signature; 404 where no secret is configured; 503 while the database is away, so that Stripe comes again
 */
export async function POST(request: Request): Promise<Response> {
  if (!env().STRIPE_WEBHOOK_SECRET) return answer(404);
  let event: ReturnType<typeof readStripeEvent>;
  try {
    event = readStripeEvent(await request.text(), request.headers.get('stripe-signature') ?? '');
  } catch {
    log().warn({ event: 'stripe-forged' }, 'an event without a valid signature was refused');
    return answer(400);
  }
  const { id, type, fact } = event;
  if (!fact) {
    log().info({ event: 'stripe-ignored', id, type }, 'an event means nothing to the shop');
    return answer(200);
  }
  try {
    const handled = await handlePayment({ ...event, fact });
    log().info({ event: `stripe-${handled}`, id, type }, 'an event was received');
    if (handled === 'done') signalMail();
    return answer(200);
  } catch (error) {
    log().error(error, 'an event could not be handled');
    return answer(503);
  }
}
