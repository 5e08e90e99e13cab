import { expect, test } from 'vitest';
import {
  dayInWords,
  dayOf,
  dayOfYearInWords,
  daysAfter,
  inWords,
  noonOf,
  weekdayInWords,
} from '@/lib/calendar/dates';

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

test('in French and Italian the first of a month is an ordinal, and no other day', () => {
  expect(dayOfYearInWords('07-01', 'fr')).toBe('1er juillet');
  expect(dayInWords('2026-12-01', 'fr')).toBe('1er décembre 2026');
  expect(weekdayInWords(noonOf('2026-12-01'), 'fr')).toBe('mardi 1er décembre 2026');
  expect(dayInWords('2026-12-31', 'fr')).toBe('31 décembre 2026');
  expect(dayOfYearInWords('07-01', 'it')).toBe('1º luglio');
  expect(weekdayInWords(noonOf('2027-03-01'), 'it', 'Asia/Dubai')).toBe('lunedì 1º marzo 2027');
  expect(dayInWords('2026-12-01', 'en')).toBe('1 December 2026');
});

test('a time is that of Paris, and names no zone by its distance from another', () => {
  const at = new Date('2026-11-26T08:05:00Z');
  expect(inWords(at, 'fr').time).toBe('9\u00a0h\u00a005');
  expect(inWords(new Date('2027-03-08T14:00:00Z'), 'fr').time).toBe('15\u00a0h');
  for (const locale of ['en', 'it', 'ru', 'ar'] as const)
    expect(inWords(at, locale).time, locale).toBe('09:05');
});
