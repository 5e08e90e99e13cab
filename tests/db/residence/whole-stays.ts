import { expect } from 'vitest';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import { addDays } from '@/lib/calendar/days';

const Wrong = z.object({ id: z.string() });

/** Of the stays of twenty days from one on: no night twice, none too few and none too many for what is booked, none for what was cancelled. */
export async function expectWholeStays(from: string): Promise<void> {
  const to = addDays(from, 20);
  const wrong = await run((db) =>
    rowsOf(
      db,
      Wrong,
      sql`
        select b.id from bookings b left join booking_nights n on n.booking_id = b.id
        where b.check_in >= ${from}::date and b.check_in < ${to}::date group by b.id
        having case b.state
          when 'booked' then count(n.night) <> b.check_out - b.check_in
            or min(n.night) <> b.check_in or max(n.night) <> b.check_out - 1
            or bool_or(n.suite <> b.suite) or bool_or(n.held_until is not null)
          when 'held' then bool_or(n.held_until is null and n.night is not null)
            or bool_or(n.held_until is distinct from b.held_until and n.night is not null)
          else count(n.night) > 0 end`,
    ),
  );
  expect(wrong).toEqual([]);
  const overlapping = await run((db) =>
    rowsOf(
      db,
      Wrong,
      sql`select a.id from bookings a join bookings b on a.id < b.id and a.suite = b.suite
        and a.check_in < b.check_out and b.check_in < a.check_out
        where a.state = 'booked' and b.state = 'booked'
          and a.check_in >= ${from}::date and a.check_in < ${to}::date`,
    ),
  );
  expect(overlapping).toEqual([]);
}

const Money = z.object({
  intent: z.string(),
  received: z.coerce.number(),
  state: z.string(),
  payment: z.string().nullable(),
  total: z.coerce.number(),
  booking: z.string(),
  night: z.coerce.number(),
});

/** What became of the payments of stays: by the provider's id of each, its booking. */
export async function listMoney(intents: readonly string[]) {
  const rows = await run((db) =>
    rowsOf(
      db,
      Money,
      sql`select p.provider_payment as intent, p.received_cents as received, b.state, b.payment,
          b.total_cents as total, b.id as booking,
          b.total_cents / (b.check_out - b.check_in) as night
        from stay_payments p join bookings b on b.id = p.booking_id
        where p.provider_payment = any(array(select jsonb_array_elements_text(${JSON.stringify(intents)}::jsonb)))`,
    ),
  );
  return rows;
}
