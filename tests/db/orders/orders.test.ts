import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { collectData, eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import { addLine, listLines } from '@/db/cart/carts';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { moveOrder, type Step } from '@/db/orders/order-steps';
import { findOrder, findTokenOrder, listOrders, placeOrder } from '@/db/orders/orders';
import { dropPayAddress, keepPaymentSession, listLeftSessions } from '@/db/orders/payment-sessions';
import { handlePayment } from '@/db/orders/payments';
import { invoices, mails, orders } from '@/db/schema';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import type { PaymentEvent, PaymentFact } from '@/lib/checkout/payment-event';
import { plannedStates } from '@/lib/orders/order';
import { anEmail, aProof, aProvenEmail, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { startPayment } from '@/use-cases/checkout/start-payment';
import { stepOrder } from '@/use-cases/desk/step-order';

afterAll(closeDatabase);

const totalCents = aZeusLine.unitCents;
const anOrder = (parts: Partial<NewOrder> = {}) => aNewOrder({ email: anEmail(), ...parts });

const paid: PaymentFact = { kind: 'paid', cents: totalCents, currency: 'eur' };
const anEvent = (parts: Partial<PaymentEvent>): PaymentEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'checkout.session.completed',
  fact: paid,
  ...parts,
});

async function stateOf(number: string) {
  return (await findOrder(number))?.state;
}

/** The mails queued about an order, by kind. */
async function mailsAbout(number: string) {
  const rows = await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind));
  return rows.filter(({ facts }) => facts.number === number).map(({ kind }) => kind);
}

const Predicate = z.object({ text: z.string() });

test('the index of what is to be made is about the states that the plan has there', async () => {
  const [predicate] = await run((db) =>
    rowsOf(
      db,
      Predicate,
      sql`select pg_get_expr(indpred, indrelid) as text from pg_index
        where indexrelid = 'orders_to_make'::regclass`,
    ),
  );
  const named = predicate?.text.match(/(?<=')[a-zA-Z]+(?=')/g) ?? [];
  expect(named.sort()).toEqual(plannedStates('toMake').sort());
});

test('ten tabs that send one purchase at once get one order until it is paid', async () => {
  const order = anOrder();
  const placed = await Promise.all(Array.from({ length: 10 }, () => placeOrder(order)));
  expect(new Set(placed.map(({ number }) => number)).size).toBe(1);
  const [first] = placed;
  const kept = await findOrder(first?.number ?? '');
  expect(kept?.lines).toHaveLength(1);
  expect(kept?.changes.map(({ state, note }) => [state, note])).toEqual([['awaiting', 'placed']]);
  await handlePayment(anEvent({ orderId: first?.id }));
  expect((await placeOrder(order)).number).not.toBe(first?.number);
});

/** An order of a token, as a browser presses it. */
const pressed = (purchaseId: string, buyerHash: string, method = 'card') =>
  anOrder({ purchaseId, buyerHash, method, purchaseKey: `${purchaseId} ${buyerHash} ${method}` });

/** How many orders of a token are in each state. */
async function statesOf(purchaseId: string) {
  const rows = await run((db) =>
    db.select({ state: orders.state }).from(orders).where(eq(orders.purchaseId, purchaseId)),
  );
  return rows.map(({ state }) => state).sort();
}

test('one token sent 200 times by two browsers makes two orders, and leads to the paid one once it is paid', async () => {
  const token = randomUUID();
  const press = (n: number) => placeOrder(pressed(token, n % 2 ? 'hera' : 'zeus'));
  for (let wave = 0; wave < 2; wave += 1) {
    await Promise.all(Array.from({ length: 100 }, (_, n) => press(n)));
  }
  expect(await statesOf(token)).toEqual(['awaiting', 'awaiting']);
  const [{ id, number }, other] = [await press(0), await press(1)];
  const again = Array.from({ length: 20 }, (_, n) => press(n));
  await Promise.all([...again, handlePayment(anEvent({ orderId: id }))]);
  expect(await statesOf(token)).toEqual(['awaiting', 'paid']);
  expect((await findTokenOrder(token))?.number).toBe(number);
  for (const n of [0, 1]) expect((await press(n)).number).toBe(number);
  for (const method of ['paypal', 'apple-pay']) {
    expect((await placeOrder(pressed(token, 'athena', method))).number).toBe(number);
  }
  // The unpaid order of the other browser can no longer be paid.
  const left = await findOrder(other.number);
  expect(left && (await startPayment({ ...left, provider: 'demonstration' }))).toBeUndefined();
});

