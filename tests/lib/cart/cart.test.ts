import { expect, test } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { quantityIn, totalsOf, withQuantity } from '@/lib/cart/cart';
import { aLine } from '@/tests/make';

test('delivery is paid once, whatever the cart holds', () => {
  const one = totalsOf([aLine()]);
  expect(one).toEqual({
    pieces: 1,
    subtotalCents: 100_000,
    deliveryCents: cartDeliveryCents,
    totalCents: 100_000 + cartDeliveryCents,
  });
  const many = totalsOf([aLine({ quantity: 99 }), aLine({ unitPriceCents: 899_995, quantity: 2 })]);
  expect(many).toEqual({
    pieces: 101,
    subtotalCents: 11_699_990,
    deliveryCents: cartDeliveryCents,
    totalCents: 11_699_990 + cartDeliveryCents,
  });
});

test('an empty cart pays nothing', () => {
  const nothing = { pieces: 0, subtotalCents: 0, deliveryCents: 0, totalCents: 0 };
  expect(totalsOf([])).toEqual(nothing);
  expect(totalsOf([aLine({ quantity: 0 })])).toEqual(nothing);
});

test('a new quantity changes only its line, and zero removes the line', () => {
  const lines = [
    { id: 'a', quantity: 1 },
    { id: 'b', quantity: 2 },
  ];
  expect(withQuantity(lines, 'b', 5)).toEqual([lines[0], { id: 'b', quantity: 5 }]);
  expect(withQuantity(lines, 'a', 0)).toEqual([lines[1]]);
  expect(withQuantity(lines, 'c', 3)).toEqual(lines);
});

test('a quantity can be typed in Arabic digits, and a word is not a quantity', () => {
  expect(quantityIn('42')).toBe(42);
  expect(quantityIn('٤٢')).toBe(42);
  expect(quantityIn('two')).toBeNaN();
});
