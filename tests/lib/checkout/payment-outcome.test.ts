import { expect, test } from 'vitest';
import { paymentOutcome } from '@/lib/checkout/payment-outcome';
import { type OrderState, orderStates } from '@/lib/orders/order';

const outcome = (state: OrderState) => paymentOutcome({ state, provider: 'stripe' }, true);

test('a payment is a success in the states after payment only', () => {
  const succeeded = orderStates.filter((state) => outcome(state) === 'success');
  expect(succeeded).toEqual(['paid', 'workshop', 'ready', 'agreed', 'delivered']);
  expect(outcome('awaiting')).toBe('pending');
  expect(outcome('differs')).toBe('differs');
  for (const state of ['expired', 'cancelled', 'withdrawn', 'refunded'] as const) {
    expect(outcome(state)).toBe('ended');
  }
});

test('an unknown token is unknown, and no token or the demonstration is a success', () => {
  expect(paymentOutcome(undefined, true)).toBe('unknown');
  expect(paymentOutcome('away', true)).toBe('away');
  expect(paymentOutcome(undefined, false)).toBe('success');
  expect(paymentOutcome({ state: 'awaiting', provider: 'demonstration' }, true)).toBe('success');
});
