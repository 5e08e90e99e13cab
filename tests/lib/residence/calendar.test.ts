import { expect, test } from 'vitest';
import { stayRules } from '@/content/residence/stays';
import { addDays, type Day } from '@/lib/calendar/days';
import { calendarMonth, type LostNights, refusalShown } from '@/lib/residence/calendar';
import { datesRefusal } from '@/lib/residence/stay';

const now = new Date('2027-02-20T10:00:00Z');

/** The days of a month by what they are. */
function statesOf(month: string, lost: LostNights, dates = {}) {
  const { weeks } = calendarMonth(month, { dates, taken: lost, now }, month);
  return new Map(weeks.flat().flatMap((day) => (day ? [[day.day, day]] : [])));
}

test('a night that somebody has is taken, one on which the house is closed is closed, and none can be chosen', () => {
  const days = statesOf(
    '2027-03',
    new Map([
      ['2027-03-10', 'taken'],
      ['2027-03-11', 'closed'],
    ]),
  );
  expect(days.get('2027-03-09')?.state).toBe('free');
  for (const [day, state] of [
    ['2027-03-10', 'taken'],
    ['2027-03-11', 'closed'],
  ] as const)
    expect(days.get(day)).toEqual({ day, state });
});

test('the weeks of each year in which nothing is sold are closed, whoever has their nights', () => {
  const days = statesOf('2028-01', new Map([['2028-01-12', 'taken']]));
  expect(days.get('2028-01-09')?.state).toBe('free');
  expect(days.get('2028-01-12')?.state).toBe('closed');
  expect(days.get('2028-01-31')?.state).toBe('closed');
});

test('whoever has chosen an arrival may leave on the morning of a night that is taken or closed', () => {
  const lost = new Map([['2027-03-10', 'closed']] as const);
  const days = statesOf('2027-03', lost, { checkIn: '2027-03-08' });
  expect(days.get('2027-03-10')?.state).toBe('outOnly');
  expect(days.get('2027-03-11')?.state).not.toBe('outOnly');
});

test('whoever has chosen an arrival is offered no departure that is too early, too late or beyond a taken night', () => {
  const summer = statesOf('2027-07', new Map(), { checkIn: '2027-07-05' });
  expect(summer.get('2027-07-06')).toEqual({ day: '2027-07-06', state: 'none' });
  expect(summer.get('2027-07-07')?.choice?.checkOut).toBe('2027-07-07');
  const latest = addDays('2027-07-05', stayRules.longestNights);
  const later = addDays(latest, 1);
  expect(summer.get(latest)?.choice?.checkOut).toBe(latest);
  expect(summer.get(later)).toEqual({ day: later, state: 'none' });
  expect(summer.get('2027-07-04')?.choice?.checkIn).toBe('2027-07-04');
  const lost = new Map([['2027-03-10', 'taken']] as const);
  const spring = statesOf('2027-03', lost, { checkIn: '2027-03-08' });
  expect(spring.get('2027-03-11')?.choice).toBeUndefined();
});

test.each([
  [{ checkIn: '2027-02-01', checkOut: '2027-02-03' }, 'past'],
  [{ checkIn: '2027-07-05', checkOut: '2027-07-06' }, 'tooShort'],
  [
    { checkIn: '2027-07-05', checkOut: addDays('2027-07-05', stayRules.longestNights + 1) },
    'tooLong',
  ],
  [{ checkIn: '2027-03-09', checkOut: '2027-03-11' }, 'taken'],
  [{ checkIn: '2027-03-11', checkOut: '2027-03-13' }, undefined],
  [{ checkIn: '2027-03-09' }, undefined],
])('an address with %o is told %s instead of a price', (dates, refusal) => {
  const taken = new Map([['2027-03-10', 'taken']] as const);
  expect(refusalShown({ dates, taken, now })).toBe(refusal);
});

test.each([
  [{ checkIn: '2028-01-20', checkOut: '2028-01-21' }, undefined],
  [{ checkIn: '2028-01-21', checkOut: '2028-01-22' }, undefined],
  [{ checkIn: '2028-01-20', checkOut: '2028-01-23' }, 'closed'],
  [{ checkIn: '2028-02-02', checkOut: '2028-02-04' }, undefined],
])('a stay that the house gave on closed nights may take %o: %s', (dates, refusal) => {
  const left = { checkIn: '2028-01-20', checkOut: '2028-01-22' };
  expect(refusalShown({ dates, taken: new Map(), now, left })).toBe(refusal);
  const month = calendarMonth('2028-01', { dates: {}, taken: new Map(), now, left }, '2028-01');
  const states = month.weeks.flat().flatMap((day) => (day ? [[day.day, day.state] as const] : []));
  expect(new Map(states).get('2028-01-20')).toBe('free');
  expect(new Map(states).get('2028-01-22')).toBe('closed');
});

test('a stay that the house made longer, shorter or later than others may keep its length and its day', () => {
  const refused = (left: readonly [Day, Day], [checkIn, checkOut]: readonly [Day, Day]) =>
    datesRefusal({ checkIn, checkOut }, now, { checkIn: left[0], checkOut: left[1] });
  const end = addDays('2027-07-05', stayRules.longestNights + 6);
  const long = ['2027-07-05', end] as const;
  expect(refused(long, ['2027-07-06', addDays(end, 1)])).toBeUndefined();
  expect(refused(long, ['2027-07-05', addDays(end, 1)])).toBe('tooLong');
  const short = ['2027-07-05', '2027-07-06'] as const;
  expect(refused(short, ['2027-07-07', '2027-07-08'])).toBeUndefined();
  const far = ['2029-03-05', '2029-03-09'] as const;
  expect(refused(far, ['2029-03-04', '2029-03-08'])).toBeUndefined();
  expect(refused(far, ['2029-03-05', '2029-03-08'])).toBeUndefined();
  expect(refused(far, ['2029-03-06', '2029-03-09'])).toBe('tooFar');
});
