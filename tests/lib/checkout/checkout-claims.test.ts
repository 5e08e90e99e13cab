import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { wantedAgain } from '@/lib/catalogue/choice';
import { priceOf, requireProduct } from '@/lib/catalogue/products';
import { checkoutOf, renewedCheckout } from '@/lib/checkout/checkout-claims';
import { aCheckout } from '@/tests/make';

/** Price of a bed Zeus with its light. */
const led = priceOf(requireProduct('lit-zeus'), ['led_lighting']) ?? 0;

test('a piece bought directly has its delivery included, a cart pays it once', () => {
  const wanted = wantedAgain([{ productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2 }]);
  const lines = [
    { productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2, unitCents: led },
  ];
  expect(checkoutOf(wanted, 'cart', '/cart')).toEqual({
    lines,
    deliveryCents: cartDeliveryCents,
    totalCents: 2 * led + cartDeliveryCents,
    from: '/cart',
  });
  const [only] = wanted;
  const direct = only && checkoutOf([{ ...only, quantity: 1 }], 'piece', '/bed/zeus');
  expect(direct).toMatchObject({ deliveryCents: 0, totalCents: led });
});

test('a cart once more has the prices and the delivery of today', () => {
  const lines = [{ productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2, unitCents: 1 }];
  const old = aCheckout({ lines, deliveryCents: 1, totalCents: 3, from: '/cart' });
  expect(renewedCheckout(old)).toEqual({
    lines: [{ ...lines[0], unitCents: led }],
    deliveryCents: cartDeliveryCents,
    totalCents: 2 * led + cartDeliveryCents,
    from: '/cart',
  });
});

test('an offer once more is no offer: it comes from the page of its first piece', () => {
  const offer = '0f1e2d3c-4b5a-4697-8877-665544332211';
  const renewed = renewedCheckout(aCheckout({ offer, from: '/quote/t', totalCents: 500_000 }));
  expect(renewed).toEqual(aCheckout());
});

test('what has left the catalogue cannot be had again', () => {
  for (const line of [
    { productId: 'lit-pan', optionIds: [], quantity: 1, unitCents: 1 },
    { productId: 'lit-zeus', optionIds: ['integrated_tv'], quantity: 1, unitCents: 1 },
  ]) {
    expect(renewedCheckout(aCheckout({ lines: [line] }))).toBeUndefined();
  }
});
