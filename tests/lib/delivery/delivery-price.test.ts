import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { askedBefore, deliveryCentsFor } from '@/lib/delivery/delivery-price';

test('a cart is charged once whatever is in it, and an empty one nothing', () => {
  expect(deliveryCentsFor([], 'cart')).toBe(0);
  expect(deliveryCentsFor([{ quantity: 0 }], 'cart')).toBe(0);
  expect(deliveryCentsFor([{ quantity: 1 }], 'cart')).toBe(cartDeliveryCents);
  expect(deliveryCentsFor([{ quantity: 1 }, { quantity: 3 }], 'cart')).toBe(cartDeliveryCents);
});

test('a single piece bought directly has delivery included, several are charged as a cart', () => {
  expect(deliveryCentsFor([], 'piece')).toBe(0);
  expect(deliveryCentsFor([{ quantity: 1 }], 'piece')).toBe(0);
  expect(deliveryCentsFor([{ quantity: 2 }], 'piece')).toBe(cartDeliveryCents);
  expect(deliveryCentsFor([{ quantity: 1 }, { quantity: 1 }], 'piece')).toBe(cartDeliveryCents);
});

test('a renewed purchase counts as a cart when its delivery was charged before', () => {
  expect(askedBefore({ deliveryCents: 1 })).toBe('cart');
  expect(askedBefore({ deliveryCents: 0 })).toBe('piece');
});
