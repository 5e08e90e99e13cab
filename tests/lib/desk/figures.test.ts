import { expect, test } from 'vitest';
import {
  deliveriesByClass,
  medianDays,
  salesByCountry,
  salesByPart,
  soldOptions,
  soldPieces,
  totalOf,
} from '@/lib/desk/figures';
import { boundsOf, figuresPath, partsOf, readPeriod, shiftPeriod } from '@/lib/desk/periods/period';

const sales = [
  { day: '2028-02-01', country: 'FR', orders: 2, cents: 300 },
  { day: '2028-02-01', country: 'IT', orders: 1, cents: 5_000 },
  { day: '2028-02-29', country: 'FR', orders: 1, cents: 1 },
];

test('sales are added up by day, month and country, to the cent', () => {
  const days = salesByPart('2028-02', sales);
  expect(days).toHaveLength(29);
  expect(days[0]).toEqual({ part: '2028-02-01', orders: 3, cents: 5_300 });
  expect(days[1]).toEqual({ part: '2028-02-02', orders: 0, cents: 0 });
  expect(salesByPart('2028', sales)[1]).toEqual({ part: '2028-02', orders: 4, cents: 5_301 });
  expect(salesByCountry(sales)).toEqual([
    { country: 'IT', orders: 1, cents: 5_000 },
    { country: 'FR', orders: 3, cents: 301 },
  ]);
  expect(totalOf(sales)).toEqual({ orders: 4, cents: 5_301 });
  expect(totalOf([])).toEqual({ orders: 0, cents: 0 });
});

test('pieces are counted in all their configurations, options one by one, free lines together', () => {
  const zeus = { productId: 'lit-zeus', name: 'Lit Zeus', optionNames: ['Éclairage', 'Coffre'] };
  const free = { productId: null, optionIds: [], optionNames: [] };
  const lines = [
    { ...zeus, optionIds: ['led_lighting', 'safe_storage'], quantity: 2, cents: 100 },
    { ...zeus, optionIds: ['led_lighting'], quantity: 1, cents: 40 },
    { ...free, name: 'Pose', quantity: 4, cents: 7 },
    { ...free, name: 'Transport', quantity: 1, cents: 5 },
  ];
  expect(soldPieces(lines)).toEqual([
    { productId: null, name: 'Pose', quantity: 5, cents: 12 },
    { productId: 'lit-zeus', name: 'Lit Zeus', quantity: 3, cents: 140 },
  ]);
  expect(soldOptions(lines).map(({ optionId, count }) => [optionId, count])).toEqual([
    ['led_lighting', 2],
    ['safe_storage', 2],
    ['led_lighting', 1],
  ]);
});

test('half of the deliveries were made by the median day; each falls into one class', () => {
  const times = [
    { days: 60, count: 1 },
    { days: -1, count: 1 },
    { days: 7, count: 1 },
    { days: 8, count: 3 },
  ];
  expect(medianDays(times)).toBe(8);
  expect(medianDays([])).toBeUndefined();
  const classes = deliveriesByClass(times);
  expect(classes.map(({ count }) => count)).toEqual([2, 3, 0, 0, 0, 0, 1]);
  expect(classes[1]).toMatchObject({ from: 8, to: 14 });
});

test('a period is a year, else a month, else this month', () => {
  const now = new Date('2026-11-30T23:30:00Z');
  expect(readPeriod({ year: '2025', month: '2024-01' }, now)).toBe('2025');
  for (const year of [undefined, '25', '1999', '2025-01', ['2025']]) {
    expect(readPeriod({ year, month: '2024-01' }, now)).toBe('2024-01');
  }
  expect(readPeriod({}, now)).toBe('2026-12');
});

test('a period has its bounds, its neighbours, its parts and its address', () => {
  expect(boundsOf('2026')).toEqual({ first: '2026-01-01', before: '2027-01-01' });
  expect(boundsOf('2026-12')).toEqual({ first: '2026-12-01', before: '2027-01-01' });
  expect([shiftPeriod('2026', -1), shiftPeriod('2026-12', 1)]).toEqual(['2025', '2027-01']);
  expect(partsOf('2026')).toHaveLength(12);
  expect(partsOf('2026-02').at(-1)).toBe('2026-02-28');
  expect([figuresPath('2026'), figuresPath('2026-02')]).toEqual([
    '/desk/figures?year=2026',
    '/desk/figures?month=2026-02',
  ]);
});
