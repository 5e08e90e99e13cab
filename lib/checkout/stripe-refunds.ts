import 'server-only';
import Stripe from 'stripe';
import { withDeadline } from '@/lib/process/deadline';
import { deadlineMs, stripe } from './stripe';

/** Whether Stripe has refused a refund for good; after any other failure it may have been made. */
export const isFinalRefusal = (error: unknown): boolean => {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const status = error.statusCode ?? 0;
  return status >= 400 && status < 500 && ![408, 409, 429].includes(status);
};

/** The sum of a payment that was refunded so far, in the answer about one refund; `undefined` where it is not said. */
function refundedSoFar({ charge }: Stripe.Refund): number | undefined {
  return typeof charge === 'object' && charge ? charge.amount_refunded : undefined;
}

/**
 * Has Stripe give a part of a payment back, once for each id: a refund that was made before without its answer having
 * come is found again.
 * @returns the sum of the payment that was refunded so far, euro cents
 * @throws DeadlineError after 10 seconds; Stripe's error when it refuses or cannot be reached
 */
export async function refundPayment(
  payment: string,
  { id, cents }: { readonly id: string; readonly cents: number },
): Promise<number> {
  const { refunds } = stripe();
  const made = await withDeadline(
    refunds.list({ payment_intent: payment, limit: 100, expand: ['data.charge'] }),
    deadlineMs,
  );
  const known = made.data.find(({ metadata }) => metadata?.refund === id);
  const refund =
    known ??
    (await withDeadline(
      refunds.create(
        { payment_intent: payment, amount: cents, metadata: { refund: id }, expand: ['charge'] },
        { idempotencyKey: `refund-${id}` },
      ),
      deadlineMs,
    ));
  const soFar = refundedSoFar(refund);
  if (soFar === undefined) throw new Error('Stripe did not say how much was refunded');
  return soFar;
}
