import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { retention } from '@/content/house/retention';
import { offerDays } from '@/content/orders/order-terms';
import { collectData, eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import { closeDatabase, run, sql } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { countOffers, listOffers, revokeOffer } from '@/db/desk/desk-offers';
import { createOffer, findOffer } from '@/db/orders/offers';
import { findOrderById, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { keyRing } from '@/db/process/key-ring';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { offerStateOf } from '@/lib/orders/offer';
import { signRow } from '@/lib/process/row-token';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, anOfferDraft, aZeusLine } from '@/tests/make';
import { startPayment } from '@/use-cases/checkout/start-payment';
import { renewOffer } from '@/use-cases/orders/write-offer';

afterAll(closeDatabase);

/** An order placed from an offer. */
const anOrder = (offerId: string, email: string | null = null) =>
  placeOrder(aNewOrder({ offerId, email, provider: 'demonstration' }));

const pay = (orderId: string) =>
  handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    fact: { kind: 'paid', cents: aZeusLine.unitCents, currency: 'eur' },
    orderId,
  });

/** Where an order is paid; `undefined` when it cannot be. */
async function payAddress(id: string): Promise<string | undefined> {
  const order = await findOrderById(id);
  if (!order) throw new Error('the order is not there');
  return startPayment(order);
}

async function stateOf(id: string) {
  const offer = await findOffer(id);
  return offer && offerStateOf(offer, new Date());
}

test('a created offer is found with its draft, its number and its last day', async () => {
  const draft = anOfferDraft({ deliveryCents: 9_900 });
  const { id, number, createdAt } = await createOffer(draft, 'ar', 'leda@theogonie.example');
  expect(number).toMatch(/^DV-\d{4}-[0-9A-Z]{8}$/);
  expect(await findOffer(id)).toEqual({
    ...draft,
    id,
    number,
    createdAt,
    email: 'leda@theogonie.example',
    name: null,
    language: 'ar',
    totalCents: 1_109_900,
    validUntil: dayOf(daysAfter(createdAt, offerDays)),
    revokedAt: null,
    order: null,
  });
});

test('one of two revocations succeeds when both come at once, and the log has its author', async () => {
  const { id, number } = await createOffer(anOfferDraft(), 'fr', null);
  const authors = ['clio@theogonie.example', 'erato@theogonie.example'];
  const outcomes = await Promise.all(authors.map((author) => revokeOffer(number, author)));
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await revokeOffer('DV-2026-00000000', 'clio@theogonie.example')).toBe('conflict');
  expect(await stateOf(id)).toBe('revoked');
  const entries = (await listLogEntries(50)).filter(
    (entry) => 'subject' in entry && entry.subject === number,
  );
  expect(entries).toEqual([expect.objectContaining({ action: 'revoked' })]);
});

test('the desk finds an offer by its number, as it is read out, and by its address', async () => {
  const email = anEmail();
  const { number } = await createOffer(anOfferDraft(), 'fr', email);
  for (const query of [number, number.toLowerCase().replaceAll('-', ' '), number.slice(5), email]) {
    expect((await listOffers(query)).map((offer) => offer.number)).toContain(number);
  }
  for (const query of ['DV-2026-%', '_', "' or 1=1 --"]) expect(await countOffers(query)).toBe(0);
  expect(await countOffers(email)).toBe(1);
});

test('the other order of an offer can no longer be paid once one is paid', async () => {
  const { id } = await createOffer(anOfferDraft(), 'fr', null);
  const [first, last] = [await anOrder(id), await anOrder(id)];
  expect((await findOffer(id))?.order).toEqual({ number: last.number, state: 'awaiting' });
  expect(await stateOf(id)).toBe('open');
  for (const order of [first, last]) expect(await payAddress(order.id)).toContain(order.number);
  await pay(first.id);
  expect(await stateOf(id)).toBe('accepted');
  const paid = { number: first.number, state: 'paid' };
  expect((await findOffer(id))?.order).toEqual(paid);
  const listed = (await listOffers('')).filter((offer) => offer.id === id);
  expect(listed.map(({ order }) => order)).toEqual([paid]);
  expect(await payAddress(last.id)).toBeUndefined();
});

