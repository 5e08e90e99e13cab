import { expect, test } from 'vitest';
import { creditCents, creditUntil, isCredited } from '@/lib/residence/night-credit';

const stay = {
  ...({ suite: 4, checkIn: '2027-02-10', checkOut: '2027-02-12', totalCents: 380_000 } as const),
  state: 'booked',
} as const;
const order = (placedAt: string, ...ids: string[]) => ({
  placedAt: new Date(placedAt),
  lines: ids.map((productId) => ({ productId })),
});

test('nights are worth on the bed what they cost, a euro for a dollar, until thirty days after check-out', () => {
  expect(creditCents(stay)).toBe(380_000);
  expect(creditUntil(stay)).toBe('2027-03-14');
});

test('an order gives the credit when it has the bed of the suite, from arrival to the last day in Paris', () => {
  expect(isCredited(stay, order('2027-02-10T09:00:00Z', 'lit-chronos'))).toBe(true);
  expect(isCredited(stay, order('2027-03-14T22:59:00Z', 'lit-zeus', 'lit-chronos'))).toBe(true);
  expect(isCredited(stay, order('2027-03-14T23:01:00Z', 'lit-chronos'))).toBe(false);
  expect(isCredited(stay, order('2027-02-09T09:00:00Z', 'lit-chronos'))).toBe(false);
  expect(isCredited(stay, order('2027-02-12T09:00:00Z', 'lit-zeus'))).toBe(false);
  const cancelled = { ...stay, state: 'cancelled' } as const;
  expect(isCredited(cancelled, order('2027-02-12T09:00:00Z', 'lit-chronos'))).toBe(false);
});

test('the edition Structure of the bed counts too', () => {
  expect(isCredited(stay, order('2027-02-12T09:00:00Z', 'lit-chronos-structure'))).toBe(true);
});
