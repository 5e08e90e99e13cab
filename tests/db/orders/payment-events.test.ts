import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/[locale]/(checkout)/webhooks/stripe/route';
import { eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import { closeDatabase, run } from '@/db/client';
import { moveOrder } from '@/db/orders/order-steps';
import { findOrder, type OrderHead, placeOrder } from '@/db/orders/orders';
import { askForPayment, keepPaymentSession, listLeftSessions } from '@/db/orders/payment-sessions';
import { mails, orders } from '@/db/schema';
import type { NewOrder } from '@/lib/checkout/new-order';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { type SignedEvent, sign, signedEvent } from '@/tests/programs/stripe-events';

const secret = `whsec_${randomUUID()}`;
beforeAll(() => {
  // Read once, on first use: a stub would be gone with the first test.
  Object.assign(process.env, {
    STRIPE_WEBHOOK_SECRET: secret,
    HOUSE_MAIL: 'maison@theogonie.example',
    LOG_LEVEL: 'silent',
  });
});
afterAll(closeDatabase);

const totalCents = aZeusLine.unitCents;
const completed = 'checkout.session.completed';
const expired = 'checkout.session.expired';

/** What Stripe posts. @returns the status of the answer */
async function post({ body, signature }: SignedEvent): Promise<number> {
  const headers = { 'stripe-signature': signature };
  const request = new Request('http://localhost/webhooks/stripe', {
    method: 'POST',
    body,
    headers,
  });
  return (await POST(request)).status;
}

type Changes = Readonly<Record<string, unknown>>;

/** A payment session of an order, with a payment of its own. @returns what says that something happened to it */
function aSession({ id }: Pick<OrderHead, 'id'>) {
  const given = new URLSearchParams({
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': String(totalCents),
  });
  const session = { id: `cs_${randomUUID()}`, intent: `pi_${randomUUID()}`, given };
  return {
    ...session,
    tell: (type: string, changes?: Changes) => post(signedEvent(secret, type, session, changes)),
  };
}

const anOrder = (parts: Partial<NewOrder> = {}) =>
  placeOrder(aNewOrder({ email: anEmail(), ...parts }));
const leda = {
  name: 'Léda Tyndare',
  phone: '+33170000024',
  address: ['24 rue de l’Empyrée', '75008 Paris'],
  country: 'FR',
};
const nobody = { customer_details: null, collected_information: null };
const notesOf = async ({ number }: OrderHead) =>
  (await findOrder(number))?.changes.map(({ state, note }) => note ?? state);

test('a late event of another session does not change a paid order', async () => {
  const order = await anOrder();
  const session = aSession(order);
  expect(await session.tell(completed)).toBe(200);
  const other = aSession(order);
  await other.tell(expired, nobody);
  await other.tell('checkout.session.async_payment_failed', nobody);
  await session.tell('charge.refunded', { amount_refunded: 1 });
  expect(await findOrder(order.number)).toMatchObject({ state: 'paid', contact: leda });
});

test('an order gets a contact only when its payment is accepted', async () => {
  const order = await anOrder({ email: null });
  const session = aSession(order);
  for (const [type, changes] of [
    [completed, { payment_status: 'unpaid' }],
    ['checkout.session.async_payment_failed', {}],
    [expired, {}],
  ] as const) {
    await session.tell(type, changes);
    expect(await findOrder(order.number)).toMatchObject({ contact: null, email: null });
  }
  await session.tell('checkout.session.async_payment_succeeded');
  const email = 'leda@theogonie.example';
  expect(await findOrder(order.number)).toMatchObject({ state: 'paid', contact: leda, email });
});

test('no event stores an erased person again, whether the order was paid before or after', async () => {
  const { email } = await aVisitor();
  const [paid, open] = [await anOrder({ email }), await anOrder({ email })];
  await aSession(paid).tell(completed);
  expect(await eraseData(await aProof(email), undefined)).toBe(true);
  for (const type of [completed, expired]) await aSession(paid).tell(type);
  await aSession(open).tell(completed);
  expect(await findOrder(open.number)).toMatchObject({
    state: 'paid',
    contact: null,
    email: null,
  });
  // An order keeps its contact until it is delivered.
  expect(await findOrder(paid.number)).toMatchObject({ contact: leda, email });
  await run((db) => db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, paid.id)));
  await deleteExpired();
  const { phone: _, ...invoiced } = leda;
  expect(await findOrder(paid.number)).toMatchObject({ contact: invoiced, email: null });
});

test('the house gets a mail when a second order of one token or offer is paid', async () => {
  const purchaseId = randomUUID();
  const [first, second] = [
    await anOrder({ purchaseId, buyerHash: 'a' }),
    await anOrder({ purchaseId, buyerHash: 'b' }),
  ];
  for (const order of [first, second]) await aSession(order).tell(completed);
  const notesOf = async (number: string) =>
    (await findOrder(number))?.changes.filter(({ note }) => note === 'paidTwice');
  expect(await notesOf(first.number)).toEqual([]);
  expect(await notesOf(second.number)).toMatchObject([{ remark: first.number, author: 'shop' }]);
  const told = await run((db) => db.select().from(mails).where(eq(mails.kind, 'houseOrder')));
  const facts = { number: second.number, state: 'paidTwice' };
  expect(told.map((mail) => mail.facts)).toContainEqual(facts);
});

