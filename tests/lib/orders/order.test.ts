import { expect, test } from 'vitest';
import { newOrderNumber, readOrderNumber } from '@/lib/document-number';
import {
  canStaffMove,
  holdsMoney,
  isToldByPhotos,
  isWithdrawable,
  nextStep,
  orderStates,
  statesInHands,
  takesPhotos,
  unpaidStates,
} from '@/lib/orders/order';
import { withdrawalEnd } from '@/lib/orders/withdrawal-period';
import { fewAndMany } from '@/tests/numbers';

test('the house moves an order from payment to delivery, one step at a time', () => {
  const steps = ['paid', 'workshop', 'ready', 'agreed', 'delivered'] as const;
  for (const [index, state] of steps.entries()) {
    expect(nextStep(state)).toBe(steps[index + 1]);
    for (const other of steps) {
      const isNext = other === steps[index + 1] || (state === 'agreed' && other === 'agreed');
      expect(canStaffMove(state, other), `${state} to ${other}`).toBe(isNext);
    }
  }
});

test('the house can declare an order paid only when its amount differed', () => {
  const from = orderStates.filter((state) => canStaffMove(state, 'paid'));
  expect(from).toEqual(['differs']);
});

test('every step of the house after the payment puts the pieces into somebody’s hands', () => {
  const steps = orderStates.flatMap((state) => nextStep(state) ?? []);
  expect(statesInHands('workshop', 'carriers')).toEqual(steps);
  expect(statesInHands('workshop')).toEqual(['workshop', 'ready']);
});

test('photos go with the steps of the work, and alone cause the mail of those in the workshop', () => {
  const steps = statesInHands('workshop', 'carriers');
  expect(orderStates.filter(takesPhotos)).toEqual(steps);
  expect(orderStates.filter(isToldByPhotos)).toEqual(statesInHands('workshop'));
});

test('a refunded or expired order cannot be moved', () => {
  for (const state of orderStates) {
    expect(canStaffMove('refunded', state)).toBe(false);
    expect(canStaffMove('expired', state)).toBe(false);
  }
});

test('every state holds no money, holds money or is refunded', () => {
  for (const state of orderStates) {
    const isOne = [unpaidStates.includes(state), holdsMoney(state), state === 'refunded'];
    expect(isOne.filter(Boolean), state).toHaveLength(1);
  }
});

test('an order can be withdrawn until the end of the last agreed day after its delivery', () => {
  const delivered = new Date('2026-12-01T15:00:00Z');
  const can = (now: string, withdrawalDays = 14) =>
    isWithdrawable({ state: 'delivered', deliveredAt: delivered, withdrawalDays }, new Date(now));
  // Midnight in Paris is an hour before that of UTC.
  expect(can('2026-12-15T22:59:59Z')).toBe(true);
  expect(can('2026-12-15T23:00:00Z')).toBe(false);
  expect(can('2026-12-31T22:59:59Z', 30)).toBe(true);
  expect(can('2026-12-31T23:00:00Z', 30)).toBe(false);
  const before = { deliveredAt: null, withdrawalDays: 14 };
  expect(isWithdrawable({ ...before, state: 'workshop' }, new Date())).toBe(true);
  for (const state of ['awaiting', 'expired', 'cancelled', 'withdrawn', 'refunded'] as const) {
    expect(isWithdrawable({ ...before, state }, new Date())).toBe(false);
  }
});

test('a withdrawal that would end on a day of rest can be declared until the next working day', () => {
  // 5 December + 14 is a Saturday; 11 December + 14 is Christmas, a Friday; 17 April 2028 is Easter Monday.
  const delivered = (day: string) => ({
    deliveredAt: new Date(`${day}T10:00:00Z`),
    withdrawalDays: 14,
  });
  expect(withdrawalEnd(delivered('2026-12-05'))).toBe('2026-12-21');
  expect(withdrawalEnd(delivered('2026-12-11'))).toBe('2026-12-28');
  expect(withdrawalEnd(delivered('2028-04-01'))).toBe('2028-04-18');
  expect(withdrawalEnd(delivered('2026-12-01'))).toBe('2026-12-15');
  // The law knows no closure of the house, in August or between the years.
  expect(withdrawalEnd(delivered('2027-07-20'))).toBe('2027-08-03');
  expect(withdrawalEnd(delivered('2026-12-15'))).toBe('2026-12-29');
  // Years whose holidays nobody knows yet have their weekends.
  expect(withdrawalEnd(delivered('2100-01-02'))).toBe('2100-01-18');
  const can = (now: string) =>
    isWithdrawable({ ...delivered('2026-12-11'), state: 'delivered' }, new Date(now));
  expect(can('2026-12-28T22:59:59Z')).toBe(true);
  expect(can('2026-12-28T23:00:00Z')).toBe(false);
});

for (const { count, tags } of fewAndMany(1_000, 10_000)) {
  test(`${count} order numbers are unique, and are read as they are written`, { tags }, () => {
    const numbers = new Set(
      Array.from({ length: count }, () => newOrderNumber(new Date('2026-11-22'))),
    );
    expect(numbers.size).toBe(count);
    expect([...numbers].filter((number) => readOrderNumber(number) !== number)).toEqual([]);
  });
}

test('order numbers are read in any spelling', () => {
  expect(readOrderNumber(' th 2026 7k3m9oil ')).toBe('TH-2026-7K3M9011');
  for (const text of ['', 'TH-2026', 'TH-2026-7K3M9QR', 'TH-2026-7K3M9QRU', '<b>']) {
    expect(readOrderNumber(text)).toBeUndefined();
  }
});
