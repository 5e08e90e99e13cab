import { expect, test } from 'vitest';
import { totalsOf } from '@/lib/cart';
import { aLine } from '../make';

test('delivery is paid once, whatever the cart holds', () => {
  const one = totalsOf([aLine()]);
  expect(one).toEqual({
    count: 1,
    subtotalCents: 100_000,
    deliveryCents: 9_900,
    totalCents: 109_900,
  });
  const many = totalsOf([aLine({ quantity: 99 }), aLine({ unitPriceCents: 899_995, quantity: 2 })]);
  expect(many).toEqual({
    count: 101,
    subtotalCents: 11_699_990,
    deliveryCents: 9_900,
    totalCents: 11_709_890,
  });
});

test('an empty cart pays nothing', () => {
  const nothing = { count: 0, subtotalCents: 0, deliveryCents: 0, totalCents: 0 };
  expect(totalsOf([])).toEqual(nothing);
  expect(totalsOf([aLine({ quantity: 0 })])).toEqual(nothing);
});
