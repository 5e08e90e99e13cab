import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { listCreditedStays, listStaysOfOrder, StaysTaken } from '@/db/orders/credited-stays';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { listLeftSessions } from '@/db/orders/payment-sessions';
import { handlePayment } from '@/db/orders/payments';
import { bookStay, holdStay, saveGuest } from '@/db/residence/bookings';
import { bookings, orders } from '@/db/schema';
import { dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import type { NewOrder } from '@/lib/checkout/new-order';
import { invoicePaper } from '@/lib/orders/papers/paper';
import { termsToday } from '@/lib/residence/agreed-terms';
import { sendNext } from '@/server/mail/mail-worker';
import { messages } from '@/tests/content/texts';
import { anEmail } from '@/tests/db/account/visitor';
import { emptyQueue } from '@/tests/db/mail/empty-queue';
import { aHead } from '@/tests/lib/orders/some-papers';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { listCredits } from '@/use-cases/residence/list-credits';
import { aGuest, aHold } from './a-stay';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use.
  Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
  await emptyQueue();
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const today = dayOf(new Date());

/** Two nights in a suite that ended some days ago, of somebody. */
async function aPastStay(email: string, suite: 1 | 2, daysAgo: number, terms = termsToday) {
  const hold = { ...aHold({ suite }), terms };
  await holdStay(hold);
  await saveGuest(hold.id, aGuest({ email }));
  await bookStay(hold.id, 'property', { budgets: [] });
  const checkOut = addDays(today, -daysAgo);
  await run((db) =>
    db.execute(sql`update bookings set check_in = ${addDays(checkOut, -2)}, check_out = ${checkOut}
      where id = ${hold.id}`),
  );
  return hold;
}

async function anOrderOfZeus(email: string) {
  const order = await placeOrder(aNewOrder({ email }));
  const fact = { kind: 'paid', cents: aZeusLine.unitCents, currency: 'eur' } as const;
  await handlePayment({ id: `evt_${randomUUID()}`, type: 'test', orderId: order.id, fact });
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  const texts = smtp.received.map(({ source }) => readMail(source).text);
  return { order, text: texts.find((text) => text.includes(order.number)) ?? '' };
}

test('the order of a bed and its mail say what the nights in its suite are worth, once for each stay', async () => {
  const email = anEmail();
  const { totalCents } = await aPastStay(email, 1, 3);
  const { order, text } = await anOrderOfZeus(email);
  expect(await listCredits(order)).toMatchObject([{ totalCents }]);
  expect(text).toContain(messages.fr.booking.creditedTitle);
});

/** An order of a bed Zeus of which the nights of a stay are taken off; paid, unless it is to wait. */
async function aLoweredOrder(
  email: string,
  number: string,
  parts: Partial<NewOrder> & { readonly isPaid?: boolean } = {},
) {
  const { isPaid = true, ...rest } = parts;
  const nights = [{ number, cents: 188_000 }];
  const totalCents = aZeusLine.unitCents - 188_000;
  const order = await placeOrder(aNewOrder({ email, nights, totalCents, ...rest }));
  if (isPaid) await pay(order.id, totalCents);
  return order;
}

const pay = (orderId: string, cents: number) =>
  handlePayment({
    ...{ id: `evt_${randomUUID()}`, type: 'test', orderId },
    fact: { kind: 'paid', cents, currency: 'eur' },
    providerPayment: `pi_${orderId}`,
  });
const giveBack = (orderId: string, cents: number) =>
  handlePayment({
    ...{ id: `evt_${randomUUID()}`, type: 'test' },
    fact: { kind: 'refunded', cents },
    providerPayment: `pi_${orderId}`,
  });

async function numberOf(id: string): Promise<string> {
  const [row] = await run((db) =>
    db.select({ number: bookings.number }).from(bookings).where(eq(bookings.id, id)),
  );
  return row?.number ?? '';
}

test('an order that nights have lowered has them once: on its total, its invoice and its mail', async () => {
  const email = anEmail();
  const number = await numberOf((await aPastStay(email, 1, 3)).id);
  const { id, number: name } = await aLoweredOrder(email, number);
  const order = await findOrder(name);
  if (!order) throw new Error('no order');
  expect(order).toMatchObject({ state: 'paid', nightsCents: 188_000, totalCents: 912_000 });
  expect(await listStaysOfOrder(id)).toEqual([{ number, cents: 188_000 }]);
  expect(await listCredits(order)).toEqual([]);
  const { lines, totalCents, vatCents } = invoicePaper(order, aHead);
  expect(lines.map(({ netCents, vatCents }) => netCents + vatCents)).toEqual([1_100_000, -188_000]);
  expect([totalCents, vatCents]).toEqual([912_000, 152_000]);
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  const [text = ''] = smtp.received
    .map(({ source }) => readMail(source).text)
    .filter((mail) => mail.includes(messages.fr.payment.nights));
  expect(text).toContain(name);
});

test('a stay lowers one order: no second one while the first is paid, again once all of it was given back', async () => {
  const email = anEmail();
  const number = await numberOf((await aPastStay(email, 1, 3)).id);
  const first = await aLoweredOrder(email, number);
  await expect(aLoweredOrder(email, number)).rejects.toThrow(StaysTaken);
  expect(await listCreditedStays([number])).toEqual(new Set([number]));
  await giveBack(first.id, 100_000);
  await expect(aLoweredOrder(email, number)).rejects.toThrow(StaysTaken);
  await giveBack(first.id, first.totalCents);
  expect((await findOrder(first.number))?.state).toBe('refunded');
  expect(await listCreditedStays([number])).toEqual(new Set());
  await aLoweredOrder(email, number);
  await expect(aLoweredOrder(email, number)).rejects.toThrow(StaysTaken);
});

test('of forty orders at once one keeps the nights, and the pages of the others are closed', async () => {
  const email = anEmail();
  const number = await numberOf((await aPastStay(email, 1, 3)).id);
  const placed = await Promise.all(
    Array.from({ length: 40 }, () =>
      aLoweredOrder(email, number, { isPaid: false, purchaseId: randomUUID() }),
    ),
  );
  const now = await Promise.all(placed.map(({ number }) => findOrder(number)));
  const open = now.filter((order) => order?.state === 'awaiting');
  expect(open).toHaveLength(1);
  expect(now.filter((order) => order?.state === 'cancelled')).toHaveLength(39);
  // A page that was open for one of them is closed before the next is paid.
  const [last] = open;
  const left = placed.find(({ id }) => id !== last?.id);
  if (!last || !left) throw new Error('no orders');
  const session = { providerSession: `cs_${left.id}`, payAddress: 'https://pay.example' };
  await run((db) => db.update(orders).set(session).where(eq(orders.id, left.id)));
  expect(await listLeftSessions(last.id)).toEqual([
    { id: left.id, providerSession: session.providerSession },
  ]);
});

test('a transfer that may be on its way keeps the nights; the house hears of an order that is paid with them again', async () => {
  const email = anEmail();
  const number = await numberOf((await aPastStay(email, 1, 3)).id);
  const waiting = await aLoweredOrder(email, number, { isPaid: false, method: 'transfer' });
  await expect(aLoweredOrder(email, number)).rejects.toThrow(StaysTaken);
  const state = 'expired';
  await run((db) => db.update(orders).set({ state }).where(eq(orders.id, waiting.id)));
  const second = await aLoweredOrder(email, number, { isPaid: false });
  // It has them, and nothing is to be given back by hand beside that.
  expect(await listCredits(second)).toEqual([]);
  await pay(second.id, second.totalCents);
  await pay(waiting.id, waiting.totalCents);
  const late = await findOrder(waiting.number);
  expect(late?.changes.at(-1)).toMatchObject({ note: 'paidTwice', remark: second.number });
});

test('nights in another suite, of somebody else or of two months ago give nothing', async () => {
  const email = anEmail();
  await aPastStay(email, 2, 3);
  await aPastStay(email, 1, 60);
  await aPastStay(anEmail(), 1, 3);
  const { order, text } = await anOrderOfZeus(email);
  expect(await listCredits(order)).toEqual([]);
  expect(text).not.toContain(messages.fr.booking.creditedTitle);
});

test('nights of 45 days ago are credited where 60 were agreed', async () => {
  const email = anEmail();
  const { totalCents } = await aPastStay(email, 1, 45, { ...termsToday, creditDays: 60 });
  const { order, text } = await anOrderOfZeus(email);
  expect(await listCredits(order)).toMatchObject([{ totalCents }]);
  expect(text).toContain(messages.fr.booking.creditedTitle);
});

test('an order that is cancelled or given back is credited for nothing', async () => {
  const email = anEmail();
  await aPastStay(email, 1, 3);
  const { order } = await anOrderOfZeus(email);
  for (const state of ['cancelled', 'refunded', 'expired'] as const)
    expect(await listCredits({ ...order, state })).toEqual([]);
});
