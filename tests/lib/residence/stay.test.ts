import { describe, expect, test } from 'vitest';
import { stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import {
  addDays,
  addMonths,
  daysBetween,
  daysOfMonth,
  isInSpan,
  nightsBetween,
  readDay,
  weekdayOf,
} from '@/lib/calendar/days';
import {
  arrivalsFrom,
  checkInMoment,
  checkOutMoment,
  findSuite,
  freeUntil,
  hasLeft,
  isChangeable,
  priceOf,
  refusalOf,
  type Stay,
} from '@/lib/residence/stay';

/** Noon of a winter's day in Paris. */
const now = new Date('2026-11-25T11:00:00Z');
const aStay = (parts: Partial<Stay> = {}): Stay => ({
  suite: 3,
  checkIn: '2026-12-04',
  checkOut: '2026-12-06',
  adults: 2,
  children: 0,
  ...parts,
});
const refused = (parts: Partial<Stay>, at = now) => refusalOf(aStay(parts), at);

describe('days', () => {
  test('a text that names no day of the calendar is none', () => {
    const none = ['2027-02-29', '2026-13-01', '2026-00-10', '26-12-04', '2026-12-4', '', ' ', null];
    for (const text of [...none, '2026-12-04T00:00', '9999999-01-01', ['2026-12-04']])
      expect(readDay(text)).toBeUndefined();
    expect(readDay('2028-02-29')).toBe('2028-02-29');
  });

  test('29 February is a night of its own in a leap year, and no night in another', () => {
    expect(nightsBetween('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29']);
    expect(nightsBetween('2027-02-28', '2027-03-01')).toEqual(['2027-02-28']);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('2026-08-31', 18)).toBe('2028-02-29');
    expect(daysOfMonth('2028-02')).toHaveLength(29);
  });

  test('nights across a change of the clocks are counted by days', () => {
    expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2);
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
    expect(addDays('2027-03-27', 1)).toBe('2027-03-28');
    expect(nightsBetween('2027-03-29', '2027-03-27')).toEqual([]);
  });

  test('weeks begin on Monday, and a span may pass the end of a year', () => {
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(weekdayOf('2026-11-29')).toBe(6);
    const winter = { from: '12-20', to: '01-05' };
    expect(['2026-12-20', '2027-01-05'].every((day) => isInSpan(day, winter))).toBe(true);
    expect(['2026-12-19', '2027-01-06'].some((day) => isInSpan(day, winter))).toBe(false);
  });
});

describe('clocks of the house', () => {
  test('a moment of a day is the same whatever the season', () => {
    expect(momentOf('2026-12-04', '15:00').toISOString()).toBe('2026-12-04T14:00:00.000Z');
    expect(momentOf('2027-07-04', '15:00').toISOString()).toBe('2027-07-04T13:00:00.000Z');
    expect(momentOf('2027-03-28', '15:00').toISOString()).toBe('2027-03-28T13:00:00.000Z');
    expect(momentOf('2027-03-28', '1:30').toISOString()).toBe('2027-03-28T00:30:00.000Z');
    expect(clockAt(new Date('2026-12-31T23:30:00Z'))).toEqual({ day: '2027-01-01', time: '00:30' });
  });

  const free = (checkIn: string, freeHours = 48, checkInFrom = '15:00') =>
    freeUntil({ checkIn, freeHours, checkInFrom }).toISOString();

  test('a stay is free until 48 hours before check-in, also where the clocks change in between', () => {
    expect(free('2026-12-04')).toBe('2026-12-02T14:00:00.000Z');
    // 15:00 in summer time, 48 hours before it is 14:00 in winter time.
    expect(free('2027-03-29')).toBe('2027-03-27T13:00:00.000Z');
    expect(free('2027-10-31')).toBe('2027-10-29T14:00:00.000Z');
  });

  test('a stay that was booked with other hours is free until so many before check-in', () => {
    expect(free('2026-12-04', 72)).toBe('2026-12-01T14:00:00.000Z');
    expect(free('2026-12-04', 0)).toBe('2026-12-04T14:00:00.000Z');
  });

  test('a stay begins, ends and is free by the times that it was booked with', () => {
    const stay = { checkIn: '2026-12-04', checkInFrom: '17:30' } as const;
    expect(checkInMoment(stay).toISOString()).toBe('2026-12-04T16:30:00.000Z');
    expect(free(stay.checkIn, 48, stay.checkInFrom)).toBe('2026-12-02T16:30:00.000Z');
    const end = { checkOut: '2026-12-06', checkOutBefore: '9:45' } as const;
    expect(checkOutMoment(end).toISOString()).toBe('2026-12-06T08:45:00.000Z');
    expect(hasLeft(end, new Date('2026-12-06T08:45:00Z'))).toBe(false);
    expect(hasLeft(end, new Date('2026-12-06T08:46:00Z'))).toBe(true);
  });
});

