import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { knowAddress, subscribe } from '@/db/account/subscriptions';
import { closeDatabase, run } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { countWaiting, listLogEntries, rowsPerPage } from '@/db/desk/desk';
import { findFigures } from '@/db/desk/desk-figures';
import { listMessages, markMessage } from '@/db/desk/desk-messages';
import { countReaders, exportReaders, listReaders } from '@/db/desk/desk-newsletter';
import { countOrders, findDeskOrder, listDeskOrders } from '@/db/desk/desk-orders';
import { listWithdrawals, markWithdrawal, type WithdrawalPart } from '@/db/desk/desk-withdrawals';
import { moveOrder } from '@/db/orders/order-steps';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { accounts, creditNotes, deskLog, invoices, orders } from '@/db/schema';
import { newToken, tokenHash } from '@/lib/account/token';
import type { NewOrder } from '@/lib/checkout/new-order';
import type { PaymentEvent } from '@/lib/checkout/payment-event';
import { totalOf } from '@/lib/desk/figures';
import { anEmail, aProvenEmail } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';

afterAll(closeDatabase);

const clio = 'clio@theogonie.example';
const erato = 'erato@theogonie.example';
const totalCents = 1_000_000;

const anOrder = (parts: Partial<NewOrder> = {}) =>
  placeOrder(
    aNewOrder({
      email: anEmail(),
      totalCents,
      lines: [{ ...aZeusLine, quantity: 2, unitCents: totalCents / 2 }],
      ...parts,
    }),
  );

const tell = (orderId: string, parts: Partial<PaymentEvent> = {}) =>
  handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    fact: { kind: 'paid', cents: totalCents, currency: 'eur' },
    orderId,
    ...parts,
  });

async function aPaidOrder(name?: string) {
  const order = await anOrder();
  await tell(order.id, name ? { contact: { name } } : {});
  return order;
}

const numbersOf = async (query: string) =>
  (await listDeskOrders({ query })).map(({ number }) => number);

/** The log of the desk about a subject. */
const logOf = (subject: string) =>
  run((db) =>
    db
      .select({ author: deskLog.author, action: deskLog.action })
      .from(deskLog)
      .where(eq(deskLog.subject, subject))
      .orderBy(deskLog.id),
  );

test('an order is found by its number, a spoken or partial number, a name or an address', async () => {
  const name = `Léda ${randomUUID()}`;
  const { number, email } = await aPaidOrder(name);
  await aPaidOrder();
  const said = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
  for (const query of [number, said, number.slice(8), name, name.toUpperCase(), email ?? '']) {
    expect(await numbersOf(query), query).toEqual([number]);
  }
  expect(await numbersOf(`${name} ${randomUUID()}`)).toEqual([]);
});

test('a search finds wildcards, quotes and backslashes literally', async () => {
  const key = randomUUID();
  const names = [`${key} 100%`, `${key} d'Olympe_`, `${key} "a\\b"`];
  const found = new Map<string, string>();
  for (const name of names) found.set(name, (await aPaidOrder(name)).number);
  for (const name of names) expect(await numbersOf(name), name).toEqual([found.get(name)]);
  expect(await numbersOf(`${key}%`)).toEqual([]);
  expect(await numbersOf(`${key}_100`)).toEqual([]);
  expect(await numbersOf(`${key} d'Olympex`)).toEqual([]);
  expect(await numbersOf(`${key} "a\\`)).toEqual([found.get(names[2] ?? '')]);
  expect(await numbersOf(`'; drop table orders; --`)).toEqual([]);
  expect(await numbersOf(key)).toHaveLength(3);
});

