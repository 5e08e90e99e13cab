import { expect, test } from 'vitest';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import {
  calendarHref,
  calendarPath,
  dayOfMonth,
  daysShown,
  readView,
  viewAfter,
  viewAs,
} from '@/lib/desk/calendar-view';

const now = new Date('2026-12-16T10:00:00Z');

test('an address names a month, a week or a day; whatever else it says is this week', () => {
  expect(readView({ month: '2027-02' }, now)).toEqual({ kind: 'month', day: '2027-02-01' });
  expect(readView({ week: '2027-02-28' }, now)).toEqual({ kind: 'week', day: '2027-02-22' });
  expect(readView({ day: '2028-02-29' }, now)).toEqual({ kind: 'day', day: '2028-02-29' });
  for (const odd of [{}, { day: '2027-02-29' }, { month: '2027-13' }, { month: ['2027-01'] }])
    expect(readView(odd, now), JSON.stringify(odd)).toEqual({ kind: 'week', day: '2026-12-14' });
  expect(calendarPath({ kind: 'month', day: '2027-02-01' })).toBe('/desk/calendar?month=2027-02');
});

test('a month is shown in whole weeks, and leads over the end of a year and a leap day', () => {
  const december = { kind: 'month', day: '2026-12-01' } as const;
  const days = daysShown(december);
  expect([days[0], days.at(-1), days.length % 7]).toEqual(['2026-11-30', '2027-01-03', 0]);
  expect(viewAfter(december, 1)).toEqual({ kind: 'month', day: '2027-01-01' });
  expect(viewAfter({ kind: 'day', day: '2028-02-28' }, 1).day).toBe('2028-02-29');
  expect(viewAfter({ kind: 'week', day: '2026-12-28' }, 1).day).toBe('2027-01-04');
});

test('another view of what is shown has today in it, where that is possible', () => {
  const december = { kind: 'month', day: '2026-12-01' } as const;
  expect(viewAs(december, 'week', now)).toEqual({ kind: 'week', day: '2026-12-14' });
  expect(viewAs({ kind: 'month', day: '2027-03-01' }, 'day', now).day).toBe('2027-03-01');
});

test('a link to this month leads to today in it, any other to its top', () => {
  const hrefs = (['month', 'week', 'day'] as const).map((kind) =>
    calendarHref({ kind, day: '2026-12-01' }, now),
  );
  expect(hrefs.map((href) => href.endsWith('#today'))).toEqual([true, false, false]);
  expect(calendarHref({ kind: 'month', day: '2027-01-01' }, now)).not.toContain('#');
});

test('what is seen of a day in a month is a word of its name, of the first too', () => {
  const days = Array.from({ length: 31 }, (_, n) => addDays('2026-12-01', n));
  for (const day of days) {
    expect(weekdayInWords(noonOf(day), 'fr').split(/\s/)).toContain(dayOfMonth(day));
  }
});