test('an order cannot be paid when its offer was revoked or has ended, but a payment already started is accepted', async () => {
  const [revoked, ended] = [
    await createOffer(anOfferDraft(), 'fr', null),
    await createOffer(anOfferDraft(), 'fr', null),
  ];
  const orders = [await anOrder(revoked.id), await anOrder(ended.id)];
  for (const { id } of orders) expect(await payAddress(id)).toBeDefined();
  await revokeOffer(revoked.number, 'clio@theogonie.example');
  await run((db) =>
    db.execute(sql`update offers set valid_until = '2020-01-31' where id = ${ended.id}::uuid`),
  );
  for (const { id } of orders) expect(await payAddress(id)).toBeUndefined();
  // The visitor had left to pay before.
  for (const { id } of orders) {
    await pay(id);
    expect((await findOrderById(id))?.state).toBe('paid');
  }
  expect([await stateOf(revoked.id), await stateOf(ended.id)]).toEqual(['accepted', 'accepted']);
});

test('an order without an offer can be paid', async () => {
  const { id } = await placeOrder(aNewOrder({ provider: 'demonstration' }));
  expect(await payAddress(id)).toBeDefined();
});

test('deleting an offer keeps its order, and deleting an order keeps its offer', async () => {
  const offer = await createOffer(anOfferDraft(), 'fr', null);
  const [first, second] = [await anOrder(offer.id), await anOrder(offer.id)];
  await run((db) => db.execute(sql`delete from orders where id = ${second.id}::uuid`));
  expect((await findOffer(offer.id))?.order?.number).toBe(first.number);
  await run((db) => db.execute(sql`delete from offers where id = ${offer.id}::uuid`));
  expect(await findOrderById(first.id)).toMatchObject({ offerId: null, state: 'awaiting' });
});

test('an unused offer is deleted a year after its end, and a used one is kept with its order', async () => {
  const [unused, used] = [
    await createOffer(anOfferDraft(), 'fr', anEmail()),
    await createOffer(anOfferDraft(), 'fr', anEmail()),
  ];
  const order = await anOrder(used.id);
  // A paid order outlives the unpaid ones.
  await pay(order.id);
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  await deleteExpired(at(offerDays + retention.offerYears * 365 - 1));
  expect(await findOffer(unused.id)).toBeDefined();
  await deleteExpired(at(offerDays + retention.offerYears * 366 + 2));
  expect(await findOffer(unused.id)).toBeUndefined();
  expect((await findOffer(used.id))?.order).toEqual({ number: order.number, state: 'paid' });
  await deleteExpired(at(retention.contractYears * 366));
  expect(await findOrderById(order.id)).toBeUndefined();
  expect(await findOffer(used.id)).toBeUndefined();
});

test('the exported data contain the offers of the address, and an erasure deletes them', async () => {
  const { email } = await aVisitor();
  const proof = await aProof(email);
  const unused = await createOffer(anOfferDraft(), 'fr', email);
  const used = await createOffer(anOfferDraft(), 'fr', email);
  const others = await createOffer(anOfferDraft(), 'fr', anEmail());
  await anOrder(used.id, email);
  const numbers = [unused.number, used.number];
  expect(await collectData(proof)).toMatchObject({ offers: numbers.map((number) => ({ number })) });
  expect(await eraseData(proof, undefined)).toBe(true);
  expect(await findOffer(unused.id)).toBeUndefined();
  expect(await findOffer(used.id)).toMatchObject({ email: null, order: { state: 'cancelled' } });
  expect((await findOffer(others.id))?.email).not.toBeNull();
});

test('an expired offer is not renewed once a piece has left the catalogue', async () => {
  const lines = [aZeusLine, { ...aZeusLine, productId: 'lit-pan' }];
  const { id, createdAt } = await createOffer(anOfferDraft({ lines }), 'fr', null);
  await run((db) => db.execute(sql`update offers set valid_until = '2020-01-31' where id = ${id}`));
  const token = await signRow('offer', id, createdAt, await keyRing());
  expect(await renewOffer(token, 'fr')).toBeUndefined();
});
