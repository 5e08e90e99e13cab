import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deliveryOf } from '@/lib/delivery';
import { orderOf, PaymentChoice } from '@/lib/new-order';
import type { Purchase } from '@/lib/purchase';

// The other timers stay real: words are imported on the way.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const purchase: Purchase = {
  name: 'Lit Zeus',
  lines: [],
  deliveryCents: 0,
  totalCents: 999_999,
  warrantyYears: 10,
  deliveryWeeks: { min: 3, max: 4 },
  isAthena: false,
};
const choice = PaymentChoice.parse({ quote: 'a quote' });
const orderTo = (kept: string, bought = purchase) =>
  orderOf(bought, choice, {
    email: null,
    locale: 'fr',
    provider: 'demonstration',
    delivery: deliveryOf(purchase.deliveryWeeks, kept),
  });

test('an order keeps where and when it is to be installed', async () => {
  expect(await orderTo('FR-75001')).toMatchObject({
    deliveryCountry: 'FR',
    deliveryPostcode: '75001',
    deliveryFirst: '2026-12-14',
    deliveryLast: '2026-12-21',
  });
});

test('an order to where no carrier goes keeps the destination, and no days', async () => {
  expect(await orderTo('FR-97100')).toMatchObject({
    deliveryCountry: 'FR',
    deliveryPostcode: '97100',
    deliveryFirst: null,
    deliveryLast: null,
  });
});

test('the same purchase for another destination is another order', async () => {
  const key = async (kept: string) => (await orderTo(kept))?.purchaseKey;
  expect(await key('FR-75001')).toBe(await key('FR-75001'));
  expect(await key('FR-75001')).not.toBe(await key('IT-90133'));
});

test('an order names the offer whose prices it has', async () => {
  const offer = { id: '0f1e2d3c-4b5a-4697-8877-665544332211', path: '/quote/t' };
  expect(await orderTo('', { ...purchase, offer })).toMatchObject({ offerId: offer.id });
  expect(await orderTo('')).toMatchObject({ offerId: null });
});
