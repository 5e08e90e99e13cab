import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { findFigures } from '@/db/desk/desk-figures';
import { createOffer } from '@/db/orders/offers';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { bookings, creditNotes, invoices, offers, orders } from '@/db/schema';
import type { NewOrder } from '@/lib/checkout/new-order';
import { desk } from '@/messages/fr/desk/desk';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, anOfferDraft, aZeusLine } from '@/tests/make';
import { figuresFile } from '@/use-cases/desk/export-figures';

afterAll(closeDatabase);

/** An order that was paid at a time. */
async function aSale(at: string, parts: Partial<NewOrder> = {}) {
  const order = await placeOrder(aNewOrder(parts));
  await handlePayment({
    ...{ id: `evt_${randomUUID()}`, type: 'test', orderId: order.id },
    fact: { kind: 'paid', cents: order.totalCents, currency: 'eur' },
  });
  const issuedAt = new Date(at);
  await run((db) => db.update(invoices).set({ issuedAt }).where(eq(invoices.orderId, order.id)));
  return order;
}

test('a year has its sales by country to the cent, and what is not in the catalogue under no product', async () => {
  const free = { productId: null, name: 'Pose', optionIds: [], optionNames: [] };
  const lines = [aZeusLine, { ...free, quantity: 3, unitCents: 33 }];
  const totalCents = aZeusLine.unitCents + 99;
  await aSale('2044-12-31T22:59:59Z', { deliveryCountry: 'IT', totalCents, lines });
  await aSale('2044-12-31T23:00:00Z', { deliveryCountry: 'IT' });
  const year = await findFigures('2044');
  expect(year.sales).toEqual([{ day: '2044-12-31', country: 'IT', orders: 1, cents: totalCents }]);
  const sold = year.lines.map(({ productId, quantity, cents }) => [productId, quantity, cents]);
  expect(sold).toHaveLength(2);
  expect(sold).toEqual(
    expect.arrayContaining([
      ['lit-zeus', 1, aZeusLine.unitCents],
      [null, 3, 99],
    ]),
  );
});

test('a delivery counts on its day, by the days since the payment in Paris', async () => {
  const deliveredAt = new Date('2045-03-20T12:00:00Z');
  for (const paidAt of ['2045-02-28T22:30:00Z', '2045-02-28T23:30:00Z', '2045-03-01T12:00:00Z']) {
    const { id } = await aSale(paidAt);
    await run((db) => db.update(orders).set({ deliveredAt }).where(eq(orders.id, id)));
  }
  const { times } = await findFigures('2045-03');
  expect(times).toEqual([
    { days: 19, count: 2 },
    { days: 20, count: 1 },
  ]);
  expect((await findFigures('2045-02')).times).toEqual([]);
});

test('an offer is accepted once an order of it was paid, however many were placed', async () => {
  const createdAt = new Date('2046-05-10T12:00:00Z');
  const [paid, unpaid] = [
    await createOffer(anOfferDraft(), 'fr', null),
    await createOffer(anOfferDraft(), 'fr', null),
  ];
  for (const { id } of [paid, unpaid]) {
    await run((db) => db.update(offers).set({ createdAt }).where(eq(offers.id, id)));
  }
  await placeOrder(aNewOrder({ offerId: paid.id }));
  await aSale('2046-07-01T12:00:00Z', { offerId: paid.id });
  await placeOrder(aNewOrder({ offerId: unpaid.id }));
  expect((await findFigures('2046-05')).offers).toEqual({ written: 2, accepted: 1 });
  expect((await findFigures('2046-07')).offers).toEqual({ written: 0, accepted: 0 });
});

test('what was given back is the sum of the credit notes of the period, whole and in part', async () => {
  const [whole, part] = [await aSale('2048-01-10T12:00:00Z'), await aSale('2048-01-11T12:00:00Z')];
  const credit = (orderId: string, cents: number, issuedAt: string) => ({
    ...({
      year: 2048,
      number: randomInt(1_000_000_000),
      orderId,
      kind: 'part',
      cents,
      vatCents: 0,
    } as const),
    issuedAt: new Date(issuedAt),
  });
  await run((db) =>
    db.insert(creditNotes).values([
      credit(whole.id, whole.totalCents, '2048-03-02T12:00:00Z'),
      credit(part.id, 10_001, '2048-03-31T21:59:59Z'),
      credit(part.id, 20_000, '2048-03-05T12:00:00Z'),
      // In Paris this is April.
      credit(part.id, 40_000, '2048-03-31T22:00:00Z'),
    ]),
  );
  const { refunds } = await findFigures('2048-03');
  expect(refunds).toEqual({ count: 2, cents: whole.totalCents + 30_001, partly: 1 });
  expect((await findFigures('2048-04')).refunds).toEqual({ count: 1, cents: 40_000, partly: 1 });
  expect((await findFigures('2048-05')).refunds).toEqual({ count: 0, cents: 0, partly: 0 });
});

