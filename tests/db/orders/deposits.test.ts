import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { findRefundFacts } from '@/db/desk/desk-refunds';
import { listSurpluses } from '@/db/desk/desk-surplus';
import { queueBalanceReminders } from '@/db/orders/balance-reminders';
import { askForBalance, keepBalanceSession } from '@/db/orders/balance-sessions';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { listInvoices } from '@/db/orders/invoices';
import { moveOrder, requestBalance, undoStep } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { findRefunds, type NewRefund } from '@/db/orders/refunds';
import { mails, orders } from '@/db/schema';
import type { PaymentEvent } from '@/lib/checkout/payment-event';
import { vatIn } from '@/lib/delivery/tax';
import { balanceOf, depositOf, isBalanceDue } from '@/lib/orders/deposit';
import type { OrderState } from '@/lib/orders/order';
import { customerChanges } from '@/lib/orders/order-history';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { startPayment } from '@/use-cases/checkout/start-payment';
import { listCreditPapers, listInvoicePapers } from '@/use-cases/orders/find-paper';
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
/** Half a cent in the deposit. */
const totalCents = 4_800_005;
const depositCents = depositOf(totalCents);
const balanceCents = balanceOf({ totalCents, depositCents });

const lines = [{ ...aZeusLine, unitCents: totalCents }];

/** An order with a deposit, and what its provider and the house do with it. */
async function anOrder() {
  const order = await placeOrder(aNewOrder({ email: anEmail(), totalCents, depositCents, lines }));
  const { id, number } = order;
  const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
  const tell = (event: Pick<PaymentEvent, 'fact'> & Partial<PaymentEvent>) =>
    handlePayment({ id: `evt_${randomUUID()}`, type: 'event', orderId: id, ...event });
  const now = async () => {
    const found = await findOrder(number);
    if (!found) throw new Error('the order is gone');
    return found;
  };
  const step = (from: OrderState, to: OrderState, parts = {}) =>
    moveOrder({ number, from, to, author, ...parts });
  return {
    ...{ id, number, first, second, tell, now, step },
    payDeposit: (cents = depositCents, payment = first) =>
      tell({ fact: { kind: 'paid', cents, currency: 'eur' }, providerPayment: payment }),
    payBalance: (cents = balanceCents, payment = second, currency = 'eur') =>
      tell({ fact: { kind: 'paid', cents, currency }, part: 'balance', providerPayment: payment }),
    notes: async () => (await now()).changes.flatMap(({ note }) => note ?? []),
    kinds: async () => (await listInvoices(id)).map(({ kind }) => kind),
    credits: async () =>
      (await listCreditNotes(id)).map(({ invoiceKind, cents }) => [invoiceKind, cents]),
    mails: async () =>
      (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).flatMap(
        ({ kind, facts }) =>
          facts.number === number ? [[kind, facts.reminder].filter(Boolean).join(' ')] : [],
      ),
    refund: (wanted: Partial<NewRefund> = {}) =>
      refundConfirmed({
        ...{ id: randomUUID(), number, kind: 'whole', way: 'provider', shownCents: 0, author },
        ...wanted,
      }),
  };
}

test('the deposit confirms an order, and the balance pays it, each with its invoice', async () => {
  const order = await anOrder();
  expect(await order.payDeposit()).toBe('done');
  expect(await order.now()).toMatchObject({ state: 'paid', isBalancePaid: false });
  expect(await order.kinds()).toEqual(['deposit']);
  expect(await order.payBalance()).toBe('done');
  const paid = await order.now();
  expect(paid).toMatchObject({
    ...{ state: 'paid', isBalancePaid: true },
    ...{ providerPayment: order.first, balancePayment: order.second },
  });
  expect(await order.mails()).toEqual(['orderConfirmed', 'balancePaid']);
  const [deposit, final] = await listInvoicePapers(paid);
  expect([deposit?.kind, deposit?.totalCents]).toEqual(['deposit', depositCents]);
  expect([final?.kind, final?.totalCents]).toEqual(['final', totalCents]);
  expect(final?.deposit).toMatchObject({ number: deposit?.number, cents: depositCents });
  expect(final?.deposit?.vatCents).toBe(vatIn(depositCents, 20));
  expect(Number(final?.number.slice(5))).toBeGreaterThan(Number(deposit?.number.slice(5)));
});

