import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { deleteEndedHolds } from '@/db/residence/bookings';
import { aFreeMoment } from '@/tests/db/appointments/an-hour';
import { randomHours } from '@/tests/db/appointments/random-hours';
import { bundle, linesOf, start } from '@/tests/db/processes';
import { startStripe, type TestStripe } from '@/tests/programs/stripe';
import { returnStayMoney } from '@/use-cases/residence/return-money';
import { aFreeDay } from './a-stay';
import { type Paid, tellPaid } from './random-stays';
import { expectWholeStays, listMoney } from './whole-stays';

/** `npm run test:all` does more; each kill takes as long as the database takes to open. */
const operations = Number(process.env.STAY_OPERATIONS ?? 2_000);
const kills = Number(process.env.STAY_KILLS ?? 3);
/** Of the embedded database there is one process at a time. */
const processes = process.env.DATABASE_URL ? 2 : 1;

let program: string;
let stripe: TestStripe;
const folder = mkdtempSync(join(tmpdir(), 'theogonie-stays-'));
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use.
  Object.assign(process.env, {
    ...{ LOG_LEVEL: 'silent', DATA_DIR: folder, HOUSE_MAIL: 'maison@theogonie.example' },
    ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: stripe.webhookSecret },
    STRIPE_API_URL: stripe.url,
  });
  const name = `random-process-${process.pid}.mjs`;
  program = await bundle('tests/db/residence/random-process.ts', name);
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
  rmSync(program);
});

/** Does random operations in one process after another, each but the last killed in their middle. */
async function runOne(place: number, subject: string, from: string, since: number) {
  const untold = new Map<string, Paid>();
  const paid: Paid[] = [];
  let left = Math.ceil(operations / processes);
  const ends = Math.ceil(kills / processes);
  const between = Math.ceil(left / (ends + 1) / 20) * 20;
  for (let round = 0; left > 0; round += 1) {
    const args = [subject, String(place * 1_000 + round), String(left), from, String(since)];
    const child = start(program, [...args, JSON.stringify([...untold.values()])], process.env);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    let done = 0;
    for await (const [word, intent = '', page = '', cents = ''] of linesOf(child)) {
      if (word === 'paid') {
        const one = { intent, page, cents: Number(cents) };
        untold.set(intent, one);
        paid.push(one);
      } else if (word === 'told') untold.delete(intent);
      else if (word === 'did') {
        done += Number(intent);
        if (round < ends && done >= between) child.kill('SIGKILL');
      }
    }
    const code = await exited;
    // A process that was killed has none.
    expect(code ?? 0, `process ${place}, round ${round}`).toBe(0);
    left -= done;
  }
  return paid;
}

const limit = 120_000 + operations * 20 + kills * 20_000;

async function runAll(subject: string, from: string, since = Date.now()) {
  const all = await Promise.all(
    Array.from({ length: processes }, (_, place) => runOne(place + 1, subject, from, since)),
  );
  return all.flat();
}

const Count = z.object({ count: z.coerce.number() });
const countOf = async (query: ReturnType<typeof sql>) =>
  (await run((db) => rowsOf(db, Count, query)))[0]?.count;

test('whatever is held, booked, moved, cancelled and paid late or twice by processes that are killed, no night is twice, no hold lasts, and no money is without a booking or its return', {
  timeout: limit,
}, async () => {
  const from = aFreeDay();
  const paid = await runAll('stays', from);
  await expectWholeStays(from);
  // What a killed process was about to say, the provider says again.
  for (const one of paid) await tellPaid(one);
  for (let round = 0; round < paid.length / 20 + 1; round += 1) await returnStayMoney();
  await expectWholeStays(from);
  const money = await listMoney(paid.map(({ intent }) => intent));
  expect(money).toHaveLength(paid.length);
  for (const { intent, received, booking } of money) {
    const one = paid.find((any) => any.intent === intent);
    expect(received, `${intent} of ${booking}`).toBe(one?.cents);
    expect(stripe.refunds.refundedOf(intent)).toBeLessThanOrEqual(received);
  }
  const stays = new Map(money.map((one) => [one.booking, one]));
  for (const [booking, { state, payment, total, night }] of stays) {
    const kept = money
      .filter((one) => one.booking === booking)
      .reduce((sum, one) => sum + one.received - stripe.refunds.refundedOf(one.intent), 0);
    if (state !== 'booked') expect(kept, `${state} ${booking}`).toBe(0);
    else {
      expect(kept, `booked ${booking}`).toBeLessThanOrEqual(total);
      if (payment === 'card') expect(kept, `paid ${booking}`).toBeGreaterThanOrEqual(night);
    }
  }
  // Long after, no hold is left, nor a night of one.
  await deleteEndedHolds(new Date(Date.now() + 400 * 86_400_000));
  expect(
    await countOf(sql`select (select count(*) from bookings where state = 'held')
      + (select count(*) from booking_nights where held_until is not null) as count`),
  ).toBe(0);
  await closeDatabase();
  console.info(
    `${operations} operations, ${paid.length} payments of ${stays.size} stays, ${stripe.refunds.made.length} returns`,
  );
});

test('whatever is booked, moved and given up by processes that are killed, an hour of an adviser belongs to one visitor', {
  timeout: limit,
}, async () => {
  const first = aFreeMoment();
  await runAll('hours', first.toISOString());
  const last = new Date(first.getTime() + randomHours * 3_600_000);
  const isIn = sql`starts_at between ${first.toISOString()}::timestamptz
    and ${last.toISOString()}::timestamptz`;
  expect(await countOf(sql`select count(*) from appointments where ${isIn}`)).toBeGreaterThan(100);
  expect(
    await countOf(sql`select count(*) from appointments a where a.${isIn} and (
        select count(*) from appointment_slots s where s.appointment_id = a.id
          and s.starts_at = a.starts_at and s.adviser = a.adviser
      ) <> case a.state when 'booked' then 1 else 0 end`),
  ).toBe(0);
  expect(
    await countOf(sql`select count(*) from appointment_slots s where s.${isIn} and not exists (
        select 1 from appointments a
        where a.id = s.appointment_id and a.starts_at = s.starts_at and a.state = 'booked'
      )`),
  ).toBe(0);
});