test('stays are summed apart with their nights, without those that were cancelled, and those whose guest has ordered are told', async () => {
  const email = anEmail();
  const stay = (state: 'booked' | 'cancelled', totalCents: number, guest?: string) => ({
    ...{ id: randomUUID(), number: `RS-${randomUUID()}`, state, totalCents, email: guest },
    ...{ suite: 1, checkIn: '2047-02-01', checkOut: '2047-02-03', adults: 2, children: 0 },
    ...{ language: 'fr', confirmedAt: new Date('2047-01-31T22:30:00Z') },
  });
  const stays = [stay('booked', 94_001, email), stay('booked', 94_000), stay('cancelled', 94_000)];
  await run((db) => db.insert(bookings).values(stays));
  const { stays: sum, sales } = await findFigures('2047-01');
  expect([sum, sales]).toEqual([{ count: 2, cents: 188_001, nights: 4, ordered: 0 }, []]);
  const order = await placeOrder(aNewOrder({ email }));
  const fact = { kind: 'paid', cents: order.totalCents, currency: 'eur' } as const;
  await handlePayment({ id: `evt_${randomUUID()}`, type: 'test', orderId: order.id, fact });
  const placed = (day: string) =>
    run((db) =>
      db.execute(sql`update orders set placed_at = ${day}::timestamptz where id = ${order.id}`),
    );
  await placed('2047-03-05T22:59:00Z');
  expect((await findFigures('2047-01')).stays.ordered).toBe(1);
  await placed('2047-03-05T23:01:00Z');
  expect((await findFigures('2047-01')).stays.ordered).toBe(0);
  // Where 60 days of credit were agreed.
  await placed('2047-03-20T12:00:00Z');
  await run((db) => db.update(bookings).set({ creditDays: 60 }).where(eq(bookings.email, email)));
  expect((await findFigures('2047-01')).stays.ordered).toBe(1);
});

test('the figures as a file are those of the page, each row with its table; names run no formula', async () => {
  const free = { productId: null, name: '=1+1', optionIds: [], optionNames: [] };
  const lines = [aZeusLine, { ...free, quantity: 3, unitCents: 33 }];
  const totalCents = aZeusLine.unitCents + 99;
  await aSale('2046-02-03T12:00:00Z', { deliveryCountry: 'IT', totalCents, lines });
  const rows = (await figuresFile('2046-02', await findFigures('2046-02')))
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n');
  const { figures: t } = desk;
  const row = (...cells: string[]) => cells.map((cell) => `"${cell}"`).join(';');
  const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  expect(rows[0]).toBe(row(t.period, t.tableName, t.row, t.count, t.amount, t.currency));
  expect(rows.filter((one) => one.includes(t.byDay))).toHaveLength(28);
  for (const expected of [
    row('2046-02', t.byDay, '2046-02-03', '1', euros(totalCents), 'EUR'),
    row('2046-02', t.byDay, '2046-02-04', '0', '0,00', 'EUR'),
    row('2046-02', t.countries, 'IT', '1', euros(totalCents), 'EUR'),
    row('2046-02', t.pieces, 'Lit Zeus', '1', euros(aZeusLine.unitCents), 'EUR'),
    row('2046-02', t.pieces, t.free, '3', '0,99', 'EUR'),
    row('2046-02', t.refunds, t.partly, '0', '', ''),
    row('2046-02', t.residence, t.residence, '0', '0,00', 'USD'),
  ])
    expect(rows).toContain(expected);
  expect(rows.join('')).not.toContain('"=');
  const year = await figuresFile('2046', await findFigures('2046'));
  expect(year).toContain(row('2046', t.byMonth, '2046-02', '1', euros(totalCents), 'EUR'));
});