test('a balance is counted once, however often and in how many tabs its event comes', async () => {
  const order = await anOrder();
  await order.payDeposit();
  const event = {
    ...{ id: `evt_${randomUUID()}`, type: 'event', orderId: order.id, part: 'balance' as const },
    fact: { kind: 'paid' as const, cents: balanceCents, currency: 'eur' },
    providerPayment: order.second,
  };
  const told = await Promise.all(Array.from({ length: 5 }, () => handlePayment(event)));
  expect(told.sort()).toEqual(['done', ...Array.from({ length: 4 }, () => 'repeated')]);
  expect(await order.kinds()).toEqual(['deposit', 'final']);
  await order.payBalance(balanceCents, `pi_${randomUUID()}`);
  expect((await order.notes()).slice(-2)).toEqual(['balancePaid', 'paidTwice']);
  expect(await order.kinds()).toEqual(['deposit', 'final']);
});

test('another sum or currency is no balance, a second deposit neither, and the balance no deposit', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.payBalance(balanceCents - 1, 'pi_short');
  await order.payBalance(balanceCents, 'pi_dollars', 'usd');
  await order.payDeposit(depositCents, 'pi_again');
  expect((await order.notes()).slice(1)).toEqual(['balanceDiffers', 'balanceDiffers', 'paidTwice']);
  expect(isBalanceDue(await order.now())).toBe(true);
  expect(await order.kinds()).toEqual(['deposit']);
  const other = await anOrder();
  await other.payDeposit(totalCents);
  expect((await other.now()).state).toBe('differs');
});

test('another sum than the balance is noted with its sum, and owed back until it is returned', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.payBalance(700, 'pi_other');
  const owed = async () => {
    const waiting = (await listSurpluses()).find(({ number }) => number === order.number);
    const found = await findDeskOrder(order.number);
    return [waiting?.cents, found && (await findRefundFacts(found)).surplusCents];
  };
  const found = await order.now();
  expect(found.changes.at(-1)).toMatchObject({ note: 'balanceDiffers', details: { cents: 700 } });
  expect(customerChanges(found).at(-1)).toMatchObject({ note: 'balanceDiffers', cents: 700 });
  expect(await owed()).toEqual([700, 700]);
  expect(await order.refund({ kind: 'part', cents: 700, way: 'transfer' })).toBe('done');
  expect(await owed()).toEqual([undefined, 0]);
  expect(await order.credits()).toEqual([]);
  expect(isBalanceDue(await order.now())).toBe(true);
});

test('an order with its deposit alone is given back to the cent, with a note on the deposit invoice', async () => {
  const order = await anOrder();
  await order.payDeposit();
  expect(await order.refund({ kind: 'part', cents: 100 })).toBe('done');
  expect(await order.refund({ shownCents: 100 })).toBe('done');
  expect(stripe.refunds.refundedOf(order.first)).toBe(depositCents);
  expect((await order.now()).state).toBe('refunded');
  expect(await order.credits()).toEqual([
    ['deposit', 100],
    ['deposit', depositCents - 100],
  ]);
  const notes = await listCreditPapers(await order.now());
  const [deposit] = await listInvoices(order.id);
  expect(notes.map(({ invoice }) => invoice?.number)).toEqual([deposit?.number, deposit?.number]);
  expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(vatIn(depositCents, 20));
  // Paid late: it is not sold any more.
  await order.payBalance();
  expect(await order.now()).toMatchObject({ state: 'differs', isBalancePaid: false });
  expect((await order.notes()).at(-1)).toBe('paidAfterRefund');
});

