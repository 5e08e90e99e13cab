import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { listTakenNights } from '@/db/residence/nights';
import { addDays, addMonths } from '@/lib/calendar/days';
import { fillYears, first } from './many-stays';

afterAll(closeDatabase);

const Planned = z.object({ 'QUERY PLAN': z.string() });
test('the free nights of six suites over eighteen months are one query by an index, among 20 000 stays', async () => {
  await fillYears();
  const to = addMonths(first, 18);
  const taken = await listTakenNights(first, to);
  expect([...taken.values()].map(({ size }) => size)).toEqual(Array(6).fill(547));
  expect(taken.get(1)?.has(addDays(first, 546))).toBe(true);
  const plan = await run((db) =>
    rowsOf(
      db,
      Planned,
      sql`explain select suite, array_agg(night - ${first}::date) from booking_nights
        where night >= ${first} and night < ${to} and (held_until is null or held_until > now())
        group by suite order by suite`,
    ),
  );
  const steps = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(steps).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
  expect(steps).toContain('booking_nights_night');
});
