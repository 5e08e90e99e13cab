import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { hasInvoice } from '@/db/orders/invoices';
import { createOffer, findOffer } from '@/db/orders/offers';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { handlePayment } from '@/db/orders/payments';
import { mails } from '@/db/schema';
import type { PostalPlace } from '@/lib/checkout/payment-event';
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
  expect(await stepOrder({ number, from: 'differs', to: 'paid', author })).toBe('done');
  expect(await hasInvoice(number)).toBe(true);
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
