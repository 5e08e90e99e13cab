import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferDays } from '@/content/checkout/periods';
import { closeDatabase, run } from '@/db/client';
import { findDeskOrder } from '@/db/desk/desk-orders';
import { listInvoices } from '@/db/orders/invoices';
import { moveOrder } from '@/db/orders/order-steps';
import { findOrder, findTokenOrder, placeOrder } from '@/db/orders/orders';
import { findOtherwise, findReplacing, placeOtherwise } from '@/db/orders/other-way';
import { askForPayment, keepPaymentSession, listLeftSessions } from '@/db/orders/payment-sessions';
import { handlePayment } from '@/db/orders/payments';
import { noteReturned, placeTransfer } from '@/db/orders/transfers';
import { mails } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import type { NewOrder } from '@/lib/checkout/new-order';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { receiveTransfer } from '@/use-cases/desk/receive-transfer';

beforeAll(() => {
  Object.assign(process.env, { HOUSE_MAIL: 'maison@theogonie.example', LOG_LEVEL: 'silent' });
});
afterAll(() => closeDatabase());

const author = 'clio@theogonie.example';
const totalCents = 4_800_005;
const purchase = (parts: Partial<NewOrder> = {}) => ({
  ...{ email: anEmail(), totalCents, lines: [{ ...aZeusLine, unitCents: totalCents }] },
  ...{ purchaseId: randomUUID(), buyerHash: randomUUID() },
  ...{ deliveryCountry: 'FR', deliveryPostcode: '75001', ...parts },
});
const payer = {
  email: 'leda@theogonie.example',
  contact: { name: 'Léda Tyndare', address: ['1 rue du Lys', '75001 Paris'], country: 'FR' },
};
const aTransfer = (parts: Partial<NewOrder> = {}) =>
  placeTransfer(
    aNewOrder({ ...purchase(), provider: 'transfer', method: 'transfer', ...payer, ...parts }),
    { budgets: [] },
  );
const aCard = (parts: Partial<NewOrder> = {}) => placeOrder(aNewOrder(purchase(parts)));

const byCard = { way: 'card', provider: 'stripe' } as const;
const options = { budgets: [] };
const byTransfer = { way: 'transfer', provider: 'transfer', payer, options } as const;

async function now(number: string) {
  const found = await findDeskOrder(number);
  if (!found) throw new Error('the order is gone');
  return found;
}
const stateOf = async (number: string) => (await now(number)).state;
const notesOf = async (number: string) =>
  (await now(number)).changes.map(({ state, note }) => note ?? state);
const mailsOf = async (number: string) =>
  (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind))).flatMap(
    ({ kind, facts }) => (facts.number === number && kind !== 'houseOrder' ? [kind] : []),
  );
const payByCard = (orderId: string) =>
  handlePayment({
    ...{ id: randomUUID(), type: 'event', orderId, providerPayment: `pi_${randomUUID()}` },
    fact: { kind: 'paid', cents: totalCents, currency: 'eur' },
  });
const receive = (number: string) =>
  receiveTransfer({
    ...{ id: randomUUID(), number, cents: totalCents, receivedOn: dayOf(new Date()) },
    ...{ shownCents: 0, part: 'first', isOtherSum: false, author },
  });

test('an order by transfer is placed anew for a card, with all that it says but its number', async () => {
  const agreed = { termsHash: 'b'.repeat(64), withdrawalDays: 30, trialNights: 90 };
  const promised = { warrantyYears: 25, deliveryWeeks: { min: 5, max: 7 } };
  const lines = [{ ...aZeusLine, unitCents: totalCents, promised }];
  const before = await aTransfer({ buyerReference: 'Cantiere 7', lines, ...agreed });
  const placed = await placeOtherwise(before.id, byCard);
  const { email, contact, purchaseId, buyerHash, buyerReference, vatPercent } = before;
  expect(placed).toMatchObject({
    ...{ state: 'awaiting', provider: 'stripe', method: 'card', totalCents },
    ...{ email, contact, purchaseId, buyerHash, buyerReference, vatPercent, ...agreed },
    lines: [{ ...aZeusLine, unitCents: totalCents, promised }],
  });
  expect(placed?.number).not.toBe(before.number);
  expect(await notesOf(before.number)).toEqual(['placed', 'replaced']);
  expect(await findReplacing(await now(before.number))).toBe(placed?.number);
  // Its buyer is not told that it is cancelled, and the token can be paid.
  expect(await mailsOf(before.number)).toEqual(['transferDue']);
  expect(await findTokenOrder(before.purchaseId ?? '')).toBeUndefined();
});

