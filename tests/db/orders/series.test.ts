import { randomUUID } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { creditRefunds, listCreditNotes } from '@/db/orders/credit-notes';
import { issueInvoice, listInvoices } from '@/db/orders/invoices';
import { placeOrder } from '@/db/orders/orders';
import { orders, paymentEvents } from '@/db/schema';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder } from '@/tests/make';

afterAll(() => closeDatabase());

const anOrder = () => placeOrder(aNewOrder({ email: anEmail(), totalCents: 12_345 }));
type Placed = Awaited<ReturnType<typeof anOrder>>;

const issue = (order: Placed, at?: Date) =>
  run((db) => db.transaction((tx) => issueInvoice(tx, order.id, 'whole', at)));

/** Gives an order back, whose payment and refund are known, with a credit note of a moment. */
const credit = (order: Placed, at?: Date) =>
  run((db) =>
    db.transaction(async (tx) => {
      for (const fact of [
        { kind: 'paid', cents: 12_345, currency: 'eur' },
        { kind: 'refunded', cents: 12_345, currency: 'eur' },
      ] as const) {
        const providerPayment = `pi_${order.id}`;
        const row = { id: randomUUID(), type: 'event', orderId: order.id, providerPayment, fact };
        await tx.insert(paymentEvents).values(row);
      }
      const [head] = await tx
        .update(orders)
        .set({ providerPayment: `pi_${order.id}` })
        .where(eq(orders.id, order.id))
        .returning();
      return head && creditRefunds(tx, head, at);
    }),
  );

const invoiceOf = async ({ id }: Placed) => (await listInvoices(id))[0];
const creditOf = async ({ id }: Placed) => (await listCreditNotes(id))[0];

// A year that no other test counts in; midnight in Paris is an hour before that of UTC.
const newYear = Date.UTC(2091, 11, 31, 23);
const lastOfYear = new Date(newYear - 1);
const firstOfYear = new Date(newYear);

test('at midnight in Paris both series begin anew, without a gap on either side', async () => {
  const made = await Promise.all(Array.from({ length: 24 }, anOrder));
  const at = (index: number) => (index % 2 === 0 ? lastOfYear : firstOfYear);
  await Promise.all(made.map((order, index) => issue(order, at(index))));
  await Promise.all(made.map((order, index) => credit(order, at(index))));
  const numbers = [
    (await Promise.all(made.map(invoiceOf))).map((one) => one?.number ?? ''),
    (await Promise.all(made.map(creditOf))).map((one) => one?.number.replace('AV-', '') ?? ''),
  ];
  const expected = [2091, 2092].flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(5, '0')}`),
  );
  for (const series of numbers) expect([...series].sort()).toEqual(expected);
  // The year of a paper is that of its day in Paris.
  const [before, after] = await Promise.all(made.slice(0, 2).map(invoiceOf));
  expect([before?.number.slice(0, 4), before?.issuedAt]).toEqual(['2091', lastOfYear]);
  expect([after?.number.slice(0, 4), after?.issuedAt]).toEqual(['2092', firstOfYear]);
});

const Answer = z.object({ holds: z.boolean() });

test('the time of a number is that at which it was given, and not at which its transaction began', async () => {
  const [order, other] = [await anOrder(), await anOrder()];
  const holds = await run((db) =>
    db.transaction(async (tx) => {
      const asked = async (condition: SQL) =>
        (await rowsOf(tx, Answer, sql`select ${condition} as holds`))[0]?.holds ?? false;
      // As if it had waited for the series.
      while (!(await asked(sql`clock_timestamp() > now()`)));
      await issueInvoice(tx, order.id, 'whole');
      await issueInvoice(tx, other.id, 'whole');
      const timeOf = ({ id }: Placed) =>
        sql`(select issued_at from invoices where order_id = ${id}::uuid)`;
      return [
        await asked(sql`${timeOf(order)} > now()`),
        await asked(sql`${timeOf(other)} >= ${timeOf(order)}`),
      ];
    }),
  );
  expect(holds).toEqual([true, true]);
});