test('nothing is paid twice when the other order of a token was refunded before', async () => {
  const purchaseId = randomUUID();
  const [first, second] = [
    await anOrder({ purchaseId, buyerHash: 'a' }),
    await anOrder({ purchaseId, buyerHash: 'b' }),
  ];
  const session = aSession(first);
  await session.tell(completed);
  await session.tell('charge.refunded', { amount_refunded: totalCents });
  await aSession(second).tell(completed);
  expect(await notesOf(first)).toEqual(['placed', 'paid', 'refunded']);
  expect(await notesOf(second)).toEqual(['placed', 'paid']);
});

test('an erasure cancels unpaid orders, and the same token then creates a new order', async () => {
  const { email } = await aVisitor();
  const purchase = aNewOrder({ email });
  const before = await placeOrder(purchase);
  expect((await placeOrder(purchase)).number).toBe(before.number);
  await eraseData(await aProof(email), undefined);
  const order = await findOrder(before.number);
  expect(order).toMatchObject({ state: 'cancelled', email: null });
  expect(order?.changes.at(-1)).toMatchObject({ state: 'cancelled', author: 'customer' });
  const after = await placeOrder({ ...purchase, email: null });
  expect(after).toMatchObject({ state: 'awaiting', erasedAt: null });
  expect(after.number).not.toBe(before.number);
});

test('an order with a differing amount keeps its buyer after an erasure until it is refunded', async () => {
  const { email } = await aVisitor();
  const order = await anOrder({ email });
  const session = aSession(order);
  await session.tell(completed, { amount_total: totalCents - 1 });
  await eraseData(await aProof(email), undefined);
  await deleteExpired();
  expect(await findOrder(order.number)).toMatchObject({ state: 'differs', contact: leda, email });
  await session.tell('charge.refunded', { amount_refunded: totalCents - 1 });
  await deleteExpired();
  expect(await findOrder(order.number)).toMatchObject({ contact: null, email: null });
});

test('an event of another shop or of an unknown order is answered 200', async () => {
  const order = await anOrder();
  const session = aSession(order);
  for (const reference of ['nobody', '', 7, null, { id: order.id }, order.id.slice(1)]) {
    const foreign = { client_reference_id: reference, id: `cs_${randomUUID()}` };
    expect(await session.tell(completed, { ...foreign, payment_intent: 'pi_foreign' })).toBe(200);
    const metadata = { order: reference };
    expect(await session.tell('charge.refunded', { metadata, payment_intent: 'pi_foreign' })).toBe(
      200,
    );
  }
  expect(await session.tell(completed, { client_reference_id: randomUUID() })).toBe(200);
  expect(await notesOf(order)).toEqual(['placed']);
});

test('an event is signed within five minutes, before or after', async () => {
  const order = await anOrder();
  const { body } = signedEvent(secret, completed, aSession(order));
  const now = Math.floor(Date.now() / 1000);
  for (const seconds of [-600, -310, 310, 600]) {
    expect(await post(sign(secret, body, now + seconds)), String(seconds)).toBe(400);
  }
  expect(await notesOf(order)).toEqual(['placed']);
  for (const seconds of [-290, 290])
    expect(await post(sign(secret, body, now + seconds))).toBe(200);
  expect(await notesOf(order)).toEqual(['placed', 'paid']);
});

test('an order stores its payment method, whenever and however often the event comes', async () => {
  const wallet = { card: { wallet: { type: 'apple_pay' } } };
  for (const isEarly of [true, false]) {
    for (const metadata of [undefined, {}]) {
      const order = await anOrder();
      const session = aSession(order);
      const method = { payment_method_details: { type: 'card', ...wallet } };
      const say = () =>
        session.tell('charge.succeeded', { ...method, ...(metadata && { metadata }) });
      if (isEarly) for (let n = 0; n < 2; n += 1) expect(await say()).toBe(200);
      await session.tell(completed);
      for (let n = 0; n < 2; n += 1) expect(await say()).toBe(200);
      expect(await findOrder(order.number)).toMatchObject({ paidWith: 'apple_pay' });
      expect(await notesOf(order)).toEqual(['placed', 'paid']);
    }
  }
});

test('a second payment of an order is noted, and each payment can be disputed or refunded', async () => {
  const order = await anOrder();
  const [first, second] = [aSession(order), aSession(order)];
  const unnamed = { metadata: {} };
  await second.tell('charge.dispute.created', unnamed);
  for (const session of [first, second]) await session.tell(completed);
  expect(await notesOf(order)).toEqual(['placed', 'paid', 'paidTwice', 'disputed']);
  await first.tell('charge.refunded', unnamed);
  expect(await findOrder(order.number)).toMatchObject({ state: 'paid', contact: leda });
  await second.tell('charge.refunded', unnamed);
  expect(await findOrder(order.number)).toMatchObject({ state: 'refunded' });
});

