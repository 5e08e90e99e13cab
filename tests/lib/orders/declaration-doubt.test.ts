import { expect, test } from 'vitest';
import { declarationDoubt } from '@/lib/orders/declaration-doubt';
import { orderStates } from '@/lib/orders/order';

const email = 'leda@theogonie.example';
const other = 'helene@theogonie.example';
const settled = ['withdrawn', 'refunded'];

test.each(orderStates)(
  'a declaration is doubted when nobody has proven it, of an order that is %s',
  (state) => {
    const doubt = (declared: string, isBuyers: boolean, known: string | null = email) =>
      declarationDoubt({ email: declared, isBuyers }, { email: known, state });
    const isSettled = settled.includes(state);
    expect(doubt(email, false)).toBe(isSettled ? undefined : 'unproven');
    for (const known of [email, null])
      expect(doubt(other, false, known)).toBe(isSettled ? undefined : 'otherAddress');
    for (const declared of [email, other]) expect(doubt(declared, true)).toBeUndefined();
  },
);
