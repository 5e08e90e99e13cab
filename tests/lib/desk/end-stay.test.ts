import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndStay } from '@/components/desk/stays/end-stay';
import { KeptForm } from '@/components/desk/stays/kept-form';
import { momentOf } from '@/lib/calendar/clock';
import type { Typed } from '@/lib/desk/forms/typed';
import type { Booking } from '@/lib/residence/booking';
import { moneyOfStay } from '@/lib/residence/stay-money';
import { desk } from '@/messages/fr/desk/desk';

const { marks } = desk.stays;
const booked: Booking = {
  ...{ id: 'a', number: 'RS-2026-7K3M9QRT', state: 'booked', suite: 3, language: 'fr' },
  ...{ checkIn: '2026-12-01', checkOut: '2026-12-04', adults: 2, children: 0 },
  ...{ totalCents: 267_000, settledCents: 89_000, payment: 'card', guest: null },
  ...{ handedBackCents: 0, cancellationCents: 0 },
  ...{
    heldUntil: null,
    createdAt: new Date(),
    endedAt: null,
    confirmedAt: new Date(),
    houseNote: null,
  },
};
const paid = {
  ...{ id: 'p', receivedCents: 178_000, currency: 'usd', reportedCents: 0, refunds: [] },
};

/** What the form that ends a stay says on a day, at noon. */
function said(today: string, payments = [paid], typed: Typed<'endStay'> = {}): string {
  const money = moneyOfStay(booked, payments);
  const end = async () => undefined;
  const at = { now: momentOf(today, '12:00'), today, month: '2026-12' };
  const form = createElement(EndStay, { ...at, stay: booked, money, end, typed });
  return renderToStaticMarkup(form).replace(/\s+/g, ' ');
}

test('what is kept can be changed of a stay that was cancelled too late, and of no other', () => {
  const form = (parts: Partial<Booking>) =>
    renderToStaticMarkup(
      createElement(KeptForm, {
        ...{ stay: { ...booked, ...parts }, month: '2026-12', keep: async () => undefined },
        typed: {},
      }),
    );
  const late = momentOf('2026-11-30', '12:00');
  const cancelled = { state: 'cancelled', endedAt: late } as const;
  expect(form({ ...cancelled, cancellationCents: 60_050 })).toContain('value="600,5"');
  expect(form(cancelled)).toContain('name="kept"');
  expect(form({ ...cancelled, endedAt: momentOf('2026-11-20', '12:00') })).toBe('');
  expect(form({})).toBe('');
});

test('a stay is cancelled or marked as missed until it is over, then marked alone', () => {
  const offered = (today: string) =>
    [marks.cancelled, marks.noShow].map((one) => said(today).includes(one));
  expect(offered('2026-12-01')).toEqual([true, false]);
  expect(offered('2026-12-04')).toEqual([true, true]);
  expect(offered('2026-12-05')).toEqual([false, true]);
});

test('who cancels a stay reads before which sums go back, and how', () => {
  const cancelling = said('2026-11-20');
  expect(cancelling).toMatch(/1 780.* payés par carte sont rendus sur la carte/);
  expect(cancelling).toMatch(/890.* réglés sur place/);
  expect(cancelling).not.toContain('name="kept"');
  expect(said('2026-12-05')).not.toContain('rendus sur la carte');
  expect(said('2026-11-20', [])).not.toContain('rendus sur la carte');
});

test('once a cancellation is not free any more, what is kept is asked, with the whole price as its start', () => {
  const late = said('2026-11-30');
  expect(late).toMatch(/1 780.* payés par carte/);
  expect(late).toMatch(/890.* réglés sur place/);
  expect(late).not.toContain('rendus sur la carte');
  expect(late).toMatch(/name="kept"[^>]*value="2670"|value="2670"[^>]*name="kept"/);
  expect(said('2026-12-05')).not.toContain('name="kept"');
  const again = said('2026-11-30', [paid], { number: booked.number, kept: 'beaucoup' });
  expect(again).toContain('value="beaucoup"');
  expect(said('2026-11-30', [paid], { number: 'RS-2026-0', kept: 'x' })).not.toContain('value="x"');
});
