import { expect, test } from 'vitest';
import { departureDay } from '@/lib/delivery/departure';
import type { Destination } from '@/lib/delivery/destination';
import { onFreeDays } from '@/lib/delivery/free-days';

const daysTo = (destination: Destination, first: string, last: string, full: readonly string[]) =>
  onFreeDays({ destination, days: { first, last } }, new Set(full)).days;

test('first and last day pass over full days, weekends and holidays of the destination', () => {
  const full = ['2026-12-18', '2026-12-21', '2026-12-24'];
  expect(daysTo({ country: 'FR' }, '2026-12-18', '2026-12-24', full)).toEqual({
    first: '2026-12-22',
    last: '2026-12-28',
  });
  // 28 December is a holiday in Great Britain, where Boxing Day is a Saturday.
  expect(daysTo({ country: 'GB' }, '2026-12-18', '2026-12-24', full)).toMatchObject({
    last: '2026-12-29',
  });
});

test('a period without a free day becomes the first one behind it', () => {
  const full = ['2026-12-15', '2026-12-16', '2026-12-17'];
  expect(daysTo({ country: 'FR' }, '2026-12-15', '2026-12-17', full)).toEqual({
    first: '2026-12-18',
    last: '2026-12-18',
  });
});

test('a full day within a period changes nothing, nor do days that are not known', () => {
  const period = ['2026-12-14', '2026-12-21'] as const;
  expect(daysTo({ country: 'FR' }, ...period, ['2026-12-16'])).toEqual({
    first: '2026-12-14',
    last: '2026-12-21',
  });
  const unknown = { destination: { country: 'FR' }, days: undefined } as const;
  expect(onFreeDays(unknown, new Set(['2026-12-16']))).toBe(unknown);
});

test('a piece leaves the workshop before its longest road, Sundays and holidays of France left out', () => {
  // Three days to mainland France: Friday, Saturday, Monday.
  expect(departureDay('2026-12-15', { country: 'FR' })).toBe('2026-12-11');
  // Christmas and a Sunday lie on the road.
  expect(departureDay('2026-12-29', undefined)).toBe('2026-12-24');
  // Six days to Geneva.
  expect(departureDay('2026-12-15', { country: 'CH', postcode: '1201' })).toBe('2026-12-08');
});