test('orders are filtered by state, counted within a search, and marked when disputed or late', async () => {
  const email = anEmail();
  const paid = await anOrder({ email });
  await tell(paid.id);
  await tell(paid.id, { fact: { kind: 'disputed' }, type: 'charge.dispute.created' });
  const late = await anOrder({ email });
  const fresh = await anOrder({ email });
  await run((db) =>
    db
      .update(orders)
      .set({ placedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(orders.id, late.id)),
  );
  expect(await countOrders({ query: email })).toEqual({ paid: 1, awaiting: 2 });
  const awaiting = await listDeskOrders({ query: email, state: 'awaiting' });
  expect(awaiting.map(({ number, isLate }) => [number, isLate])).toEqual([
    [fresh.number, false],
    [late.number, true],
  ]);
  const all = await listDeskOrders({ query: email });
  expect(all.map(({ isDisputed }) => isDisputed)).toEqual([false, true, false]);
  expect((await countOrders()).awaiting).toBeGreaterThanOrEqual(2);
});

test('unpaid orders without an address are listed apart, and found by number', async () => {
  const [unnamed, named] = [await anOrder({ email: null }), await anOrder()];
  const listed = async (state?: 'awaiting' | 'anonymous', query?: string) =>
    (await listDeskOrders({ state, query })).map(({ number }) => number);
  const before = await countOrders();
  for (const state of [undefined, 'awaiting'] as const) {
    expect(await listed(state)).toContain(named.number);
    expect(await listed(state)).not.toContain(unnamed.number);
  }
  expect(await listed('anonymous')).toContain(unnamed.number);
  expect(await listed('anonymous')).not.toContain(named.number);
  expect(await listed(undefined, unnamed.number)).toEqual([unnamed.number]);
  await tell(unnamed.id);
  expect(await listed()).toContain(unnamed.number);
  const { anonymous = 0, paid = 0 } = await countOrders();
  expect([anonymous, paid]).toEqual([(before.anonymous ?? 0) - 1, (before.paid ?? 0) + 1]);
});

test('a long list is split into pages, with each order on one of them', async () => {
  const email = anEmail();
  for (let n = 0; n < rowsPerPage + 1; n += 1) await anOrder({ email });
  const first = await listDeskOrders({ query: email });
  const second = await listDeskOrders({ query: email }, 2);
  expect([first.length, second.length]).toEqual([rowsPerPage, 1]);
  const numbers = [...first, ...second].map(({ number }) => number);
  expect(new Set(numbers).size).toBe(rowsPerPage + 1);
  expect(await listDeskOrders({ query: email }, 3)).toEqual([]);
});

test('an order is shown with its lines, its changes and its invoice', async () => {
  const { number } = await aPaidOrder();
  const order = await findDeskOrder(number);
  expect(order?.lines.map(({ optionNames }) => optionNames)).toEqual([['Éclairage', 'Coffre']]);
  expect(order?.invoices.map(({ kind }) => kind)).toEqual(['whole']);
  expect((await findDeskOrder((await anOrder()).number))?.invoices).toEqual([]);
  expect(await findDeskOrder('TH-2026-00000000')).toBeUndefined();
});

test('waiting orders are counted, and the log has each action with its author', async () => {
  const before = await countWaiting();
  const { number } = await aPaidOrder();
  expect((await countWaiting()).orders).toBe(before.orders + 1);
  const remark = 'Bois choisi avec la cliente';
  await moveOrder({ number, from: 'paid', to: 'workshop', author: clio, remark });
  const [last] = await listLogEntries(20);
  expect(last).toMatchObject({ number, state: 'workshop', author: clio, remark, note: null });
  const authors = (await listLogEntries(1_000)).map(({ author }) => author);
  expect(authors.filter((author) => !author.includes('@'))).toEqual([]);
});

/** All rows of a list that comes in pages: databases of tests can be full. */
async function everyRow<Row>(list: (page: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length === (page - 1) * rowsPerPage; page += 1) {
    rows.push(...(await list(page)));
  }
  return rows;
}

const messagesIn = async (isAnswered: boolean) =>
  everyRow((page) => listMessages(isAnswered, page));

async function aMessage(subject = randomUUID()) {
  await saveMessage({ name: 'Léda', email: anEmail(), phone: null, subject, message: 'Bonjour' });
  const message = (await messagesIn(false)).find((one) => one.subject === subject);
  if (!message) throw new Error('no message');
  return message;
}

test('one of two answers to a message succeeds when both come at once, and the message can be reopened', async () => {
  const { id } = await aMessage();
  const outcomes = await Promise.all([
    markMessage(id, 'answered', clio),
    markMessage(id, 'answered', erato),
  ]);
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect((await messagesIn(true)).map((one) => one.id)).toContain(id);
  expect(await markMessage(id, 'reopened', erato)).toBe('done');
  expect(await markMessage(id, 'reopened', erato)).toBe('conflict');
  expect((await logOf(id)).map(({ action }) => action)).toEqual(['answered', 'reopened']);
  expect((await messagesIn(false)).map((one) => one.id)).toContain(id);
  expect(await markMessage(randomUUID(), 'answered', clio)).toBe('conflict');
});

async function aWithdrawal(order: string) {
  const reference = `R-${randomUUID().slice(0, 8)}`;
  await saveWithdrawal({
    reference,
    name: 'Léda',
    order,
    email: anEmail(),
    language: 'fr',
    declaredAt: new Date(),
    mail: { kind: 'withdrawal', facts: {}, budgets: [] },
  });
  return reference;
}

test('a withdrawal finds its order however its number was typed, and each action is logged once', async () => {
  const { number } = await aPaidOrder();
  const named = await aWithdrawal(` ${number.toLowerCase()} `);
  const unnamed = await aWithdrawal('le grand lit');
  const foundBy = async (reference: string, part: WithdrawalPart = 'open') =>
    (await everyRow((page) => listWithdrawals(part, page))).find(
      (one) => one.reference === reference,
    );
  expect((await foundBy(named, 'doubted'))?.order).toEqual({ number, state: 'paid' });
  expect((await foundBy(unnamed))?.order).toBeUndefined();
  expect(await markWithdrawal(named, 'returned', clio)).toBe('done');
  expect((await foundBy(named, 'doubted'))?.returnedAt).toBeInstanceOf(Date);
  const outcomes = await Promise.all([
    markWithdrawal(named, 'paidBack', clio),
    markWithdrawal(named, 'paidBack', erato),
  ]);
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await foundBy(named, 'doubted')).toBeUndefined();
  expect((await foundBy(named, 'closed'))?.refundedAt).toBeInstanceOf(Date);
  expect((await logOf(named)).map(({ action }) => action)).toEqual(['returned', 'paidBack']);
  expect(await markWithdrawal('R-none', 'returned', clio)).toBe('conflict');
});

