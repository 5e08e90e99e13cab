import { expect, test } from 'vitest';
import { creditCents, creditedStays, creditUntil, isCredited } from '@/lib/residence/night-credit';

const stay = {
  ...({ suite: 4, checkIn: '2027-02-10', checkOut: '2027-02-12', totalCents: 380_000 } as const),
  ...({ state: 'booked', payment: 'card', settledCents: 0 } as const),
  ...{ creditDays: 30, eurosPerDollar: 1 },
} as const;
const order = (placedAt: string, ...ids: string[]) => ({
  placedAt: new Date(placedAt),
  lines: ids.map((productId) => ({ productId })),
});

test('nights are worth on the bed what they cost, a euro for a dollar, until thirty days after check-out', () => {
  expect(creditCents(stay)).toBe(380_000);
  expect(creditUntil(stay)).toBe('2027-03-14');
});

test('a stay that was booked with other days and another rate keeps them', () => {
  const agreed = { ...stay, creditDays: 60, eurosPerDollar: 0.85 };
  expect([creditCents(agreed), creditUntil(agreed)]).toEqual([323_000, '2027-04-13']);
  const late = order('2027-03-29T09:00:00Z', 'lit-chronos');
  expect([isCredited(stay, late), isCredited(agreed, late)]).toEqual([false, true]);
});

test('an order gives the credit when it has the bed of the suite, from arrival to the last day in Paris', () => {
  expect(isCredited(stay, order('2027-02-10T09:00:00Z', 'lit-chronos'))).toBe(true);
  expect(isCredited(stay, order('2027-03-14T22:59:00Z', 'lit-zeus', 'lit-chronos'))).toBe(true);
  expect(isCredited(stay, order('2027-03-14T23:01:00Z', 'lit-chronos'))).toBe(false);
  expect(isCredited(stay, order('2027-02-09T09:00:00Z', 'lit-chronos'))).toBe(false);
  expect(isCredited(stay, order('2027-02-12T09:00:00Z', 'lit-zeus'))).toBe(false);
  const cancelled = { ...stay, state: 'cancelled' } as const;
  expect(isCredited(cancelled, order('2027-02-12T09:00:00Z', 'lit-chronos'))).toBe(false);
});

test('nights that are not paid yet are credited from the day of departure on', () => {
  const unpaid = { ...stay, payment: 'property' } as const;
  const at = (day: string, parts = {}) =>
    isCredited({ ...unpaid, ...parts }, order(`${day}T09:00:00Z`, 'lit-chronos'));
  expect(at('2027-02-10')).toBe(false);
  expect(at('2027-02-11')).toBe(false);
  expect(at('2027-02-12')).toBe(true);
  expect(at('2027-02-10', { settledCents: stay.totalCents })).toBe(true);
  expect(at('2027-02-10', { settledCents: stay.totalCents - 1 })).toBe(false);
  expect(at('2027-02-12', { state: 'noShow' })).toBe(false);
});

test('the edition Structure of the bed counts too', () => {
  expect(isCredited(stay, order('2027-02-12T09:00:00Z', 'lit-chronos-structure'))).toBe(true);
});

const placedAt = new Date('2027-02-12T09:00:00Z');
const toPay = (totalCents: number, ...lines: [productId: string, cents: number][]) => ({
  ...{ placedAt, totalCents },
  lines: lines.map(([productId, cents]) => ({ productId, cents, quantity: 1 })),
});
const named = (
  number: string,
  parts: { readonly totalCents?: number; readonly suite?: 1 } = {},
) => ({
  ...stay,
  ...parts,
  number,
});

test('each stay lowers the total by what its nights are worth, where its bed is ordered', () => {
  const stays = [named('RS-1'), named('RS-2', { suite: 1 })];
  const both = toPay(9_000_000, ['lit-chronos', 4_800_000], ['lit-zeus', 4_200_000]);
  expect(creditedStays(stays, both)).toEqual([
    { number: 'RS-1', cents: 380_000 },
    { number: 'RS-2', cents: 380_000 },
  ]);
  expect(creditedStays(stays, toPay(4_800_000, ['lit-chronos', 4_800_000]))).toEqual([
    { number: 'RS-1', cents: 380_000 },
  ]);
  expect(creditedStays(stays, toPay(800_000, ['fauteuil-athena', 800_000]))).toEqual([]);
});

test('nights never take off more than their bed costs, nor the last euro', () => {
  const many = [named('RS-1'), named('RS-2'), named('RS-3')];
  const withChair = toPay(1_600_000, ['lit-chronos', 800_000], ['fauteuil-athena', 800_000]);
  expect(creditedStays(many, withChair).map(({ cents }) => cents)).toEqual([
    380_000, 380_000, 40_000,
  ]);
  const bedAlone = toPay(760_000, ['lit-chronos', 760_000]);
  expect(creditedStays(many, bedAlone).map(({ cents }) => cents)).toEqual([380_000, 379_900]);
});