describe('stays', () => {
  test('a stay is priced by its nights, in cents', () => {
    expect(priceOf(aStay())).toBe(188_000);
    expect(priceOf(aStay({ suite: 6, checkIn: '2028-02-28', checkOut: '2028-03-01' }))).toBe(
      104_000,
    );
  });

  test('each suite is found by its id and by its address', () => {
    for (const suite of suites) {
      expect(findSuite(suite.id)).toBe(suite);
      expect(findSuite(suite.slug)).toBe(suite);
    }
    expect(new Set(suites.map(({ slug }) => slug)).size).toBe(suites.length);
    for (const none of ['', '3', 'constructor', 7, Number.NaN, undefined])
      expect(findSuite(none)).toBeUndefined();
  });

  test('dates that cannot be booked are refused with their reason', () => {
    expect(refused({})).toBeUndefined();
    expect(refused({ checkOut: '2026-12-04' })).toBe('order');
    expect(refused({ checkOut: '2026-12-01' })).toBe('order');
    expect(refused({ checkIn: '2026-11-24', checkOut: '2026-11-26' })).toBe('past');
    expect(refused({ checkIn: '2028-05-25', checkOut: '2028-05-26' })).toBeUndefined();
    expect(refused({ checkIn: '2028-05-26', checkOut: '2028-05-27' })).toBe('tooFar');
    const latest = addDays(aStay().checkIn, stayRules.longestNights);
    expect(refused({ checkOut: addDays(latest, 1) })).toBe('tooLong');
    expect(refused({ checkOut: latest })).toBeUndefined();
    for (const { from } of stayRules.seasons) {
      const first = `2027-${from}`;
      expect(refused({ checkIn: first, checkOut: addDays(first, 1) }), first).toBe('tooShort');
      expect(refused({ checkIn: addDays(first, -1), checkOut: first }), first).toBeUndefined();
    }
  });

  test('a closed night is not sold, and one leaves on the first closed day and comes on the day after the last', () => {
    expect(refused({ checkIn: '2027-01-09', checkOut: '2027-01-11' })).toBe('closed');
    expect(refused({ checkIn: '2027-01-31', checkOut: '2027-02-02' })).toBe('closed');
    expect(refused({ checkIn: '2027-01-08', checkOut: '2027-01-10' })).toBeUndefined();
    expect(refused({ checkIn: '2027-02-01', checkOut: '2027-02-02' })).toBeUndefined();
  });

  test('today is the day of the house, wherever the visitor is, and tonight is sold until the evening', () => {
    const tonight = { checkIn: '2026-11-25', checkOut: '2026-11-26' };
    // After 15:00 in Paris; in Auckland it is the 26th already, in Los Angeles still morning.
    expect(refused(tonight, new Date('2026-11-25T15:00:00Z'))).toBeUndefined();
    expect(refused(tonight, new Date('2026-11-25T18:59:00Z'))).toBeUndefined();
    expect(refused(tonight, new Date('2026-11-25T19:00:00Z'))).toBe('tooLateToday');
    // Half past midnight in Paris, still the 25th in New York.
    expect(refused(tonight, new Date('2026-11-25T23:30:00Z'))).toBe('past');
    expect(arrivalsFrom(new Date('2026-11-25T19:00:00Z')).first).toBe('2026-11-26');
  });

  test('a suite takes at least one adult, and no more guests than it has places', () => {
    expect(refused({ adults: 0 })).toBe('noAdult');
    expect(refused({ adults: 0, children: 2 })).toBe('noAdult');
    expect(refused({ adults: Number.NaN })).toBe('noAdult');
    expect(refused({ adults: 5 })).toBe('tooManyGuests');
    expect(refused({ adults: 1, children: 2 })).toBe('tooManyGuests');
    expect(refused({ suite: 5, adults: 2, children: 2 })).toBeUndefined();
  });
});

test('a stay is changed by its guest while it is booked and free of cost, and not after', () => {
  const agreed = { freeHours: 48, checkInFrom: '15:00' };
  const stay = { state: 'booked', checkIn: '2026-12-04', ...agreed } as const;
  const soon = freeUntil(stay);
  const before = new Date(soon.getTime() - 1);
  expect(isChangeable(stay, before)).toBe(true);
  expect(isChangeable(stay, soon)).toBe(false);
  expect(isChangeable({ ...stay, freeHours: 47 }, soon)).toBe(true);
  expect(isChangeable({ ...stay, state: 'cancelled' }, before)).toBe(false);
});
