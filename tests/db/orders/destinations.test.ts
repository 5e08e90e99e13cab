import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { hasInvoice } from '@/db/orders/invoices';
import { createOffer, findOffer } from '@/db/orders/offers';
import type { Step } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { listPapers } from '@/db/orders/papers';
import { handlePayment } from '@/db/orders/payments';
import { mails } from '@/db/schema';
import type { PostalPlace } from '@/lib/checkout/payment-event';
import { formatPrice } from '@/lib/money';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { messages } from '@/tests/content/texts';
import { anEmail } from '@/tests/db/account/visitor';
import { aNewOrder, anOfferDraft } from '@/tests/make';
import { stepOrder } from '@/use-cases/desk/step-order';

afterAll(closeDatabase);

/** An order of a Swiss buyer that is paid with an address. @param cents instead of its total */
async function paidTo(deliverTo: PostalPlace | undefined, cents = 4_000_000) {
  const order = await placeOrder(
    aNewOrder({
      email: anEmail(),
      totalCents: 4_000_000,
      vatPercent: 0,
      deliveryCountry: 'CH',
      deliveryPostcode: '1201',
    }),
  );
  await handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    fact: { kind: 'paid', cents, currency: 'eur' },
    orderId: order.id,
    deliverTo,
  });
  const found = await findOrder(order.number);
  if (!found) throw new Error('the order is gone');
  return found;
}

const notesOf = ({ changes }: Awaited<ReturnType<typeof paidTo>>) =>
  changes.flatMap(({ note }) => note ?? []);

test.each([{ country: 'CH', postcode: '3003' }, { country: 'CH' }, undefined])(
  'an order at Swiss prices is paid for %j, and keeps its rate',
  async (place) => {
    const order = await paidTo(place);
    expect([order.state, order.vatPercent]).toEqual(['paid', 0]);
    expect(await hasInvoice(order.number)).toBe(true);
  },
);

test.each([
  { country: 'FR', postcode: '75008' },
  { country: 'GB', postcode: 'SW1A 1AA' },
  { country: 'US', postcode: '10001' },
])('paid for %j it differs, until the house accepts it', async (place) => {
  const order = await paidTo(place);
  const { number, state } = order;
  // The United Kingdom has the same price, but another tax and another carrier.
  expect([state, notesOf(order)]).toEqual(['differs', ['placed', 'addressDiffers']]);
  expect(await hasInvoice(number)).toBe(false);
  const kinds = (await run((db) => db.select().from(mails).orderBy(mails.createdAt, mails.kind)))
    .filter(({ facts }) => facts.number === number)
    .map(({ kind }) => kind);
  expect(kinds).toContain('amountDiffers');
  const author = 'clio@theogonie.example';
  const step = { number, from: 'differs', to: 'paid', author, shownCents: 4_000_000 } as const;
  const remark = 'Livré à sa résidence de Genève.';
  const address = ['4 rue de l’Exemple', '1201 Genève'];
  expect(await stepOrder({ ...step, address })).toBe('unexplained');
  // Its invoice has no French VAT: it needs an address where that is right.
  const paris = ['1 rue du Lys', '75001 Paris', 'France'];
  for (const elsewhere of [[], paris, paris.slice(0, 2), ['Genève']])
    expect(await stepOrder({ ...step, remark, address: elsewhere })).toBe('notPricedThere');
  expect(await hasInvoice(number)).toBe(false);
  expect(await stepOrder({ ...step, remark, address })).toBe('done');
  const { invoices } = await listPapers(order.id);
  expect(invoices).toMatchObject([{ buyer: { address, country: 'CH' }, vatPercent: 0 }]);
  expect(invoices[0]).not.toHaveProperty('settledCents');
});

test('an address in another tax area of the country is not where the prices hold', async () => {
  const placed = await placeOrder(
    aNewOrder({
      email: anEmail(),
      totalCents: 4_000_000,
      ...{ vatPercent: 0, deliveryCountry: 'GB', deliveryPostcode: 'SW1A 1AA' },
    }),
  );
  await handlePayment({
    id: `evt_${randomUUID()}`,
    type: 'checkout.session.completed',
    fact: { kind: 'paid', cents: 4_000_000, currency: 'eur' },
    orderId: placed.id,
    deliverTo: { country: 'FR', postcode: '75008' },
  });
  const step: Step = {
    ...{ number: placed.number, from: 'differs', to: 'paid', author: 'clio@theogonie.example' },
    ...{ remark: 'Convenu au téléphone.', shownCents: 4_000_000 },
  };
  const belfast = ['4 Example Street', 'BT1 5GS Belfast'];
  expect(await stepOrder({ ...step, address: belfast })).toBe('notPricedThere');
  expect(await stepOrder({ ...step, address: ['4 Example Street', 'SW1A 1AA London'] })).toBe(
    'done',
  );
});

test('a sum that is too small is accepted by who names it, with a reason, and the invoice says what is left to pay', async () => {
  const order = await paidTo({ country: 'CH', postcode: '1201' }, 100);
  const { number } = order;
  const author = 'clio@theogonie.example';
  const step = { number, from: 'differs', to: 'paid', author } as const;
  const remark = 'Le reste vient par chèque.';
  expect(await stepOrder({ ...step, shownCents: 100 })).toBe('unexplained');
  for (const shownCents of [undefined, 4_000_000, 101])
    expect(await stepOrder({ ...step, remark, shownCents })).toBe('conflict');
  expect(await hasInvoice(number)).toBe(false);
  expect(await stepOrder({ ...step, remark, shownCents: 100 })).toBe('done');
  const [paper] = (await listPapers(order.id)).invoices;
  if (!paper) throw new Error('there is no invoice');
  expect(paper.settledCents).toBe(100);
  const { sums, payment } = sheetOf(paper, messages.fr, 'fr');
  expect(sums.slice(-2).map(({ amount }) => amount.replace(/\s/g, ' '))).toEqual([
    '1,00 €',
    formatPrice(paper.totalCents - 100, 'fr').replace(/\s/g, ' '),
  ]);
  expect(payment).toMatch(/^Payée en partie le /);
  const accepted = (await findOrder(number))?.changes.at(-1);
  expect(accepted).toMatchObject({ state: 'paid', remark, author, details: { cents: 100 } });
});

test('an amount and an address that both differ are both noted', async () => {
  const order = await paidTo({ country: 'FR' }, 3_999_999);
  expect(notesOf(order)).toEqual(['placed', 'amountDiffers', 'addressDiffers']);
});

test('an offer keeps whose prices it has', async () => {
  const destination = { country: 'GB', postcode: 'BT15GS' } as const;
  const { id } = await createOffer(anOfferDraft({ destination }), 'en', null);
  expect((await findOffer(id))?.destination).toEqual(destination);
});