test('an order by card is placed anew for a transfer, mailed once, and its open page is named to be closed', async () => {
  const before = await aCard({ transferDays: 99 });
  await askForPayment(before.id);
  const providerSession = `cs_${randomUUID()}`;
  await keepPaymentSession(before.id, { providerSession, payAddress: 'https://pay.example' });
  const placed = await placeOtherwise(before.id, byTransfer);
  expect(placed).toMatchObject({ state: 'awaitingTransfer', provider: 'transfer', ...payer });
  // It is ordered today, on the terms of today.
  expect(placed?.transferDays).toBe(transferDays);
  expect(await listLeftSessions(placed?.id ?? '')).toEqual([{ id: before.id, providerSession }]);
  expect(await mailsOf(placed?.number ?? '')).toEqual(['transferDue']);
  expect(await stateOf(before.number)).toBe('cancelled');
});

test('pressed many times, in two tabs and both ways at once it is one order that waits', async () => {
  const before = await aTransfer();
  const pressed = await Promise.all(
    Array.from({ length: 8 }, () => placeOtherwise(before.id, byCard)),
  );
  const [first] = pressed;
  expect(new Set(pressed.map((one) => one?.id)).size).toBe(1);
  expect(await findOtherwise(before, 'card')).toMatchObject({ id: first?.id });
  // And back again, while the first tab still shows the order by transfer.
  const [back, again, late] = await Promise.all([
    placeOtherwise(first?.id ?? '', byTransfer),
    placeOtherwise(first?.id ?? '', byTransfer),
    placeOtherwise(before.id, byTransfer),
  ]);
  expect(again?.id).toBe(back?.id);
  expect(late).toBeUndefined();
  expect(await placeOtherwise(before.id, byCard)).toBeUndefined();
  const states = await Promise.all([before, first, back].map((one) => stateOf(one?.number ?? '')));
  expect(states).toEqual(['cancelled', 'cancelled', 'awaitingTransfer']);
});

test('a transfer that comes after the card was paid is a second payment, and goes back', async () => {
  const before = await aTransfer();
  const placed = await placeOtherwise(before.id, byCard);
  await payByCard(placed?.id ?? '');
  expect(await stateOf(placed?.number ?? '')).toBe('paid');
  // The house sends it back without keeping it ...
  expect(await noteReturned(before.number, totalCents, author)).toBe('done');
  expect(await notesOf(before.number)).toContain('transferReturned');
  // ... or keeps it, is told that the other order is paid, and gives it back with a credit note.
  expect(await receive(before.number)).toBe('done');
  const kept = await now(before.number);
  const twice = kept.changes.find(({ note }) => note === 'paidTwice');
  expect(twice?.remark).toBe(placed?.number);
  const refund = { from: 'paid', to: 'refunded', author } as const;
  expect(await moveOrder({ number: before.number, ...refund })).toBe('done');
  expect(await stateOf(placed?.number ?? '')).toBe('paid');
});

test('a transfer that comes before the card is paid takes the token: its page is closed, and a card paid there all the same is told', async () => {
  const before = await aTransfer();
  const placed = await placeOtherwise(before.id, byCard);
  if (!placed) throw new Error('it was not placed');
  await askForPayment(placed.id);
  const providerSession = `cs_${randomUUID()}`;
  await keepPaymentSession(placed.id, { providerSession, payAddress: 'https://pay.example' });
  expect(await receive(before.number)).toBe('done');
  expect(await stateOf(before.number)).toBe('paid');
  expect((await findTokenOrder(before.purchaseId ?? ''))?.number).toBe(before.number);
  expect(await listLeftSessions(before.id)).toEqual([{ id: placed.id, providerSession }]);
  await payByCard(placed.id);
  expect(await notesOf(placed.number)).toContain('paidTwice');
  expect((await listInvoices(before.id)).length).toBe(1);
});

test('a card that is paid while the order is placed anew for a transfer wins, and the transfer is not awaited', async () => {
  const before = await aCard();
  const [placed] = await Promise.all([placeOtherwise(before.id, byTransfer), payByCard(before.id)]);
  expect(await stateOf(before.number)).toBe('paid');
  if (placed) expect(await stateOf(placed.number)).toBe('cancelled');
  expect(await placeOtherwise(before.id, byTransfer)).toBeUndefined();
});

test('nothing that is paid, expired, cancelled by the house or unknown is placed anew', async () => {
  const paid = await aTransfer();
  await receive(paid.number);
  const cancelled = await aTransfer();
  const cancel = { from: 'awaitingTransfer', to: 'cancelled', author } as const;
  expect(await moveOrder({ number: cancelled.number, ...cancel })).toBe('done');
  for (const { id } of [paid, cancelled, { id: randomUUID() }]) {
    expect(await placeOtherwise(id, byCard)).toBeUndefined();
    expect(await placeOtherwise(id, byTransfer)).toBeUndefined();
  }
  expect(await findReplacing(await now(cancelled.number))).toBeUndefined();
});

test('a deposit stays a deposit', async () => {
  const depositCents = 1_440_002;
  const before = await aTransfer({ depositCents });
  const placed = await placeOtherwise(before.id, byCard);
  expect((await findOrder(placed?.number ?? ''))?.depositCents).toBe(depositCents);
});
