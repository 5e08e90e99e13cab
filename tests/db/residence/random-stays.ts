import { expect } from 'vitest';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import {
  bookStay,
  deleteEndedHolds,
  endStay,
  holdStay,
  moveStay,
  saveGuest,
} from '@/db/residence/bookings';
import { addDays } from '@/lib/residence/days';
import { priceOf } from '@/lib/residence/stay';
import { aGuest, aHold } from './a-stay';

const nobody = { budgets: [] };

/** Numbers that look random and are the same for the same seed (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below || 0;
  };
}

/**
 * Holds, books, moves, cancels and lets holds end, at random, many at once, over a few nights of two suites.
 * @param from the first of these nights
 */
export async function doAtRandom(count: number, seed: number, from: string): Promise<void> {
  const random = numbersFrom(seed);
  const below = (most: number) => Math.floor(random(most));
  const known: string[] = [];
  let clock = Date.now();
  const dates = () => {
    const checkIn = addDays(from, below(12));
    return { checkIn, checkOut: addDays(checkIn, 1 + below(4)) };
  };
  const one = async () => {
    const at = new Date(clock);
    const id = known[below(known.length)];
    const kind = below(10);
    if (kind < 4 || !id) {
      const hold = aHold({ suite: below(2) === 0 ? 3 : 4, ...dates() });
      const held = await holdStay(hold, at);
      if (typeof held === 'object') known.push(hold.id);
    } else if (kind < 6) {
      await saveGuest(id, aGuest());
      await bookStay(id, 'card', nobody, at);
    } else if (kind < 8) {
      const moved = dates();
      await moveStay(id, { ...moved, totalCents: priceOf({ suite: 3, ...moved }) }, nobody);
    } else if (kind < 9) await endStay(id, 'cancelled', nobody);
    else {
      clock += 60_000 * below(15);
      await deleteEndedHolds(new Date(clock));
    }
  };
  for (let done = 0; done < count; done += 20) await Promise.all(Array.from({ length: 20 }, one));
}

const Wrong = z.object({ id: z.string() });

/** Of the stays from a day on: no night twice, none too few and none too many for what is booked, none for what was cancelled. */
export async function expectWholeStays(from: string): Promise<void> {
  const wrong = await run((db) =>
    rowsOf(
      db,
      Wrong,
      sql`
        select b.id from bookings b left join booking_nights n on n.booking_id = b.id
        where b.check_in >= ${from}::date group by b.id
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
        where a.state = 'booked' and b.state = 'booked' and a.check_in >= ${from}::date`,
    ),
  );
  expect(overlapping).toEqual([]);
}
