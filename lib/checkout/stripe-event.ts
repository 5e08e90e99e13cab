import 'server-only';
import Stripe from 'stripe';
import { z } from 'zod';
import { env } from '@/lib/process/env';
import type { PaymentEvent, PaymentFact } from './payment-event';
import { readCharge, readDispute, readSession } from './stripe-objects';

/** How far the time of a signature may be from the shop's clock, before or after, in seconds. */
const toleranceSeconds = 5 * 60;

/** A read event; without a fact it is irrelevant to the shop. */
export type StripeEvent = Omit<PaymentEvent, 'fact'> & { readonly fact?: PaymentFact };

/**
 * Why an event is refused: not signed with the secret; signed at another time (`skewSeconds`: by how much the shop's
 * clock is ahead of Stripe's); signed, but not an event.
 */
export type Refusal =
  | { readonly reason: 'signature' | 'body' }
  | { readonly reason: 'clock'; readonly skewSeconds: number };

const printable = z.string().regex(/^[\x21-\x7e]{1,255}$/);
const Envelope = z.object({
  id: printable,
  type: printable,
  data: z.object({ object: z.looseObject({}) }),
});

/**
 * Reads an event that Stripe has signed.
 * @param body as it came, not parsed
 * @param now milliseconds; by default the shop's clock
 */
export function readStripeEvent(
  body: string,
  signature: string,
  now = Date.now(),
): { readonly event: StripeEvent } | { readonly refusal: Refusal } {
  // Exactly one time: Stripe's library would take the last of several.
  const [, signedAt] = /^t=(\d{1,12})(?:,v\d+=[\da-f]+)+$/.exec(signature) ?? [];
  if (!signedAt) return { refusal: { reason: 'signature' } };
  let signed: unknown;
  try {
    // Without the library's tolerance: it refuses old signatures, but accepts future ones.
    signed = Stripe.webhooks.constructEvent(body, signature, env().STRIPE_WEBHOOK_SECRET ?? '', 0);
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return { refusal: { reason: isForged ? 'signature' : 'body' } };
  }
  const skewSeconds = Math.floor(now / 1000) - Number(signedAt);
  if (Math.abs(skewSeconds) > toleranceSeconds) {
    return { refusal: { reason: 'clock', skewSeconds } };
  }
  const envelope = Envelope.safeParse(signed);
  if (!envelope.success) return { refusal: { reason: 'body' } };
  const { id, type, data } = envelope.data;
  return { event: { id, type, ...meaningOf(type, data.object) } };
}

type Meaning = Omit<StripeEvent, 'id' | 'type'>;

function meaningOf(type: string, object: unknown): Meaning {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const { isSettled, amount, ...about } = readSession(object);
      // A completed session is paid at once, or stays open until a transfer arrives.
      return { ...about, fact: isSettled ? { kind: 'paid', ...amount } : { kind: 'pending' } };
    }
    case 'checkout.session.async_payment_failed':
      return aboutSession(object, 'failed');
    case 'checkout.session.expired':
      return aboutSession(object, 'expired');
    case 'charge.succeeded': {
      const { paidWith, refundedCents: _, ...about } = readCharge(object);
      return { ...about, fact: { kind: 'method', paidWith } };
    }
    case 'charge.refunded': {
      const { refundedCents: cents, paidWith: _, ...about } = readCharge(object);
      return { ...about, fact: { kind: 'refunded', cents } };
    }
    case 'charge.dispute.created':
      return { ...readDispute(object), fact: { kind: 'disputed' } };
    default:
      return {};
  }
}

function aboutSession(object: unknown, kind: 'failed' | 'expired'): Meaning {
  const { isSettled: _, amount: __, ...about } = readSession(object);
  return { ...about, fact: { kind } };
}
