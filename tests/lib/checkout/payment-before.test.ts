import { expect, test } from 'vitest';
import { paymentBefore } from '@/lib/checkout/payment-before';

const order = { number: 'TH-2026-7K3M9QRT', order: 'token' };
const stated = { product: 'Lit Zeus', price: '9999.99' };

test('the demonstration links back to the payment page with its token', () => {
  expect(paymentBefore({ ...order, ...stated, quote: 'a.b.c' })).toBe(
    '/payment?product=Lit+Zeus&price=9999.99&quote=a.b.c',
  );
  expect(paymentBefore({ ...order, ...stated })).toBe('/payment?product=Lit+Zeus&price=9999.99');
});

test('the demonstration links back to the order when it was opened from its page', () => {
  const path = '/orders/TH-2026-7K3M9QRT?order=token';
  expect(paymentBefore({ ...order, ...stated, from: 'order' })).toBe(path);
});

test.each([{ number: '../desk' }, { order: undefined }, { order: ['a', 'b'] }])(
  'an address that was changed leads to the payment page: %j',
  (changed) => {
    const query = { ...order, ...stated, ...changed, from: 'order' };
    expect(paymentBefore(query)).toBe('/payment?product=Lit+Zeus&price=9999.99');
  },
);
