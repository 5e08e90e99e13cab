import { expect, test } from 'vitest';
import { nightsBetween } from '@/lib/calendar/days';
import {
  closedNights,
  closedSpans,
  closingQuery,
  isAlwaysClosed,
  readClosing,
} from '@/lib/desk/closed-nights';

const clio = 'clio@theogonie.example';
const days = nightsBetween('2027-01-25', '2027-02-10');

test('closed nights say whether they are closed every year or at the desk, and by whom', () => {
  const byDesk = new Map([
    ['2027-01-31', clio],
    ['2027-02-01', clio],
  ]);
  const nights = closedNights(days, byDesk);
  expect(nights.get('2027-01-25')).toBe('everyYear');
  expect(nights.get('2027-01-31')).toBe('everyYear');
  expect(nights.get('2027-02-01')).toEqual({ author: clio });
  expect(nights.has('2027-02-02')).toBe(false);
});

test('nights that follow each other for one reason are one span', () => {
  const byDesk = new Map(
    ['2027-02-01', '2027-02-02', '2027-02-05'].map((day) => [day, clio] as const),
  );
  expect(closedSpans(closedNights(days, byDesk))).toEqual([
    { first: '2027-01-25', last: '2027-01-31', reason: 'everyYear' },
    { first: '2027-02-01', last: '2027-02-02', reason: { author: clio } },
    { first: '2027-02-05', last: '2027-02-05', reason: { author: clio } },
  ]);
});

test('what no desk opens are nights of the closed weeks, and days without hours', () => {
  expect(isAlwaysClosed('residence', '2027-01-31')).toBe(true);
  expect(isAlwaysClosed('residence', '2027-02-01')).toBe(false);
  // A Sunday, and Christmas.
  expect(isAlwaysClosed('hours', '2027-02-07')).toBe(true);
  expect(isAlwaysClosed('hours', '2026-12-25')).toBe(true);
  expect(isAlwaysClosed('hours', '2027-02-09')).toBe(false);
});

test('closed days go into an address and are read again; too many, or none, are not', () => {
  const closing = { closed: 'hours', first: '2027-02-01', last: '2027-02-03' } as const;
  expect(readClosing(closingQuery(closing))).toEqual(closing);
  const residence = { closed: 'residence', from: '2027-02-01' };
  expect(readClosing(residence)).toMatchObject({ first: '2027-02-01', last: '2027-02-01' });
  expect(readClosing({ ...residence, to: '2027-05-31' })).toMatchObject({ last: '2027-05-31' });
  for (const wrong of [{ to: '2027-06-01' }, { to: '2027-01-31' }, { from: 'x' }, { closed: 'x' }])
    expect(readClosing({ ...residence, ...wrong })).toBeUndefined();
});
