import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { creditNotes, mails } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { vatIn } from '@/lib/delivery/tax';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder } from '@/tests/make';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { refundConfirmed } from './confirmed-refund';

let stripe: TestStripe;
beforeAll(async () => {
  stripe = await startStripe();
  // Read once, on first use: a stub would be gone with the first test.
  Object.assign(process.env, {
    ...stripeSettings(stripe),
    LOG_LEVEL: 'silent',
  });
});
beforeEach(() => {
  stripe.refundFailure = undefined;
});
afterAll(async () => {
  await stripe.close();
  await closeDatabase();
});

const author = 'clio@theogonie.example';
const total = 1_234_567;

/** An order that is paid, with its invoice. */
async function aPaidOrder(parts: Partial<NewOrder> = {}) {
  const order = await placeOrder(
    aNewOrder({ email: anEmail(), totalCents: total, deliveryCents: 9_900, ...parts }),
  );
  const payment = `pi_${randomUUID()}`;
  const tell = (type: string, fact: Parameters<typeof handlePayment>[0]['fact']) =>
    handlePayment({
      id: `evt_${randomUUID()}`,
      type,
      fact,
      orderId: order.id,
      providerPayment: payment,
    });
  await tell('checkout.session.completed', {
    kind: 'paid',
    cents: parts.totalCents ?? total,
    currency: 'eur',
  });
  const ask = (wanted: Partial<NewRefund> = {}) =>
    refundConfirmed({
      id: randomUUID(),
      number: order.number,
      kind: 'whole',
      way: 'provider',
      shownCents: 0,
      author,
      ...wanted,
    });
  return {
    ...order,
    payment,
    tell,
    ask,
    /** What the provider's site says once so much was refunded. */
    onSite: (cents: number) => tell('charge.refunded', { kind: 'refunded', cents }),
    credits: async () => (await listCreditNotes(order.id)).map(({ cents }) => cents),
    stateNow: async () => (await findOrder(order.number))?.state,
    creditMails: async () =>
      (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).flatMap(
        ({ kind, facts }) =>
          facts.number === order.number && kind === 'orderRefunded' ? [facts.credit] : [],
      ),
  };
}

test('a whole refund reaches the provider once, and has its credit note and one mail with it', async () => {
  const order = await aPaidOrder();
  expect(await order.ask()).toBe('done');
  expect(stripe.refunds.refundedOf(order.payment)).toBe(total);
  expect([await order.stateNow(), await order.credits()]).toEqual(['refunded', [total]]);
  const [credit] = await listCreditNotes(order.id);
  expect(credit).toMatchObject({ kind: 'whole', vatCents: vatIn(total, 20) });
  expect(await order.creditMails()).toEqual([credit?.number]);
  // The event of the same refund, twice.
  await order.onSite(total);
  await order.onSite(total);
  expect(await order.credits()).toEqual([total]);
});

test('parts and the delivery have notes of their own, whose tax is that of their sum', async () => {
  const order = await aPaidOrder({ vatPercent: 17, deliveryCountry: 'LU' });
  expect(await order.ask({ kind: 'part', cents: 33_333 })).toBe('done');
  expect(await order.ask({ kind: 'delivery', shownCents: 33_333 })).toBe('done');
  expect(await order.ask({ kind: 'part', cents: 77, shownCents: 43_233 })).toBe('done');
  expect(await order.stateNow()).toBe('paid');
  expect(await order.ask({ shownCents: 43_310 })).toBe('done');
  expect(await order.stateNow()).toBe('refunded');
  const credits = await listCreditNotes(order.id);
  expect(credits.map(({ kind }) => kind)).toEqual(['part', 'delivery', 'part', 'part']);
  const sum = (of: 'cents' | 'vatCents') => credits.reduce((all, one) => all + one[of], 0);
  expect([sum('cents'), sum('vatCents')]).toEqual([total, vatIn(total, 17)]);
});

