import { expect, test } from 'vitest';
import { currentRecords, heldAmount, isTotal, refundedAmount } from '@/lib/checkout/payment-money';

const paid = (providerPayment: string, cents: number, currency = 'eur') => ({
  providerPayment,
  fact: { kind: 'paid', cents, currency } as const,
});
const refunded = (providerPayment: string, cents: number) => ({
  providerPayment,
  fact: { kind: 'refunded', cents } as const,
});

test.each([
  ['nothing came', [], undefined],
  ['one payment came', [paid('a', 500)], { cents: 500, currency: 'eur' }],
  ['it came twice in an event', [paid('a', 500), paid('a', 500)], { cents: 500, currency: 'eur' }],
  [
    'another came after the first was given back',
    [paid('a', 500), refunded('a', 500), paid('b', 500)],
    { cents: 500, currency: 'eur' },
  ],
  ['a part was given back', [paid('a', 500), refunded('a', 200)], { cents: 300, currency: 'eur' }],
  [
    'the last came in another currency',
    [paid('a', 500), paid('b', 700, 'USD')],
    { cents: 700, currency: 'usd' },
  ],
] as const)('an order holds what was paid and not refunded when %s', (_, records, held) => {
  expect(heldAmount([...records])).toEqual(held);
});

test('current payments are the accepted one and those after it', () => {
  const [first, second] = [paid('a', 500), paid('b', 700)];
  // A refund may be known before its payment, and the first one's after the second.
  const records = [refunded('b', 100), first, second, refunded('a', 500)];
  expect(currentRecords(records, 'b')).toEqual([refunded('b', 100), second]);
  for (const accepted of ['a', null]) expect(currentRecords(records, accepted)).toEqual(records);
});

test.each([
  ['nothing came', [], undefined],
  [
    'nothing is known to be back',
    [paid('a', 500), paid('b', 200)],
    { cents: 700, currency: 'eur' },
  ],
  ['a part is', [paid('a', 500), refunded('a', 200)], { cents: 200, currency: 'eur' }],
  [
    'the last came in another currency',
    [paid('a', 500), refunded('a', 500), paid('b', 700, 'USD'), refunded('b', 700)],
    { cents: 700, currency: 'usd' },
  ],
] as const)(
  'a refund is the sum of the provider, or else what was paid, when %s',
  (_, records, sum) => {
    expect(refundedAmount([...records])).toEqual(sum);
  },
);

test('an amount equals the total only when it is the same sum in euros', () => {
  expect(isTotal({ cents: 500, currency: 'EUR' }, 500)).toBe(true);
  expect(isTotal({ cents: 500, currency: 'usd' }, 500)).toBe(false);
  expect(isTotal({ cents: 499, currency: 'eur' }, 500)).toBe(false);
});
