import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { deliveryCountries } from '@/content/delivery/delivery';
import { closeDatabase, run } from '@/db/client';
import { findTaxes } from '@/db/desk/desk-tax';
import { placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { creditNotes, invoices } from '@/db/schema';
import type { NewOrder } from '@/lib/checkout/new-order';
import type { ServedDestination } from '@/lib/delivery/destination';
import { vatPercentAt } from '@/lib/delivery/tax';
import { taxOwnerOf } from '@/lib/delivery/tax-owner';
import { taxScheme } from '@/lib/desk/tax-scheme';
import { aNewOrder } from '@/tests/make';
import { taxFile } from '@/use-cases/desk/export-taxes';

afterAll(closeDatabase);

/** An order that was invoiced at a time, and of which so much was given back then. */
async function anInvoice(parts: Partial<NewOrder>, at: string, returnedCents = 0) {
  const order = await placeOrder(aNewOrder(parts));
  const payment = `pi_${randomUUID()}`;
  const tell = (fact: Parameters<typeof handlePayment>[0]['fact']) =>
    handlePayment({
      id: `evt_${randomUUID()}`,
      type: 'test',
      fact,
      orderId: order.id,
      providerPayment: payment,
    });
  await tell({ kind: 'paid', cents: order.totalCents, currency: 'eur' });
  if (returnedCents > 0) await tell({ kind: 'refunded', cents: returnedCents });
  const issuedAt = new Date(at);
  await run(async (db) => {
    await db.update(invoices).set({ issuedAt }).where(eq(invoices.orderId, order.id));
    await db.update(creditNotes).set({ issuedAt }).where(eq(creditNotes.orderId, order.id));
  });
}

test('a quarter has its sales less its refunds by country and rate, from midnight to midnight in Paris', async () => {
  const italy = { deliveryCountry: 'IT', vatPercent: 22, totalCents: 1_000_000 } as const;
  await anInvoice(italy, '2033-02-10T12:00:00Z');
  await anInvoice({ ...italy, totalCents: 122 }, '2033-03-31T21:59:59Z', 61);
  // Half a second into April, in Paris.
  await anInvoice(italy, '2033-03-31T22:00:00.5Z');
  await anInvoice({ deliveryCountry: 'MC', totalCents: 1_200 }, '2033-01-15T12:00:00Z');
  await anInvoice({ totalCents: 600 }, '2033-01-15T12:00:00Z');
  const british = { deliveryCountry: 'GB', totalCents: 500 } as const;
  await anInvoice({ ...british, vatPercent: 0 }, '2033-01-15T12:00:00Z');
  await anInvoice({ ...british, deliveryPostcode: 'BT15GS' }, '2033-01-15T12:00:00Z');
  const row = (place: string, percent: number, papers: object) => ({
    ...{ place, percent, isBusiness: false },
    ...papers,
  });
  const rows = await findTaxes('2033-Q1');
  expect(rows).toEqual([
    row('FR', 20, { invoices: 2, creditNotes: 0, cents: 1_800, vatCents: 300 }),
    row('GB', 0, { invoices: 1, creditNotes: 0, cents: 500, vatCents: 0 }),
    row('IT', 22, { invoices: 2, creditNotes: 1, cents: 1_000_061, vatCents: 180_328 + 22 - 11 }),
    row('XI', 20, { invoices: 1, creditNotes: 0, cents: 500, vatCents: 83 }),
  ]);
  expect(rows.map(taxScheme)).toEqual(['france', 'export', 'oneStopShop', 'oneStopShop']);
  expect(await findTaxes('2033-Q2')).toMatchObject([{ place: 'IT', cents: 1_000_000 }]);
});

test('sales to companies in other countries of the Union stand apart from the One-Stop-Shop, on the page and in the file', async () => {
  const italy = { deliveryCountry: 'IT', vatPercent: 22, totalCents: 122 } as const;
  const at = '2034-02-10T12:00:00Z';
  await anInvoice(italy, at);
  await anInvoice({ ...italy, buyerVatNumber: 'IT00743110157' }, at, 61);
  await anInvoice({ buyerVatNumber: 'FR40303265045', totalCents: 120 }, at);
  await anInvoice({ totalCents: 120 }, at);
  const swiss = { deliveryCountry: 'CH', vatPercent: 0, totalCents: 100 } as const;
  await anInvoice({ ...swiss, buyerVatNumber: 'CHE-116.281.710' }, at);
  const rows = await findTaxes('2034-Q1');
  expect(rows.map((row) => [row.place, taxScheme(row), row.cents])).toEqual([
    ['CH', 'export', 100],
    ['FR', 'france', 240],
    ['IT', 'oneStopShop', 122],
    ['IT', 'business', 61],
  ]);
  const lines = taxFile('2034-Q1', rows).trim().split('\r\n');
  expect(lines[4]).toContain('autoliquidation ou immatriculation locale');
  expect(lines[3]).toContain('Guichet unique');
});

test('wherever an order is delivered, the database says whose tax it has as the rule does', async () => {
  const served: ServedDestination[] = [
    ...deliveryCountries.map((country) => ({ country })),
    { country: 'GB', postcode: 'BT15GS' },
  ];
  const sums = (parts: readonly (readonly [place: string, cents: number])[]) =>
    parts.reduce(
      (sum, [place, cents]) => sum.set(place, (sum.get(place) ?? 0) + cents),
      new Map<string, number>(),
    );
  const sold: [place: string, cents: number][] = [];
  for (const [index, destination] of served.entries()) {
    const totalCents = 1_000 * 2 ** index;
    sold.push([taxOwnerOf(destination), totalCents]);
    const { country: deliveryCountry, postcode: deliveryPostcode } = destination;
    const its = { deliveryCountry, deliveryPostcode, vatPercent: vatPercentAt(destination) };
    await anInvoice({ ...its, totalCents }, '2035-02-10T12:00:00Z');
  }
  const rows = await findTaxes('2035-Q1');
  expect(sums(rows.map(({ place, cents }) => [place, cents]))).toEqual(sums(sold));
});
