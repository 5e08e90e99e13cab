import { expect, test } from 'vitest';
import { isOwing, moneyAt, moneyOfStay } from '@/lib/residence/stay-money';
import { moneyRows, moneyRowsAt } from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';

const paid = (paidCents: number, parts = {}) => ({
  ...{ paidCents, returnedCents: 0, refusedCents: 0, settledCents: 0 },
  ...{ dueCents: 0, surplusCents: 0 },
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
  [
    'what was paid at the property is not due again',
    267_000,
    paid(89_000, { settledCents: 89_000 }),
    [89_000, 89_000, 0],
  ],
])('%s', (_, total, money, [keptCents, dueCents, backCents]) => {
  expect(moneyAt(total ?? 0, money)).toEqual({ keptCents, dueCents, backCents });
});

test('a stay that nobody paid for by card has no rows of money', () => {
  expect(moneyRowsAt(89_000, paid(0), messages.fr, 'fr')).toEqual([]);
  const labels = moneyRowsAt(89_000, paid(267_000), messages.fr, 'fr').map(([label]) => label);
  expect(labels).toEqual([messages.fr.booking.payment.paid, messages.fr.booking.payment.back]);
});

test('what was paid at the property is said, and what is above the price by now goes back by hand', () => {
  const stay = { state: 'booked', totalCents: 267_000, settledCents: 267_000 } as const;
  expect(moneyOfStay(stay, [])).toMatchObject({ dueCents: 0, surplusCents: 0 });
  const shorter = moneyOfStay({ ...stay, totalCents: 178_000 }, []);
  expect(shorter).toMatchObject({ settledCents: 267_000, dueCents: 0, surplusCents: 89_000 });
  expect(moneyOfStay({ ...stay, state: 'cancelled' }, [])).toMatchObject({ surplusCents: 267_000 });
  const rows = moneyRows(moneyOfStay({ ...stay, totalCents: 356_000 }, []), messages.fr, 'fr');
  const { settled, due, surplus } = messages.fr.booking.payment;
  expect(rows.map(([label]) => label)).toEqual([settled, due]);
  const back = moneyRows(shorter, messages.fr, 'fr');
  expect(back.map(([label]) => label)).toEqual([settled, surplus]);
});

test('a stay owes something from its arrival on, or as soon as a part was paid, also when it was missed; one that was paid without a provider, nothing', () => {
  const stay = { state: 'booked', payment: 'property', checkIn: '2026-12-10' } as const;
  const due = paid(0, { dueCents: 89_000 });
  expect(isOwing(stay, due, '2026-12-09')).toBe(false);
  expect(isOwing(stay, due, '2026-12-10')).toBe(true);
  expect(isOwing(stay, paid(0), '2026-12-10')).toBe(false);
  expect(isOwing({ ...stay, state: 'noShow' }, due, '2026-12-10')).toBe(true);
  expect(isOwing({ ...stay, state: 'cancelled' }, due, '2026-12-10')).toBe(false);
  expect(isOwing({ ...stay, payment: 'card' }, due, '2026-12-10')).toBe(false);
  const partly = paid(89_000, { dueCents: 89_000 });
  expect(isOwing({ ...stay, payment: 'card' }, partly, '2026-12-09')).toBe(true);
});