test('the house gets a mail about each event that does not change the state', async () => {
  const order = await anOrder();
  const [first, second] = [aSession(order), aSession(order)];
  for (const session of [first, second]) await session.tell(completed);
  await first.tell('charge.dispute.created');
  await first.tell('charge.refunded', { amount_refunded: totalCents + 1 });
  const rows = await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind));
  const told = rows.filter(
    ({ kind, facts }) => kind === 'houseOrder' && facts.number === order.number,
  );
  const states = ['disputed', 'paid', 'paidTwice', 'refundedTooMuch'];
  expect(told.map(({ facts }) => facts.state).sort()).toEqual(states);
});

test('an order with a wrong amount is refunded when that amount is refunded in full', async () => {
  const order = await anOrder();
  const session = aSession(order);
  await session.tell(completed, { amount_total: 500 });
  await session.tell('charge.refunded', { amount_refunded: 500 });
  expect(await findOrder(order.number)).toMatchObject({ state: 'refunded' });
});

test('an order does not expire when a replaced session expires', async () => {
  const order = await anOrder({ email: null });
  const [old, current] = [aSession(order), aSession(order)];
  await keepPaymentSession(order.id, {
    providerSession: current.id,
    payAddress: 'https://x.example',
  });
  await old.tell(expired);
  expect(await findOrder(order.number)).toMatchObject({ state: 'awaiting' });
  await current.tell(expired);
  expect(await findOrder(order.number)).toMatchObject({ state: 'expired' });
});

test('a failed delayed payment leaves its order and its quote free to be paid in another way', async () => {
  const purchaseId = randomUUID();
  const way = (method: string) => anOrder({ purchaseId, buyerHash: 'a', method });
  const card = await way('card');
  const session = aSession(card);
  const providerSession = session.id;
  const { askedAt } = await askForPayment(card.id);
  await keepPaymentSession(card.id, { providerSession, payAddress: 'https://x.example' });
  await session.tell(completed, { payment_status: 'unpaid' });
  expect((await askForPayment(card.id)).payAddress).toBe('https://x.example');
  const paypal = await way('paypal');
  expect(await listLeftSessions(paypal.id)).toEqual([{ id: card.id, providerSession }]);
  await session.tell('checkout.session.async_payment_failed');
  expect(await listLeftSessions(paypal.id)).toEqual([]);
  const again = await askForPayment(card.id);
  expect(again.payAddress).toBeNull();
  expect(again.askedAt).not.toEqual(askedAt);
});

test.each([
  [
    'a name that no database can store',
    { collected_information: { shipping_details: { name: 'L\u0000da\ud800' } } },
  ],
  [
    'a country that there is not',
    { collected_information: { shipping_details: { address: { country: '?!' } } } },
  ],
  ['texts of a megabyte', { customer_details: { name: 'x'.repeat(1e6), phone: 'y'.repeat(1e6) } }],
  ['cents that are none', { amount_total: -1.5 }],
  ['no cents', { amount_total: 'much' }],
  ['a currency that is none', { currency: { code: 'eur' } }],
  ['people that are none', { customer_details: 7, collected_information: [] }],
])('a payment with %s is accepted, and differs when the amount is wrong', async (_, changes) => {
  const order = await anOrder();
  expect(await aSession(order).tell(completed, changes)).toBe(200);
  expect((await findOrder(order.number))?.state).toMatch(/^(paid|differs)$/);
});

test('an event is answered 200 when another order already has its payment', async () => {
  const [first, second] = [await anOrder(), await anOrder()];
  const session = aSession(first);
  await session.tell(completed);
  expect(await session.tell(completed, { client_reference_id: second.id })).toBe(200);
  expect(await findOrder(second.number)).toMatchObject({ state: 'paid', providerPayment: null });
});

test('a cancelled order, for which nothing came, is not called refunded, and a payment after that pays it', async () => {
  const order = await anOrder();
  const step = { number: order.number, author: 'a@b.example' };
  await moveOrder({ ...step, from: 'awaiting', to: 'cancelled' });
  expect(await moveOrder({ ...step, from: 'cancelled', to: 'refunded' })).toBe('refused');
  await aSession(order).tell(completed);
  expect(await findOrder(order.number)).toMatchObject({ state: 'paid', contact: leda });
});

test('a body that is not an event is answered 400', async () => {
  for (const body of [
    '',
    'no JSON',
    '[]',
    '7',
    'null',
    '{}',
    '{"id":7,"type":"x"}',
    '{"id":"evt_1","type":"x"}',
  ]) {
    expect(await post(sign(secret, body)), body).toBe(400);
  }
});
