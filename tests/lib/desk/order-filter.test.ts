import { expect, test } from 'vitest';
import { orderFilterFields, readOrderFilter } from '@/lib/desk/order-filter';
import { mondayOf } from '@/lib/desk/periods/week';

test('a filter is read from an address and written back', () => {
  const fields = { q: 'lyon', state: 'paid', country: 'CH', week: '2026-12-16', unpaid: '1' };
  const filter = readOrderFilter(fields);
  expect(filter).toEqual({
    query: 'lyon',
    state: 'paid',
    country: 'CH',
    week: { monday: '2026-12-14', of: 'delivery' },
    isUnpaid: true,
  });
  expect(orderFilterFields(filter)).toEqual({ ...fields, week: '2026-12-14', of: 'delivery' });
});

test.each([
  { state: 'stolen', country: 'XX', week: '2026-02-31', unpaid: 'yes' },
  { state: ['paid'], country: ['FR'], week: ['2026-12-14'], q: ['a'] },
  { week: "2026-12-14'; drop table orders" },
])('what an address says amiss is left out: %j', (fields) => {
  expect(orderFilterFields(readOrderFilter(fields))).toEqual({});
});

test('the week of a Sunday began six days before, also over the end of a year', () => {
  expect(mondayOf('2027-01-03')).toBe('2026-12-28');
  expect(mondayOf('2026-12-28')).toBe('2026-12-28');
});
