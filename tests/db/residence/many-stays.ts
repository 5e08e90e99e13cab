import { randomUUID } from 'node:crypto';
import { run, sql } from '@/db/client';

/** As many as some years have. */
export const stays = 20_000;
/** Its own century, in which other tests have nothing. */
export const first = '2800-01-01';

/** How many are made at once: the shop waits four seconds for its database. */
const portion = 500;

/** Stays of one night in six suites from the first day on, one after the other, which fill some nine years. */
export async function fillYears(): Promise<void> {
  for (let from = 0; from < stays; from += portion) await fill(from);
  await run((db) => db.execute(sql`analyze booking_nights`));
}

async function fill(from: number): Promise<void> {
  const email = `${randomUUID()}@theogonie.example`;
  await run((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into bookings (id, number, state, suite, check_in, check_out, adults, children,
          total_cents, language, email, confirmed_at)
        select gen_random_uuid(), 'RS-' || gen_random_uuid(), 'booked', 1 + n % 6,
          ${first}::date + n / 6, ${first}::date + n / 6 + 1, 2, 0, 94000, 'fr', ${email}, now()
        from generate_series(${from}::int, ${from + portion - 1}::int) n`);
      await tx.execute(sql`insert into booking_nights (suite, night, booking_id)
        select suite, check_in, id from bookings where email = ${email}`);
    }),
  );
}
