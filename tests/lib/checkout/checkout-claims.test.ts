import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { wantedAgain } from '@/lib/catalogue/choice';
import { priceOf, requireProduct } from '@/lib/catalogue/products';
import { checkoutOf, renewedCheckout } from '@/lib/checkout/checkout-claims';
import { aCheckout } from '@/tests/make';

const france = { country: 'FR' } as const;
/** Price of a bed Zeus with its light. */
const led = priceOf(requireProduct('lit-zeus'), ['led_lighting']) ?? 0;

test('a piece bought directly has delivery included, and a cart is charged for it once', () => {
  const wanted = wantedAgain([{ productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2 }]);
  const lines = [
    { productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2, unitCents: led },
  ];
  expect(checkoutOf(wanted, 'cart', france, '/cart')).toEqual({
    destination: france,
    lines,
    deliveryCents: cartDeliveryCents,
    totalCents: 2 * led + cartDeliveryCents,
    from: '/cart',
  });
  const [only] = wanted;
  const direct = only && checkoutOf([{ ...only, quantity: 1 }], 'piece', france, '/bed/zeus');
  expect(direct).toMatchObject({ deliveryCents: 0, totalCents: led });
});

test('a renewed cart has the current prices and delivery', () => {
  const lines = [{ productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2, unitCents: 1 }];
  const old = aCheckout({ lines, deliveryCents: 1, totalCents: 3, from: '/cart' });
  expect(renewedCheckout(old)).toEqual({
    destination: france,
    lines: [{ ...lines[0], unitCents: led }],
    deliveryCents: cartDeliveryCents,
    totalCents: 2 * led + cartDeliveryCents,
    from: '/cart',
  });
});

test('a renewed offer is an ordinary purchase of its first piece', () => {
  const offer = '0f1e2d3c-4b5a-4697-8877-665544332211';
  const renewed = renewedCheckout(aCheckout({ offer, from: '/quote/t', totalCents: 500_000 }));
  expect(renewed).toEqual(aCheckout());
});

test('a purchase cannot be renewed when a piece or option has left the catalogue', () => {
  for (const line of [
    { productId: 'lit-pan', optionIds: [], quantity: 1, unitCents: 1 },
    { productId: 'lit-zeus', optionIds: ['integrated_tv'], quantity: 1, unitCents: 1 },
  ]) {
    expect(renewedCheckout(aCheckout({ lines: [line] }))).toBeUndefined();
  }
});

test('for Switzerland a purchase has no French VAT in its pieces and its delivery, to the cent', () => {
  const wanted = wantedAgain([{ productId: 'lit-zeus', optionIds: ['led_lighting'], quantity: 2 }]);
  const swiss = checkoutOf(wanted, 'cart', { country: 'CH', postcode: '1201' }, '/cart');
  const [unitCents = 0, deliveryCents = 0] = [led, cartDeliveryCents].map((cents) =>
    Math.round((cents * 100) / 120),
  );
  expect(swiss).toMatchObject({
    ...{ lines: [{ unitCents }], deliveryCents },
    totalCents: 2 * unitCents + deliveryCents,
  });
  expect(renewedCheckout(swiss, france)?.totalCents).toBe(2 * led + cartDeliveryCents);
  expect(renewedCheckout(swiss)).toEqual(swiss);
});
