import { expect, test } from 'vitest';
import { dayOf, daysAfter, noonOf, weekdayInWords } from '@/lib/calendar';

test('days are counted by the calendar of Paris, across a change of the clock', () => {
  // Half past midnight of 15 October in Paris; summer time ends on the 25th.
  const delivered = new Date('2026-10-14T22:30:00Z');
  expect(dayOf(daysAfter(delivered, 14))).toBe('2026-10-29');
  expect(dayOf(daysAfter(delivered, 100))).toBe('2027-01-23');
});

test.each([
  ['fr', 'lundi 14 décembre 2026'],
  ['it', 'lunedì 14 dicembre 2026'],
  ['ru', 'понедельник, 14 декабря 2026'],
] as const)('in %s a day is written with its weekday: %s', (locale, words) => {
  expect(weekdayInWords(noonOf('2026-12-14'), locale)).toContain(words);
});