test('the final invoice names what was given back of the deposit before, and keeps saying so', async () => {
  const order = await anOrder();
  await order.payDeposit();
  const part = { kind: 'part', cents: 60_000 } as const;
  expect(await order.refund(part)).toBe('done');
  await order.payBalance();
  expect(await order.refund({ ...part, cents: 100, shownCents: 60_000 })).toBe('done');
  const [ofDeposit, ofFinal] = await listCreditPapers(await order.now());
  expect([ofDeposit?.invoice?.number, ofFinal?.invoice?.number]).toEqual(
    (await listInvoices(order.id)).map(({ number }) => number),
  );
  const { deposit, totalCents: invoiced } =
    (await listInvoicePapers(await order.now())).at(-1) ?? {};
  expect(invoiced).toBe(totalCents);
  const { number, issuedAt } = ofDeposit ?? {};
  expect(deposit?.credits).toEqual([{ number, issuedAt, cents: 60_000, vatCents: 10_000 }]);
});

test('an order that is paid in full is given back by both payments, once, also without an answer', async () => {
  for (const failure of [undefined, 'lost', 'away'] as const) {
    const order = await anOrder();
    await order.payDeposit();
    await order.payBalance();
    const id = randomUUID();
    stripe.refundFailure = failure;
    if (failure) expect(await order.refund({ id })).toBe('refundUnclear');
    stripe.refundFailure = undefined;
    expect(await order.refund({ id })).toBe('done');
    expect(await order.refund({ id })).toBe('done');
    expect(stripe.refunds.refundedOf(order.first)).toBe(depositCents);
    expect(stripe.refunds.refundedOf(order.second)).toBe(balanceCents);
    expect((await order.now()).state).toBe('refunded');
    const credits = await order.credits();
    expect(credits.every(([kind]) => kind === 'final')).toBe(true);
    expect(credits.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(totalCents);
  }
}, 60_000);

test('when the provider refuses one of two parts, nothing of the refund stays asked for', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.payBalance();
  stripe.refundFailure = 'refused';
  expect(await order.refund({ id: randomUUID() })).toBe('refundRefused');
  const { money, refunds } = await findRefunds((await order.now()).id);
  expect(refunds.map(({ state }) => state)).toEqual(['refused', 'refused']);
  expect(money.askedCents).toBe(0);
  stripe.refundFailure = undefined;
  expect(await order.refund({ id: randomUUID() })).toBe('done');
  expect((await order.now()).state).toBe('refunded');
}, 30_000);

test('the balance is asked for when an order is ready, and by a press, and reminded of twice', async () => {
  const order = await anOrder();
  expect(await requestBalance(order.number, author)).toBe('refused');
  await order.payDeposit();
  await order.step('paid', 'workshop');
  expect(await order.step('workshop', 'ready')).toBe('done');
  expect((await order.mails()).sort()).toEqual(['balanceDue', 'orderConfirmed']);
  const ready = (await order.now()).changes.at(-1);
  expect(await undoStep(order.number, ready?.id ?? 0, author)).toBe('done');
  expect(await order.mails()).toEqual(['orderConfirmed']);
  const after = (days: number) => new Date(Date.now() + days * 86_400_000);
  await queueBalanceReminders(after(60));
  expect(await order.mails()).toEqual(['orderConfirmed']);
  expect(await requestBalance(order.number, author)).toBe('done');
  // Pressed again after a reload, by somebody else or from another tab.
  expect(await requestBalance(order.number, author)).toBe('conflict');
  expect(await order.mails()).toEqual(['orderConfirmed', 'balanceDue']);
  for (const days of [1, 6.9, 7.1, 8, 14.1, 30]) await queueBalanceReminders(after(days));
  const reminded = ['balanceDue', 'balanceDue 1', 'balanceDue 2', 'orderConfirmed'];
  expect((await order.mails()).sort()).toEqual(reminded);
  await run((db) =>
    db
      .update(orders)
      .set({ balanceMailedAt: sql`now() - interval '24 hours'` })
      .where(eq(orders.number, order.number)),
  );
  expect(await requestBalance(order.number, author)).toBe('done');
  await order.payBalance();
  await queueBalanceReminders(after(60));
  expect((await order.mails()).length).toBe(reminded.length + 2);
  expect(await requestBalance(order.number, author)).toBe('refused');
});

