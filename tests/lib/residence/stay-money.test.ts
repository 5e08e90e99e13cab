import { expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { momentOf } from '@/lib/calendar/clock';
import { locales } from '@/lib/i18n/locales';
import { formatDollars } from '@/lib/residence/night-price';
import { cancellationCents } from '@/lib/residence/stay';
import {
  isOwing,
  isSettleable,
  moneyAt,
  moneyOfStay,
  returnsDue,
} from '@/lib/residence/stay-money';
import { cancelledText, moneyRows, moneyRowsAt } from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';

const paid = (paidCents: number, parts = {}) => ({
  ...{ paidCents, returnedCents: 0, refusedCents: 0, settledCents: 0, handedBackCents: 0 },
  ...{ dueCents: 0, surplusCents: 0, cancellationCents: 0 },
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
  const settled = { settledCents: 267_000, handedBackCents: 0, cancellationCents: 0 };
  const stay = { state: 'booked', totalCents: 267_000, ...settled } as const;
  expect(moneyOfStay(stay, [])).toMatchObject({ dueCents: 0, surplusCents: 0 });
  const shorter = moneyOfStay({ ...stay, totalCents: 178_000 }, []);
  expect(shorter).toMatchObject({ settledCents: 267_000, dueCents: 0, surplusCents: 89_000 });
  expect(moneyOfStay({ ...stay, state: 'cancelled' }, [])).toMatchObject({ surplusCents: 267_000 });
  const rows = moneyRows(moneyOfStay({ ...stay, totalCents: 356_000 }, []), messages.fr, 'fr');
  const { payment: t } = messages.fr.booking;
  expect(rows.map(([label]) => label)).toEqual([t.settled, t.due]);
  const back = moneyRows(shorter, messages.fr, 'fr');
  expect(back.map(([label]) => label)).toEqual([t.settled, t.surplus]);
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

test('a late cancellation costs nothing before its time, then the nights', () => {
  const agreed = { freeHours: 48, checkInFrom: '15:00' };
  const stay = { checkIn: '2026-12-10', totalCents: 267_000, ...agreed };
  expect(cancellationCents(stay, momentOf('2026-12-08', '14:59'))).toBe(0);
  expect(cancellationCents(stay, momentOf('2026-12-08', '15:00'))).toBe(267_000);
  const early = { ...stay, freeHours: 72 };
  expect(cancellationCents(early, momentOf('2026-12-07', '14:59'))).toBe(0);
  expect(cancellationCents(early, momentOf('2026-12-07', '15:00'))).toBe(267_000);
  const evening = { ...stay, checkInFrom: '17:30' };
  expect(cancellationCents(evening, momentOf('2026-12-08', '17:29'))).toBe(0);
  expect(cancellationCents(evening, momentOf('2026-12-08', '17:30'))).toBe(267_000);
});

test.each([
  ['paid by card: what is above it goes back', 267_000, 0, { back: 178_000, due: 0, surplus: 0 }],
  [
    'paid at the property: what is above it goes back by hand',
    0,
    267_000,
    { back: 0, due: 0, surplus: 178_000 },
  ],
  ['paid in part: the rest is due', 50_000, 9_000, { back: 0, due: 30_000, surplus: 0 }],
  ['paid by nobody: all of it is due', 0, 0, { back: 0, due: 89_000, surplus: 0 }],
])(
  'a stay that was cancelled too late keeps its sum, %s',
  (_, received, settledCents, expected) => {
    const stay = {
      state: 'cancelled',
      ...{ totalCents: 267_000, settledCents, handedBackCents: 0, cancellationCents: 89_000 },
      payment: 'property',
      checkIn: '2026-12-10',
    } as const;
    const payments = [
      { id: 'p', receivedCents: received, currency: 'usd', reportedCents: 0, refunds: [] },
    ];
    const back = returnsDue(stay, payments).reduce((sum, { cents }) => sum + cents, 0);
    const returned = [{ cents: back, state: 'done' } as const];
    const money = moneyOfStay(
      stay,
      payments.map((payment) => ({ ...payment, refunds: back > 0 ? returned : [] })),
    );
    const { dueCents: due, surplusCents: surplus } = money;
    expect({ back, due, surplus }).toEqual(expected);
    // What came, less what goes back, and what is due make what the house keeps.
    expect(received - back + settledCents - surplus + due).toBe(89_000);
    expect(isOwing(stay, money, '2026-12-01')).toBe(due > 0);
    const { payment: t } = messages.fr.booking;
    const labels = moneyRows(money, messages.fr, 'fr').map(([label]) => label);
    expect(labels[0]).toBe(t.cancellation);
    expect(labels.includes(t.owed)).toBe(due > 0);
    expect(labels).not.toContain(t.due);
  },
);

test.each(locales)(
  'in %s the guest of a cancelled stay reads what was paid and handed back, and of what is missing only while it is',
  (locale) => {
    const { payment: t, manage } = messages[locale].booking;
    const stay = { state: 'cancelled', totalCents: 156_000, cancellationCents: 100_000 } as const;
    const dollars = (cents: number) => formatDollars(cents, locale);
    const said = (settledCents: number, handedBackCents: number, kept = {}) => {
      const money = moneyOfStay({ ...stay, settledCents, handedBackCents, ...kept }, []);
      return {
        rows: moneyRows(money, messages[locale], locale),
        text: cancelledText(money, messages[locale], locale),
      };
    };
    const filled = (text: string) =>
      text.replace('{amount}', dollars(100_000)).replace('{phone}', company.phones[0]);
    const handed = said(100_000, 56_000);
    expect(handed.rows).toEqual([
      [t.cancellation, dollars(100_000)],
      [t.settled, dollars(156_000)],
      [t.handedBack, dollars(56_000)],
    ]);
    expect(handed.text).toBe(filled(manage.cancelledKeptText));
    const owing = said(60_000, 0);
    expect(owing.rows.at(-1)).toEqual([t.owed, dollars(40_000)]);
    expect(owing.text).toBe(filled(manage.cancelledLateText));
    const free = said(0, 156_000, { cancellationCents: 0 });
    expect(free.text).toBe(manage.cancelledText);
    expect(free.rows).toEqual([
      [t.settled, dollars(156_000)],
      [t.handedBack, dollars(156_000)],
    ]);
  },
);

test('what is due is noted as paid from the day of arrival on, and of a cancelled stay at once', () => {
  const [today, checkIn] = ['2026-11-30', '2026-12-01'] as const;
  expect(isSettleable({ state: 'booked', checkIn }, today)).toBe(false);
  expect(isSettleable({ state: 'booked', checkIn: today }, today)).toBe(true);
  expect(isSettleable({ state: 'noShow', checkIn }, today)).toBe(false);
  expect(isSettleable({ state: 'cancelled', checkIn }, today)).toBe(true);
});
