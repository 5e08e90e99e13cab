import { expect, test } from 'vitest';
import { refundDaysLeft, refundDue } from '@/lib/orders/refund-deadline';

const declaredAt = new Date('2026-11-22T10:00:00Z');

test('a declaration is paid back within fourteen days', () => {
  expect(refundDue(declaredAt)).toBe('2026-12-06');
  expect(refundDaysLeft(declaredAt, declaredAt)).toBe(14);
});

test('the day of a declaration is that of Paris', () => {
  expect(refundDue(new Date('2026-11-22T23:30:00Z'))).toBe('2026-12-07');
});

test.each([
  ['2026-12-05T22:59:00Z', 1],
  ['2026-12-05T23:00:00Z', 0],
  ['2026-12-06T22:59:00Z', 0],
  ['2026-12-06T23:00:00Z', -1],
  ['2026-12-16T12:00:00Z', -10],
])('at %s there are %i days left', (now, left) => {
  expect(refundDaysLeft(declaredAt, new Date(now))).toBe(left);
});

test('a change of the clocks counts no day', () => {
  expect(refundDaysLeft(new Date('2027-03-20T12:00:00Z'), new Date('2027-03-30T12:00:00Z'))).toBe(
    4,
  );
});