test('newsletter readers are those who confirmed and did not leave, and an export is logged', async () => {
  const before = await countReaders();
  const [reader, asked, gone] = [anEmail(), anEmail(), anEmail()];
  for (const email of [reader, asked, gone]) {
    await subscribe({ email, name: null, wantsNewsletter: true }, tokenHash(newToken()), 30);
  }
  const now = new Date();
  const set = (email: string, dates: Partial<typeof accounts.$inferInsert>) =>
    run((db) => db.update(accounts).set(dates).where(eq(accounts.email, email)));
  await set(reader, { confirmedAt: now });
  await set(gone, { confirmedAt: now, unsubscribedAt: now });
  expect(await countReaders()).toBe(before + 1);
  expect((await listReaders(50)).map(({ email }) => email)).toContain(reader);
  const log = await logOf('newsletter');
  const author = await aProvenEmail();
  const exported = (await exportReaders(author)).map(({ email }) => email);
  expect(exported).toContain(reader);
  expect(exported).not.toContain(asked);
  expect(exported).not.toContain(gone);
  expect(await logOf('newsletter')).toEqual([...log, { author, action: 'exported' }]);
});

test('the address of a colleague gets an account without the newsletter', async () => {
  const email = anEmail();
  await knowAddress(email);
  await knowAddress(email);
  const rows = await run((db) => db.select().from(accounts).where(eq(accounts.email, email)));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.optedInAt).toBeNull();
});

test('the figures of a month sum payments and refunds by the days of Paris', async () => {
  const month = '2031-03';
  /** Moves the invoice of an order, and its credit note, to other times. */
  const at = async (id: string, time: string) => {
    const then = new Date(time);
    await run((db) => db.update(invoices).set({ issuedAt: then }).where(eq(invoices.orderId, id)));
    await run((db) =>
      db.update(creditNotes).set({ issuedAt: then }).where(eq(creditNotes.orderId, id)),
    );
  };
  const times = {
    before: '2031-02-28T22:59:59Z',
    first: '2031-02-28T23:00:00Z',
    last: '2031-03-31T21:59:59Z',
    after: '2031-03-31T22:00:00Z',
  };
  const given = { before: await aPaidOrder(), after: await aPaidOrder(), last: await aPaidOrder() };
  for (const [name, { id }] of Object.entries(given))
    await at(id, times[name as keyof typeof given]);
  const first = [await aPaidOrder(), await aPaidOrder()];
  const [refunded, partly] = first;
  const refund = (id: string, cents: number) =>
    tell(id, { type: 'charge.refunded', fact: { kind: 'refunded', cents } });
  await refund(refunded?.id ?? '', totalCents);
  await refund(partly?.id ?? '', 100);
  for (const { id } of first) await at(id, times.first);
  const { sales, refunds, lines } = await findFigures(month);
  expect(sales).toEqual([
    { day: '2031-03-01', country: 'FR', orders: 2, cents: 2 * totalCents },
    { day: '2031-03-31', country: 'FR', orders: 1, cents: totalCents },
  ]);
  expect(refunds).toEqual({ count: 2, cents: totalCents + 100, partly: 1 });
  const { name, optionIds, optionNames } = aZeusLine;
  expect(lines).toEqual([
    {
      ...{ productId: 'lit-zeus', name, optionIds, optionNames },
      ...{ quantity: 6, cents: 3 * totalCents },
    },
  ]);
  const year = await findFigures('2031');
  expect(totalOf(year.sales)).toEqual({ orders: 5, cents: 5 * totalCents });
  expect(await findFigures('2031-06')).toEqual({
    ...{ sales: [], lines: [], times: [] },
    refunds: { count: 0, cents: 0, partly: 0 },
    offers: { written: 0, accepted: 0 },
    stays: { count: 0, cents: 0, nights: 0, ordered: 0 },
  });
});