test('another payment method cancels the unpaid order of the same browser and its payment page', async () => {
  const token = randomUUID();
  const ways = ['card', 'paypal', 'apple-pay'];
  await Promise.all(ways.map((method) => placeOrder(pressed(token, 'zeus', method))));
  expect(await statesOf(token)).toEqual(['awaiting', 'cancelled', 'cancelled']);
  const card = await placeOrder(pressed(token, 'hera'));
  const session = { providerSession: `cs_${randomUUID()}`, payAddress: 'https://pay.example' };
  expect(await keepPaymentSession(card.id, session)).toBe(true);
  const paypal = await placeOrder(pressed(token, 'hera', 'paypal'));
  expect((await findOrder(card.number))?.changes.map(({ note }) => note)).toEqual([
    'placed',
    'replaced',
  ]);
  expect(await mailsAbout(card.number)).toEqual([]);
  const { providerSession } = session;
  expect(await listLeftSessions(paypal.id)).toEqual([{ id: card.id, providerSession }]);
  // A payment page that opens too late is not stored.
  expect(await keepPaymentSession(card.id, session)).toBe(false);
  await dropPayAddress(card.id);
  expect(await listLeftSessions(paypal.id)).toEqual([]);
});

test('a payment for a replaced order counts, and the token leads to that order', async () => {
  const token = randomUUID();
  const card = await placeOrder(pressed(token, 'zeus'));
  await placeOrder(pressed(token, 'zeus', 'paypal'));
  await handlePayment(anEvent({ orderId: card.id }));
  expect(await stateOf(card.number)).toBe('paid');
  expect((await placeOrder(pressed(token, 'zeus', 'paypal'))).number).toBe(card.number);
});

test('a new order is created when the first one expired', async () => {
  const token = randomUUID();
  const first = await placeOrder(pressed(token, 'zeus'));
  await handlePayment(anEvent({ orderId: first.id, fact: { kind: 'expired' } }));
  expect((await placeOrder(pressed(token, 'zeus'))).number).not.toBe(first.number);
});

test('an unpaid purchase gets new delivery days when it is sent again weeks later', async () => {
  const order = anOrder({
    deliveryCountry: 'FR',
    deliveryFirst: '2026-12-14',
    deliveryLast: '2026-12-21',
  });
  const { number } = await placeOrder(order);
  await placeOrder({ ...order, deliveryFirst: '2027-01-11', deliveryLast: '2027-01-18' });
  expect(await findOrder(number)).toMatchObject({
    deliveryFirst: '2027-01-11',
    deliveryLast: '2027-01-18',
  });
});

test('a paid order gets its invoice and its mail, and its pieces leave the cart', async () => {
  const { email, hash } = await aVisitor();
  const line = (productId: string, quantity: number) => ({
    productId,
    productName: productId,
    unitPriceCents: 100,
    optionIds: productId === 'lit-zeus' ? ['safe_storage', 'led_lighting'] : [],
    quantity,
  });
  await addLine(hash, line('lit-zeus', 3), randomUUID());
  await addLine(hash, line('fauteuil-pan', 1), randomUUID());
  const { id, number } = await placeOrder(anOrder({ email }));
  expect(await handlePayment(anEvent({ orderId: id }))).toBe('done');
  expect(await stateOf(number)).toBe('paid');
  expect(await mailsAbout(number)).toEqual(['orderConfirmed']);
  const left = (await listLines(hash)).map(({ productId, quantity }) => [productId, quantity]);
  expect(left).toEqual([
    ['lit-zeus', 2],
    ['fauteuil-pan', 1],
  ]);
});

test('a paid line leaves the cart whatever the order and repetitions of its options', async () => {
  const { email, hash } = await aVisitor();
  // By code units capitals come first and the underscore after digits; most languages order them otherwise.
  const optionIds = ['safe_storage', 'safe2', 'Safe', 'safe-light', 'safe10', 'Safe'];
  const line = { ...aZeusLine, optionIds, quantity: 1 };
  const { productId, name, unitCents } = line;
  const kept = { productId, productName: name, unitPriceCents: unitCents, optionIds, quantity: 1 };
  await addLine(hash, kept, randomUUID());
  const { id } = await placeOrder(anOrder({ email, lines: [line] }));
  await handlePayment(anEvent({ orderId: id }));
  expect(await listLines(hash)).toEqual([]);
});

