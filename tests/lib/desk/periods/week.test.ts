import { expect, test } from 'vitest';
import { daysOfWeek, readWeek, weekNumber } from '@/lib/desk/periods/week';

const now = new Date('2026-11-25T23:30:00Z');

test('a week begins on Monday, and is named by any of its days', () => {
  expect(readWeek('2026-12-06', now)).toBe('2026-11-30');
  expect(daysOfWeek('2026-12-28')).toEqual([
    ...['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-01', '2027-01-02', '2027-01-03'],
  ]);
});

test('an address without a day, or with none that is near, means this week in Paris', () => {
  const sunday = new Date('2026-11-29T23:30:00Z');
  expect(readWeek(undefined, sunday)).toBe('2026-11-30');
  for (const odd of ['', '2026-02-30', '2026-W48', '0001-01-01', '9999-12-31', ['2026-12-06']]) {
    expect(readWeek(odd, now), String(odd)).toBe('2026-11-23');
  }
});

test('weeks are numbered by their Thursday', () => {
  expect(weekNumber('2026-12-28')).toBe(53);
  expect(weekNumber('2027-01-04')).toBe(1);
  expect(weekNumber('2024-12-30')).toBe(1);
});
