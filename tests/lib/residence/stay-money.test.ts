import { expect, test } from 'vitest';
import { moneyAt } from '@/lib/residence/stay-money';
import { moneyRowsAt } from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';

const paid = (paidCents: number, parts = {}) => ({
  ...{ paidCents, returnedCents: 0, refusedCents: 0, dueCents: 0 },
  ...parts,
});

test.each([
  ['a longer stay leaves a part due', 267_000, paid(178_000), [178_000, 89_000, 0]],
  ['a shorter one gives a part back', 89_000, paid(267_000), [267_000, 0, 178_000]],
  ['the same price changes nothing', 178_000, paid(178_000), [178_000, 0, 0]],
  [
    'what went back before is not given back twice',
    89_000,
    paid(267_000, { returnedCents: 89_000 }),
    [178_000, 0, 89_000],
  ],
])('%s', (_, total, money, [keptCents, dueCents, backCents]) => {
  expect(moneyAt(total ?? 0, money)).toEqual({ keptCents, dueCents, backCents });
});

test('a stay that nobody paid for by card has no rows of money', () => {
  expect(moneyRowsAt(89_000, paid(0), messages.fr, 'fr')).toEqual([]);
  const labels = moneyRowsAt(89_000, paid(267_000), messages.fr, 'fr').map(([label]) => label);
  expect(labels).toEqual([messages.fr.booking.payment.paid, messages.fr.booking.payment.back]);
});
