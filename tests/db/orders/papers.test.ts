import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { moveOrder } from '@/db/orders/order-steps';
import { findOrderById, placeOrder } from '@/db/orders/orders';
import { listPapers } from '@/db/orders/papers';
import { handlePayment } from '@/db/orders/payments';
import { invoices, orders } from '@/db/schema';
import type { PaymentEvent } from '@/lib/checkout/payment-event';
import { messagesOf } from '@/lib/i18n/messages';
import { facturX } from '@/lib/orders/papers/factur-x';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder } from '@/tests/make';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';
const billing = {
  ...{ name: 'Studio Brera S.r.l.', street: 'Via Solferino 11', postcode: '20121' },
  ...{ city: 'Milano', country: 'IT' },
};
const contact = { name: 'Jeanne Doré', address: ['3 rue des Lilas', '75008 Paris'], country: 'FR' };

async function anOrder(parts = {}) {
  const { id, number, totalCents } = await placeOrder(aNewOrder({ email: anEmail(), ...parts }));
  const providerPayment = `pi_${randomUUID()}`;
  const tell = (event: Pick<PaymentEvent, 'fact'> & Partial<PaymentEvent>) =>
    handlePayment({ id: `evt_${randomUUID()}`, type: 'event', providerPayment, ...event });
  return {
    ...{ id, number, totalCents, tell },
    pay: () =>
      tell({ orderId: id, contact, fact: { kind: 'paid', cents: totalCents, currency: 'eur' } }),
    step: (
      from: 'paid' | 'workshop' | 'ready' | 'agreed',
      to: 'workshop' | 'ready' | 'agreed' | 'delivered',
      more = {},
    ) => moveOrder({ number, from, to, author, ...more }),
  };
}

/** What the page and the structured data of the papers of an order say. */
async function said(id: string) {
  const messages = await messagesOf('fr');
  const { invoices, credits } = await listPapers(id);
  return [...invoices, ...credits].map((paper) => {
    const sheet = sheetOf(paper, messages, 'fr');
    return { paper, sheet, xml: facturX(paper, sheet) };
  });
}

test('an invoice says what it said when it was issued, whatever its order says later', async () => {
  const order = await anOrder({ billing });
  await order.pay();
  const before = await said(order.id);
  expect(before).toHaveLength(1);
  expect(before[0]?.sheet.parties[1]?.lines[0]).toBe('Studio Brera S.r.l.');
  expect(before[0]?.sheet.parties[2]?.lines).toEqual([
    ...['Jeanne Doré', '3 rue des Lilas', '75008 Paris', 'France'],
  ]);
  // The method is told after the invoice, the piece is delivered, and the order says other names.
  await order.tell({ fact: { kind: 'method', paidWith: 'card' } });
  await order.step('paid', 'workshop');
  await order.step('workshop', 'ready');
  await order.step('ready', 'agreed', {
    deliveryDate: '2026-11-24',
    carriers: 'Hermès',
    address: ['1 rue X'],
  });
  expect(await order.step('agreed', 'delivered', { happenedOn: '2026-11-25' })).toBe('done');
  const other = { name: 'Somebody Else', address: ['elsewhere'] };
  await run((db) =>
    db.update(orders).set({ contact: other, billing: null }).where(eq(orders.id, order.id)),
  );
  expect((await findOrderById(order.id))?.paidWith).toBe('card');
  expect(await said(order.id)).toEqual(before);
});

test('a payment whose method was told before it stands on its invoice with it', async () => {
  const order = await anOrder();
  await order.tell({ fact: { kind: 'method', paidWith: 'apple_pay' } });
  await order.pay();
  const [invoice] = await said(order.id);
  expect(invoice?.paper.paidWith).toBe('apple_pay');
  expect(invoice?.sheet.payment).toMatch(/Apple Pay/);
});

test('a credit note is for whom its invoice was for, and stays as it is too', async () => {
  const order = await anOrder({ billing });
  await order.pay();
  await run((db) => db.update(orders).set({ billing: null }).where(eq(orders.id, order.id)));
  await order.tell({ fact: { kind: 'refunded', cents: 5_000 } });
  const before = await said(order.id);
  expect(before.map(({ paper }) => [paper.kind, paper.buyer.name])).toEqual([
    ['invoice', 'Studio Brera S.r.l.'],
    ['credit', 'Studio Brera S.r.l.'],
  ]);
  await order.tell({ fact: { kind: 'refunded', cents: order.totalCents } });
  expect((await said(order.id)).slice(0, 2)).toEqual(before);
});

test('a paper of an older release is written down when it is first read', async () => {
  const order = await anOrder();
  await order.pay();
  await run((db) => db.update(invoices).set({ paper: null }).where(eq(invoices.orderId, order.id)));
  const both = await Promise.all([said(order.id), said(order.id)]);
  expect(both[1]).toEqual(both[0]);
  await run((db) => db.update(orders).set({ contact: null }).where(eq(orders.id, order.id)));
  expect(await said(order.id)).toEqual(both[0]);
  expect(both[0]?.[0]?.paper.buyer.name).toBe('Jeanne Doré');
});
