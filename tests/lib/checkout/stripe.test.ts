import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isRefusal } from '@/lib/checkout/stripe';

test('Stripe has refused what it answered with an error, and nothing that it did not answer', () => {
  const answered = (statusCode?: number) =>
    new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', statusCode });
  expect([400, 402, 409, 500].map((status) => isRefusal(answered(status)))).toEqual([
    ...Array(4).fill(true),
  ]);
  expect(isRefusal(answered())).toBe(false);
  expect(isRefusal(new Error('fetch failed'))).toBe(false);
});
