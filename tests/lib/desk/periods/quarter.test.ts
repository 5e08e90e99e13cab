import { expect, test } from 'vitest';
import { firstDayOf, readQuarter, shiftQuarter } from '@/lib/desk/periods/quarter';

test('a quarter is that of the address, else that of the day in Paris', () => {
  expect(readQuarter('2025-Q2', new Date())).toBe('2025-Q2');
  for (const odd of [undefined, '', '2026-Q5', '26-Q1', ['2026-Q1'], '2026-Q1 '])
    expect(readQuarter(odd, new Date('2026-11-25'))).toBe('2026-Q4');
  expect(readQuarter(null, new Date('2026-12-31T22:59:59Z'))).toBe('2026-Q4');
  expect(readQuarter(null, new Date('2026-12-31T23:00:00Z'))).toBe('2027-Q1');
});

test('quarters follow each other over the years', () => {
  expect(firstDayOf('2026-Q4')).toBe('2026-10-01');
  expect(shiftQuarter('2026-Q4', 1)).toBe('2027-Q1');
  expect(shiftQuarter('2026-Q1', -1)).toBe('2025-Q4');
});
