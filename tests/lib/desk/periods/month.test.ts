import { expect, test } from 'vitest';
import { daysOf, readMonth, shiftMonth } from '@/lib/desk/periods/month';

const now = new Date('2026-11-22T10:00:00Z');

test.each(['2026-11', '2027-01', '2099-12'])('%s is a month', (month) => {
  expect(readMonth(month, now)).toBe(month);
});

test.each([undefined, '', '2026-13', '2026-00', '2026-1', '26-11', '2026-11-01', ['2026-10'], "'"])(
  '%j is none: the month of today is shown',
  (value) => {
    expect(readMonth(value, now)).toBe('2026-11');
  },
);

test('the month changes at midnight in Paris', () => {
  expect(readMonth(undefined, new Date('2026-11-30T22:59:59Z'))).toBe('2026-11');
  expect(readMonth(undefined, new Date('2026-11-30T23:00:00Z'))).toBe('2026-12');
  expect(readMonth(undefined, new Date('2027-06-30T22:00:00Z'))).toBe('2027-07');
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2027-01', -1, '2026-12'],
  ['2026-03', -1, '2026-02'],
])('%s and %i months is %s', (month, by, expected) => {
  expect(shiftMonth(month, by)).toBe(expected);
});

test.each([
  ['2026-11', 30],
  ['2026-12', 31],
  ['2027-02', 28],
  ['2028-02', 29],
])('%s has %i days', (month, count) => {
  const days = daysOf(month);
  expect(days).toHaveLength(count);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(`${month}-${count}`);
});