test('each event counts once when events come three times and out of order', async () => {
  const { id, number } = await placeOrder(anOrder());
  const payment = `pi_${randomUUID()}`;
  const completed = anEvent({ orderId: id, providerPayment: payment });
  const refund = anEvent({
    type: 'charge.refunded',
    providerPayment: payment,
    fact: { kind: 'refunded', cents: totalCents },
  });
  const dispute = anEvent({
    type: 'charge.dispute.created',
    providerPayment: payment,
    fact: { kind: 'disputed' },
  });
  expect(await handlePayment(refund)).toBe('waiting');
  expect(await handlePayment(dispute)).toBe('waiting');
  expect(await handlePayment(completed)).toBe('done');
  for (const event of [refund, completed, dispute, completed]) {
    expect(await handlePayment(event)).toBe('repeated');
  }
  const order = await findOrder(number);
  expect(order?.state).toBe('refunded');
  expect(order?.changes.map(({ state, note }) => note ?? state)).toEqual([
    'placed',
    'paid',
    'refunded',
    'disputed',
  ]);
  expect(await mailsAbout(number)).toEqual(['orderConfirmed', 'orderRefunded']);
});

test('an event about an unknown order changes nothing', async () => {
  const unknown = { orderId: randomUUID() };
  expect(await handlePayment(anEvent(unknown))).toBe('unknownOrder');
  expect(await handlePayment(anEvent({}))).toBe('foreign');
});

test('an order paid with a wrong amount differs, and its mail says so instead of a confirmation', async () => {
  const { id, number } = await placeOrder(anOrder());
  await handlePayment(anEvent({ orderId: id, fact: { ...paid, cents: totalCents - 1 } }));
  expect(await stateOf(number)).toBe('differs');
  expect(await mailsAbout(number)).toEqual(['amountDiffers']);
});

test('invoices are numbered without gaps, also when many orders are paid at once', async () => {
  const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrder(anOrder())));
  await Promise.all(placed.map(({ id }) => handlePayment(anEvent({ orderId: id }))));
  const year = new Date().getFullYear();
  const rows = await run((db) => db.select().from(invoices).where(eq(invoices.year, year)));
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(numbers.length).toBeGreaterThanOrEqual(20);
});

test('one of two colleagues makes the step when both press at once, and the other gets a conflict', async () => {
  const { id, number } = await placeOrder(anOrder());
  await handlePayment(anEvent({ orderId: id }));
  const step = (author: string) =>
    moveOrder({ number, from: 'paid', to: 'workshop', author: `${author}@theogonie.example` });
  const outcomes = await Promise.all([step('clio'), step('erato')]);
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  const order = await findOrder(number);
  expect(order?.changes.filter(({ state }) => state === 'workshop')).toHaveLength(1);
});

test('a step that the state does not allow is refused, and so is a delivery without a day', async () => {
  const { id, number } = await placeOrder(anOrder());
  const author = 'clio@theogonie.example';
  expect(await moveOrder({ number, from: 'awaiting', to: 'paid', author })).toBe('refused');
  await handlePayment(anEvent({ orderId: id }));
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  await moveOrder({ number, from: 'workshop', to: 'ready', author });
  const agree = { number, from: 'ready', to: 'agreed', author } as const;
  expect(await moveOrder(agree)).toBe('refused');
  expect(await moveOrder({ ...agree, deliveryDate: '2026-12-14' })).toBe('done');
  const order = await findOrder(number);
  expect(order?.deliveryDate).toBe('2026-12-14');
  expect(
    await moveOrder({ number: 'TH-2026-00000000', from: 'paid', to: 'workshop', author }),
  ).toBe('conflict');
});

test('an address lists its own orders, the newest first', async () => {
  const email = await aProvenEmail();
  const first = await placeOrder(anOrder({ email }));
  const second = await placeOrder(anOrder({ email }));
  await placeOrder(anOrder());
  expect((await listOrders(email)).map(({ number }) => number)).toEqual([
    second.number,
    first.number,
  ]);
});

test('an order stores its destination and installation days', async () => {
  const planned = {
    deliveryCountry: 'FR',
    deliveryPostcode: '75008',
    deliveryFirst: '2026-12-14',
    deliveryLast: '2026-12-21',
  };
  const { number } = await placeOrder(anOrder(planned));
  expect(await findOrder(number)).toMatchObject(planned);
});

test('an erasure keeps only the data that the accounts must keep', async () => {
  const { email } = await aVisitor();
  const contact = { name: 'Léda', phone: '+33 1', address: ['24 rue de l’Empyrée', '75008 Paris'] };
  const { id, number } = await placeOrder(anOrder({ email, deliveryPostcode: '75008' }));
  await handlePayment(anEvent({ orderId: id, contact }));
  const open = await placeOrder(anOrder({ email }));
  const proof = await aProof(email);
  expect(JSON.stringify(await collectData(proof))).toContain(number);
  expect(await eraseData(proof, undefined)).toBe(true);
  await run((db) => db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, id)));
  await deleteExpired();
  const { phone: _, ...kept } = contact;
  expect(await findOrder(number)).toMatchObject({
    email: null,
    contact: kept,
    deliveryPostcode: null,
  });
  expect(await findOrder(open.number)).toMatchObject({ email: null, contact: null });
});

