import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { listTakenNights } from '@/db/residence/nights';
import { addDays, addMonths } from '@/lib/residence/days';

afterAll(closeDatabase);

const stays = 20_000;
/** Its own century, in which other tests have nothing. */
const first = '2800-01-01';

/** Stays of one night in six suites from the first day on, one after the other, which fill some nine years. */
async function fillYears(): Promise<void> {
  const email = `${randomUUID()}@theogonie.example`;
  await run((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into bookings (id, number, state, suite, check_in, check_out, adults, children,
          total_cents, language, email, confirmed_at)
        select gen_random_uuid(), 'RS-' || gen_random_uuid(), 'booked', 1 + n % 6,
          ${first}::date + n / 6, ${first}::date + n / 6 + 1, 2, 0, 94000, 'fr', ${email}, now()
        from generate_series(0, ${stays - 1}::int) n`);
      await tx.execute(sql`insert into booking_nights (suite, night, booking_id)
        select suite, check_in, id from bookings where email = ${email}`);
    }),
  );
  await run((db) => db.execute(sql`analyze booking_nights`));
}

const Planned = z.object({ 'QUERY PLAN': z.string() });
const duration = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

test('the free nights of six suites over eighteen months are one query by an index, within 10 ms of 20 000 stays', async () => {
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
  // The quickest of several: what else the machine does is not the query's.
  const times: number[] = [];
  for (let n = 0; n < 12; n += 1) times.push(await duration(() => listTakenNights(first, to)));
  expect(Math.min(...times)).toBeLessThan(10);
  console.info(`free nights: ${Math.min(...times).toFixed(1)} ms`);
});