test('a balance that was asked for before a step is still reminded of when the step is undone', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.step('paid', 'workshop');
  expect(await requestBalance(order.number, author)).toBe('done');
  expect(await order.step('workshop', 'ready')).toBe('done');
  const ready = (await order.now()).changes.at(-1);
  expect(await undoStep(order.number, ready?.id ?? 0, author)).toBe('done');
  const before = await order.mails();
  await queueBalanceReminders(new Date(Date.now() + 8 * 86_400_000));
  expect(await order.mails()).toHaveLength(before.length + 1);
});

test('a step that asked for the balance stays while that mail is on its way', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.step('paid', 'workshop');
  expect(await order.step('workshop', 'ready')).toBe('done');
  const ready = (await order.now()).changes.at(-1);
  const isItsMail = and(
    eq(mails.kind, 'balanceDue'),
    sql`${mails.facts}->>'number' = ${order.number}`,
  );
  await run((db) => db.update(mails).set({ tries: 1 }).where(isItsMail));
  expect(await undoStep(order.number, ready?.id ?? 0, author)).toBe('tooLate');
  expect((await order.now()).state).toBe('ready');
});

test('nothing is delivered before its balance is paid without a reason, which the history keeps', async () => {
  const order = await anOrder();
  await order.payDeposit();
  await order.step('paid', 'workshop');
  await order.step('workshop', 'ready');
  const day = new Date().toISOString().slice(0, 10);
  await order.step('ready', 'agreed', { deliveryDate: '2020-01-07', carriers: 'Nord' });
  expect(await order.step('agreed', 'delivered', { happenedOn: day })).toBe('unpaid');
  const remark = 'Le notaire garantit le solde.';
  expect(await order.step('agreed', 'delivered', { happenedOn: day, remark })).toBe('done');
  const { changes, state } = await order.now();
  expect([state, changes.at(-1)]).toEqual([
    'delivered',
    expect.objectContaining({
      ...{ author, remark },
      details: expect.objectContaining({ unpaidCents: balanceCents }),
    }),
  ]);
  expect(await order.payBalance()).toBe('done');
  expect(await order.kinds()).toEqual(['deposit', 'final']);
});

test('a payment page of the balance is asked for once, and no more when it is paid', async () => {
  const order = await anOrder();
  expect(await askForBalance(order.id)).toBeUndefined();
  await order.payDeposit();
  const ask = async () => {
    const asked = await askForBalance(order.id);
    return asked && 'askedAt' in asked ? asked : undefined;
  };
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one?.askedAt).toEqual(two?.askedAt);
  expect(one?.dueCents).toBe(balanceCents);
  const askedAt = one?.askedAt ?? new Date(0);
  const session = {
    balanceSession: `cs_${randomUUID()}`,
    balancePayAddress: 'https://pay.example',
  };
  expect(await keepBalanceSession(order.id, askedAt, session)).toBe(true);
  const fact = { kind: 'expired' } as const;
  await order.tell({ fact, part: 'balance', providerSession: 'cs_other' });
  expect((await ask())?.payAddress).toBe(session.balancePayAddress);
  await order.tell({ fact, part: 'balance', providerSession: session.balanceSession });
  expect(await order.now()).toMatchObject({ state: 'paid', balancePayAddress: null });
  await order.payBalance();
  expect(await askForBalance(order.id)).toBeUndefined();
  expect(await keepBalanceSession(order.id, askedAt, session)).toBe(false);
});

test('the payment page of a deposit says the share that was agreed, whatever is asked for today', async () => {
  const agreed = { totalCents, depositCents: Math.round(totalCents * 0.45), lines };
  const { number } = await placeOrder(
    aNewOrder({ ...agreed, email: anEmail(), provider: 'stripe' }),
  );
  const order = await findOrder(number);
  await startPayment(order ?? expect.unreachable());
  const asked = stripe.sessions.at(-1)?.given;
  expect(asked?.get('line_items[0][price_data][product_data][name]')).toContain('45');
});