test('an unpaid order without an address is deleted after days, unless a payment may still come', async () => {
  const [unnamed, named, linked, pending] = await Promise.all([
    placeOrder(anOrder({ email: null })),
    placeOrder(anOrder()),
    placeOrder(anOrder({ email: null, provider: 'link' })),
    placeOrder(anOrder({ email: null })),
  ]);
  const fact: PaymentFact = { kind: 'pending' };
  await handlePayment(anEvent({ orderId: pending.id, providerPayment: randomUUID(), fact }));
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteExpired(inDays(2.9));
  expect(await stateOf(unnamed.number)).toBe('awaiting');
  await deleteExpired(inDays(3.1));
  expect(await stateOf(unnamed.number)).toBeUndefined();
  for (const { number } of [named, linked, pending]) expect(await stateOf(number)).toBe('awaiting');
});

test('an unpaid order is deleted after a year, a paid one after ten', async () => {
  const [unpaid, bought] = await Promise.all([placeOrder(anOrder()), placeOrder(anOrder())]);
  await handlePayment(anEvent({ orderId: bought.id }));
  const stray = anEvent({ providerPayment: `pi_${randomUUID()}`, fact: { kind: 'disputed' } });
  await handlePayment(stray);
  const inYears = (years: number) => new Date(Date.now() + years * 365.25 * 86_400_000);
  await deleteExpired(inYears(0.9));
  expect(await stateOf(unpaid.number)).toBe('awaiting');
  expect(await handlePayment(stray)).toBe('repeated');
  await deleteExpired(inYears(1.1));
  expect(await stateOf(unpaid.number)).toBeUndefined();
  expect(await stateOf(bought.number)).toBe('paid');
  expect(await handlePayment(stray)).toBe('waiting');
  await deleteExpired(inYears(10.1));
  expect(await stateOf(bought.number)).toBeUndefined();
});

test('an order that is paid again after a refund keeps its one invoice', async () => {
  const { id, number } = await placeOrder(anOrder());
  const [first, second] = [`pi_${randomUUID()}`, `pi_${randomUUID()}`];
  const all: PaymentFact = { kind: 'refunded', cents: totalCents };
  await handlePayment(anEvent({ orderId: id, providerPayment: first }));
  await handlePayment(anEvent({ type: 'charge.refunded', providerPayment: first, fact: all }));
  await handlePayment(anEvent({ orderId: id, providerPayment: second }));
  const step: Step = {
    ...{ number, from: 'differs', to: 'paid', author: 'clio@theogonie.example' },
    ...{ remark: 'Payée de nouveau.', shownCents: totalCents },
  };
  expect(await moveOrder(step)).toBe('done');
  expect(await run((db) => db.$count(invoices, eq(invoices.orderId, id)))).toBe(1);
});

test('a piece that was bought once and put in the cart twice stays there once', async () => {
  const { email, hash } = await aVisitor();
  const { productId, optionIds, name, unitCents } = aZeusLine;
  const line = { productId, productName: name, unitPriceCents: unitCents, optionIds, quantity: 2 };
  await addLine(hash, line, randomUUID());
  const { id } = await placeOrder(anOrder({ email }));
  await handlePayment(anEvent({ orderId: id }));
  expect(await listLines(hash)).toMatchObject([{ quantity: 1 }]);
});

test('the payment page of an order that is paid is not closed', async () => {
  const token = randomUUID();
  const [one, other] = [
    await placeOrder(pressed(token, 'zeus')),
    await placeOrder(pressed(token, 'hera')),
  ];
  for (const { id } of [one, other]) {
    const session = { providerSession: `cs_${randomUUID()}`, payAddress: 'https://pay.example' };
    expect(await keepPaymentSession(id, session)).toBe(true);
  }
  for (const { id } of [one, other]) await handlePayment(anEvent({ orderId: id }));
  expect(await listLeftSessions(one.id)).toEqual([]);
});

test('a delivery is agreed for today at the earliest', async () => {
  const author = 'clio@theogonie.example';
  const step = { number: 'TH-2026-00000000', from: 'ready', to: 'agreed', author } as const;
  for (const deliveryDate of [undefined, '2020-01-31', dayOf(daysAfter(new Date(), -1))]) {
    expect(await stepOrder({ ...step, deliveryDate })).toBe('badDate');
  }
  expect(await stepOrder({ ...step, deliveryDate: dayOf(new Date()) })).toBe('badCarriers');
});
