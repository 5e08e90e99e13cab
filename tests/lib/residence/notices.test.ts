import { expect, test } from 'vitest';
import { type BookingState, isTrueOf } from '@/lib/residence/booking';

test.each<[string | undefined, BookingState, boolean]>([
  ['moved', 'booked', true],
  ['moved', 'cancelled', false],
  ['moved', 'noShow', false],
  ['cancelled', 'cancelled', true],
  ['cancelled', 'booked', false],
  ['cancelled', 'noShow', false],
  ['late', 'cancelled', true],
  [undefined, 'booked', true],
])(
  'what an address says after Back: "%s" of a stay that is %s holds: %s',
  (notice, state, holds) => {
    expect(isTrueOf(notice, state)).toBe(holds);
  },
);
