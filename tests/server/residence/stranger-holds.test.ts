import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { addDays } from '@/lib/calendar/days';
import { limits } from '@/lib/process/limits';
import { messages } from '@/tests/content/texts';
import { aBrowser } from '@/tests/server/forms';
import { startShop, type TestShop } from '@/tests/shop';
import { aDay, bookAt, typedGuest } from './a-guest';

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-stranger-'));
let shop: TestShop;
beforeAll(async () => {
  // One proxy says who asks, as behind nginx: strangers and guests come from other networks.
  shop = await startShop({ DATA_DIR: dataDir, LIMIT_FACTOR: '1', TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  if (shop.process.exitCode === null) await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const { booking: t } = messages.fr;
/** How often a stranger presses; `STRANGER_HOLDS=10000` is a flood. */
const presses = Number(process.env.STRANGER_HOLDS ?? 60);
const { longestNights, holdMinutes, horizonMonths } = stayRules;

const from = (address: string) => aBrowser(shop.url, { 'x-forwarded-for': address });

const Kept = z.object({ bookings: z.number(), nights: z.number(), counters: z.number() });
async function kept() {
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const rows = await run((db) =>
    rowsOf(
      db,
      Kept,
      sql`select (select count(*) from bookings where state = 'held')::int as bookings,
        (select count(*) from booking_nights where held_until is not null)::int as nights,
        (select count(*) from limits)::int as counters`,
    ),
  );
  await closeDatabase();
  return rows[0];
}

test('a stranger who begins bookings without end holds a few nights, and a guest books one of them', {
  timeout: 120_000 + presses * 400,
}, async () => {
  // Three weeks apart, so that the longest stays do not touch each other.
  const days = Array.from({ length: 13 }, aDay);
  const started = Date.now();
  let [held, refused] = [0, 0];
  for (let n = 0; n < presses; n += 1) {
    // The longest stay there is, in another suite and on later days each time, with no cookie that would name a session.
    const { slug } = suites[n % suites.length] ?? suites[0];
    const day = days[(n % 4) * 3] ?? '';
    const path = bookAt(day, addDays(day, longestNights), slug);
    const stranger = from('203.0.113.9');
    const { location } = await stranger.press(path, t.next, { adults: '1', children: '0' });
    if (location.includes('/residence/details/')) held += 1;
    else refused += 1;
  }
  const seconds = (Date.now() - started) / 1000;
  const windows = Math.ceil(seconds / limits.hold.seconds) + 1;
  expect(held).toBeGreaterThan(0);
  expect(held).toBeLessThanOrEqual(limits.hold.range * windows);
  expect(refused).toBe(presses - held);

  const guest = from('198.51.100.7');
  const nights = bookAt(days[12] ?? '');
  const { location: details } = await guest.press(nights, t.next, { adults: '2', children: '0' });
  const email = 'guest@theogonie.example';
  const { location: summary } = await guest.press(details, t.next, { ...typedGuest, email });
  const { location } = await guest.press(summary, t.confirmation.button, { payment: 'property' });
  expect(location).toContain('/residence/booking/');

  await shop.stop();
  expect(existsSync(dataDir)).toBe(true);
  const found = await kept();
  expect(found?.bookings).toBeLessThanOrEqual(held);
  expect(found?.nights).toBeLessThanOrEqual(held * longestNights);
  // A counter for the range, and those of the guest: no row for each press.
  expect(found?.counters).toBeLessThan(12);
  const share = (found?.nights ?? 0) / (suites.length * horizonMonths * 30);
  console.info(
    `${presses} presses in ${Math.round(seconds)} s: ${held} holds for ${holdMinutes} minutes, ${refused} refused; ${JSON.stringify(found)}, ${(share * 100).toFixed(1)} % of the nights for sale`,
  );
});