test('a part by the provider and the rest by transfer make the order refunded', async () => {
  const order = await aPaidOrder();
  expect(await order.ask({ kind: 'part', cents: 1 })).toBe('done');
  expect(await order.ask({ way: 'transfer', shownCents: 1 })).toBe('done');
  expect([await order.stateNow(), await order.credits()]).toEqual(['refunded', [1, total - 1]]);
  expect(stripe.refunds.refundedOf(order.payment)).toBe(1);
});

test('pressed twice, in two tabs and by two people it is made once, or refused with a sentence', async () => {
  const order = await aPaidOrder();
  const id = randomUUID();
  const twice = await Promise.all([order.ask({ id }), order.ask({ id })]);
  expect(twice).toEqual(['done', 'done']);
  const other = await aPaidOrder();
  const tabs = await Promise.all(
    Array.from({ length: 5 }, () => other.ask({ kind: 'part', cents: 100 })),
  );
  expect(tabs.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(tabs.filter((outcome) => outcome === 'conflict')).toHaveLength(4);
  expect(await other.credits()).toEqual([100]);
  expect(stripe.refunds.refundedOf(other.payment)).toBe(100);
});

test('without an answer it is found out by the same press, whether or not it was made', async () => {
  for (const failure of ['away', 'lost'] as const) {
    const order = await aPaidOrder();
    const id = randomUUID();
    stripe.refundFailure = failure;
    expect(await order.ask({ id }), failure).toBe('refundUnclear');
    // Nobody else can ask for the same sum meanwhile.
    expect(await order.ask()).toBe('conflict');
    expect(await order.ask({ shownCents: total })).toBe('refused');
    stripe.refundFailure = undefined;
    expect(await order.ask({ id }), failure).toBe('done');
    expect(stripe.refunds.refundedOf(order.payment)).toBe(total);
    expect(await order.credits()).toEqual([total]);
  }
}, 60_000);

test('a refund that the provider has made without answering is done by its event', async () => {
  const order = await aPaidOrder();
  const id = randomUUID();
  stripe.refundFailure = 'lost';
  expect(await order.ask({ id, kind: 'part', cents: 500 })).toBe('refundUnclear');
  await order.onSite(500);
  expect(await order.credits()).toEqual([500]);
  expect((await findRefunds(order.id)).refunds.map(({ state }) => state)).toEqual(['done']);
  stripe.refundFailure = undefined;
  expect(await order.ask({ id, kind: 'part', cents: 500 })).toBe('done');
  expect(stripe.refunds.refundedOf(order.payment)).toBe(500);
  expect(await order.credits()).toEqual([500]);
}, 30_000);

test('of two refunds the one that the provider has made is done, whatever its sum, and the other can be made', async () => {
  const order = await aPaidOrder();
  const smaller = { id: randomUUID(), kind: 'part', cents: 400 } as const;
  const larger = { id: randomUUID(), kind: 'part', cents: 500, shownCents: 400 } as const;
  stripe.refundFailure = 'away';
  expect(await order.ask(smaller)).toBe('refundUnclear');
  stripe.refundFailure = undefined;
  expect(await order.ask(larger)).toBe('done');
  await order.onSite(500);
  const states = async () =>
    Object.fromEntries(
      (await findRefunds(order.id)).refunds.map(({ cents, state }) => [cents, state]),
    );
  expect(await states()).toEqual({ 400: 'asked', 500: 'done' });
  expect(await order.ask(smaller)).toBe('done');
  expect(await states()).toEqual({ 400: 'done', 500: 'done' });
  expect(stripe.refunds.refundedOf(order.payment)).toBe(900);
  expect(await order.credits()).toEqual([500, 400]);
}, 30_000);

test('one that the provider refuses leaves its sum to be asked for again', async () => {
  const order = await aPaidOrder();
  stripe.refundFailure = 'refused';
  expect(await order.ask()).toBe('refundRefused');
  stripe.refundFailure = undefined;
  expect([await order.credits(), await order.stateNow()]).toEqual([[], 'paid']);
  expect(await order.ask()).toBe('done');
});

test('refunds on the provider’s own site have the same papers', async () => {
  const order = await aPaidOrder();
  await order.onSite(10_000);
  await order.onSite(10_000);
  await order.onSite(4_000);
  await order.onSite(25_000);
  expect(await order.credits()).toEqual([10_000, 15_000]);
  expect(await order.creditMails()).toHaveLength(2);
  await order.onSite(total);
  expect([await order.credits(), await order.stateNow()]).toEqual([
    [10_000, 15_000, total - 25_000],
    'refunded',
  ]);
});

describe('refused, in the desk’s words', () => {
  test.each([
    ['above what was paid', { kind: 'part', cents: total + 1 }, 'refundTooMuch'],
    ['without a sum', { kind: 'part', cents: Number.NaN }, 'badAmount'],
    ['of a page that is older than another refund', { shownCents: 5 }, 'conflict'],
    ['with a long remark', { remark: 'x'.repeat(501) }, 'badRemark'],
  ] as const)('%s', async (_, wanted, outcome) => {
    const order = await aPaidOrder();
    expect(await order.ask(wanted)).toBe(outcome);
    expect(await order.credits()).toEqual([]);
  });

  test('of an order in dispute: the bank may give the sum back too', async () => {
    const order = await aPaidOrder();
    await order.tell('charge.dispute.created', { kind: 'disputed' });
    expect(await order.ask()).toBe('refundDisputed');
    expect(await order.ask({ kind: 'part', cents: 100 })).toBe('refundDisputed');
    expect(stripe.refunds.refundedOf(order.payment)).toBe(0);
  });

  test('of an order that was refunded, or never paid', async () => {
    const order = await aPaidOrder();
    await order.ask();
    expect(await order.ask({ shownCents: total })).toBe('refused');
    const unpaid = await placeOrder(aNewOrder());
    const asked = {
      id: randomUUID(),
      number: unpaid.number,
      kind: 'whole',
      way: 'transfer',
    } as const;
    expect(await refundConfirmed({ ...asked, shownCents: 0, author })).toBe('refused');
  });
});

test('an order without an invoice is given back without a credit note', async () => {
  const order = await aPaidOrder({ deliveryCountry: 'FR' });
  const odd = await placeOrder(aNewOrder({ email: anEmail(), totalCents: 500 }));
  await handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    fact: { kind: 'paid', cents: 400, currency: 'eur' },
    orderId: odd.id,
    providerPayment: `pi_${randomUUID()}`,
  });
  const whole = { id: randomUUID(), number: odd.number, kind: 'whole', way: 'provider' } as const;
  expect(await refundConfirmed({ ...whole, shownCents: 0, author })).toBe('done');
  expect((await findOrder(odd.number))?.state).toBe('refunded');
  expect(await listCreditNotes(odd.id)).toEqual([]);
  expect(await order.credits()).toEqual([]);
});

test('forty refunds at once have numbers without a gap, none twice', async () => {
  const orders = await Promise.all(Array.from({ length: 20 }, () => aPaidOrder()));
  // Where the event of the site comes first, the page that the other was asked on is older.
  const asked = orders.map((order) => order.ask({ kind: 'part', cents: 7 }));
  await Promise.all([...asked, ...orders.map((order) => order.onSite(3))]);
  const outcomes = await Promise.all(asked);
  const year = Number(dayOf(new Date()).slice(0, 4));
  const notes = await run((db) =>
    db.select().from(creditNotes).where(eq(creditNotes.year, year)).orderBy(creditNotes.number),
  );
  expect(notes.map(({ number }) => number)).toEqual(notes.map((_, index) => index + 1));
  for (const [index, { payment, credits }] of orders.entries()) {
    const isDone = outcomes[index] === 'done';
    expect(outcomes[index]).toBe(isDone ? 'done' : 'conflict');
    expect(stripe.refunds.refundedOf(payment)).toBe(isDone ? 7 : 0);
    const sum = (await credits()).reduce((total, cents) => total + cents, 0);
    expect(sum).toBe(isDone ? 7 : 3);
  }
});
