import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { aFreeDay } from './a-stay';
import { doAtRandom, expectWholeStays } from './random-stays';

afterAll(closeDatabase);

const Count = z.object({ state: z.string(), count: z.coerce.number() });

test('no night is ever twice after 2 000 random operations, and what is booked has all of its nights', async () => {
  const from = aFreeDay();
  await doAtRandom(2_000, 34, from);
  await expectWholeStays(from);
  const counts = await run((db) =>
    rowsOf(db, Count, sql`select state, count(*) from bookings group by state`),
  );
  expect(counts.map(({ state }) => state)).toEqual(expect.arrayContaining(['booked', 'cancelled']));
});
