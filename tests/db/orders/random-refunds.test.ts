import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findOrderById } from '@/db/orders/orders';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { moneyByPayment } from '@/lib/checkout/payment-money';
import { vatIn } from '@/lib/delivery/tax';
import { bundle, linesOf, start } from '@/tests/db/processes';
import { startStripe, type TestStripe } from '@/tests/programs/stripe';
import { buyers, numbersFrom } from './random-refunds';

/** `npm run test:all` does more; each kill takes as long as the database takes to open. */
const wanted = Number(process.env.REFUND_COUNT ?? 60);
const kills = Number(process.env.REFUND_KILLS ?? 2);
/** Of the embedded database there is one process at a time. */
const processes = process.env.DATABASE_URL ? 2 : 1;

let program: string;
let stripe: TestStripe;
const folder = mkdtempSync(join(tmpdir(), 'theogonie-refunds-'));
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use.
  Object.assign(process.env, {
    ...{ LOG_LEVEL: 'silent', DATA_DIR: folder, HOUSE_MAIL: 'maison@theogonie.example' },
    ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_API_URL: stripe.url },
  });
  program = await bundle('tests/db/orders/refund-process.ts', `refund-process-${process.pid}.mjs`);
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
  rmSync(program);
});

const outcomes = new Map<string, string>();

/** Asks for refunds in one process after another, each but the last killed in their middle. @returns what saw no answer */
async function runOne(place: number): Promise<readonly NewRefund[]> {
  const random = numbersFrom(place);
  const open = new Map<string, NewRefund>();
  let left = Math.ceil(wanted / processes);
  const ends = Math.ceil(kills / processes);
  const between = Math.ceil(left / (ends + 1));
  for (let round = 0; left > 0; round += 1) {
    const args = [String(place * 1_000 + round), String(left), JSON.stringify([...open.values()])];
    const child = start(program, args, process.env);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    let done = 0;
    for await (const [word, ...rest] of linesOf(child)) {
      if (word === 'ask') {
        const refund: NewRefund = JSON.parse(rest.join(' '));
        open.set(refund.id, refund);
        // In a way that nobody sees coming the provider is away, or acts and does not answer.
        const luck = random();
        stripe.refundFailure = luck < 0.06 ? 'lost' : luck < 0.1 ? 'away' : undefined;
        if (round < ends && done >= between && luck > 0.5) child.kill('SIGKILL');
      } else if (word === 'end') {
        const [id = '', outcome = ''] = rest;
        outcomes.set(id, outcome);
        if (outcome !== 'refundUnclear') open.delete(id);
      } else if (word === 'did') done += Number(rest[0]);
    }
    const code = await exited;
    // A process that was killed has none.
    expect(code ?? 0, `process ${place}, round ${round}`).toBe(0);
    left -= done;
  }
  return [...open.values()];
}

/** Presses once more, with a provider that answers, for whatever saw no answer. */
async function pressAgain(open: readonly NewRefund[]): Promise<void> {
  stripe.refundFailure = undefined;
  const child = start(program, ['0', '0', JSON.stringify(open)], process.env);
  for await (const [word, id = '', outcome = ''] of linesOf(child)) {
    if (word === 'end') outcomes.set(id, outcome);
  }
}

const Series = z.object({ year: z.number(), count: z.coerce.number(), last: z.number() });
const OrderId = z.object({ id: z.string() });

test('whatever is given back by processes that are killed, with a provider that is away or repeats itself: no refund is lost or doubled, credit notes add up, and both series have no gap', {
  timeout: 120_000 + wanted * 200 + kills * 20_000,
}, async () => {
  const open = await Promise.all(
    Array.from({ length: processes }, (_, place) => runOne(place + 1)),
  );
  await pressAgain(open.flat());
  const ids = await run((db) =>
    rowsOf(
      db,
      OrderId,
      sql`select id from orders where provider_payment like 'pi_%' and email like ${`%@${buyers}`}`,
    ),
  );
  let [refunded, byProvider, notes] = [0, 0, 0];
  const refundIds = new Set<string>();
  for (const { id } of ids) {
    const order = await findOrderById(id);
    if (!order) throw new Error('an order is gone');
    const { money, records, refunds } = await findRefunds(id);
    expect(
      refunds.filter(({ state }) => state === 'asked'),
      order.number,
    ).toEqual([]);
    // To the cent what the provider has given back, of each of its payments, and never more than it got.
    for (const [payment, sums] of moneyByPayment(records)) {
      if (!payment?.startsWith('pi_')) continue;
      expect(sums.refundedCents, payment).toBe(stripe.refunds.refundedOf(payment));
      expect(sums.refundedCents, payment).toBeLessThanOrEqual(sums.receivedCents);
      byProvider += sums.refundedCents;
    }
    const done = refunds.filter(({ state }) => state === 'done');
    const sum = done.reduce((total, { cents }) => total + cents, 0);
    expect(money.refundedCents, order.number).toBe(sum);
    expect(sum, order.number).toBeLessThanOrEqual(money.receivedCents);
    const credits = await listCreditNotes(id);
    expect(
      credits.reduce((total, { cents }) => total + cents, 0),
      order.number,
    ).toBe(sum);
    const vat = credits.reduce((total, { vatCents }) => total + vatCents, 0);
    expect(vat, order.number).toBe(vatIn(sum, order.vatPercent));
    expect(order.state === 'refunded', order.number).toBe(sum === money.receivedCents);
    for (const one of done) refundIds.add(one.id);
    const deliveries = done.filter(({ kind }) => kind === 'delivery');
    const sums = deliveries.reduce((total, { cents }) => total + cents, 0);
    expect(sums, order.number).toBeLessThanOrEqual(order.deliveryCents);
    // Whoever asked stands in the history with each sum.
    const noted = order.changes.flatMap(({ author, details }) =>
      author === 'clio@theogonie.example' ? [details?.cents ?? 0] : [],
    );
    for (const { cents } of done) expect(noted, order.number).toContain(cents);
    refunded += sum;
    notes += credits.length;
  }
  const made = stripe.refunds.made;
  expect(made.reduce((sum, { amount }) => sum + amount, 0)).toBe(byProvider);
  expect(new Set(made.map(({ metadata }) => metadata.refund)).size).toBe(made.length);
  // What was answered as done is there, and nothing that was refused.
  for (const [id, outcome] of outcomes)
    expect([id, refundIds.has(id)]).toEqual([id, outcome === 'done']);
  for (const table of ['credit_notes', 'invoices']) {
    const series = await run((db) =>
      rowsOf(
        db,
        Series,
        sql`select year, count(*) as count, max(number) as last from ${sql.raw(table)}
          where year = extract(year from now() at time zone 'Europe/Paris') group by year`,
      ),
    );
    for (const { count, last } of series) expect(last, table).toBe(count);
  }
  const tried = [...outcomes.values()];
  const counted = (outcome: string) => tried.filter((one) => one === outcome).length;
  // A run in which hardly anything was given back proves nothing, nor one without the provider.
  expect(counted('done')).toBeGreaterThan(wanted / 2);
  expect(made.length).toBeGreaterThan(wanted / 12);
  console.info(
    `${tried.length} refunds of ${ids.length} orders on ${processes} processes, ${kills} kills: ${counted('done')} done, ${counted('conflict')} too late, ${tried.length - counted('done') - counted('conflict')} refused; ${made.length} by the provider, ${notes} credit notes, ${refunded} cents`,
  );
});
