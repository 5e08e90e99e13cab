import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EndStay } from '@/components/desk/stays/end-stay';
import { KeptForm } from '@/components/desk/stays/kept-form';
import { MoveStay } from '@/components/desk/stays/move-forms';
import { SettleStay } from '@/components/desk/stays/settle-stay';
import { momentOf } from '@/lib/calendar/clock';
import { askedAt } from '@/lib/desk/forms/questions';
import type { Typed } from '@/lib/desk/forms/typed';
import type { Booking } from '@/lib/residence/booking';
import { moneyOfStay } from '@/lib/residence/stay-money';
import { desk } from '@/messages/fr/desk/desk';

const { marks } = desk.stays;
const booked: Booking = {
  ...{ freeHours: 48, creditDays: 30, eurosPerDollar: 1 },
  ...{ checkInFrom: '15:00', checkOutBefore: '11:00' },
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
    linkRound: 0,
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

const guestOf = (email: string, phone: string) => ({
  ...{ firstName: 'Léda', lastName: 'Eurotas', email, phone },
  ...{ address: '', postcode: '', city: '', country: '', requests: '' },
});

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

test('who changes what is kept reads whether the guest is told by e-mail, and sees that mail before', () => {
  const form = (email: string) =>
    renderToStaticMarkup(
      createElement(KeptForm, {
        stay: {
          ...booked,
          ...{ state: 'cancelled', cancellationCents: 60_000, guest: guestOf(email, '') },
        },
        ...{ month: '2026-12', keep: async () => undefined, typed: {} },
      }),
    );
  const told = form('leda@theogonie.example');
  expect(told).toContain('averti par e-mail');
  expect(told).toMatch(/formAction="[^"]*kind=bookingKept"/i);
  expect(form('')).toContain('Sans adresse e-mail, rien ne part');
  expect(form('')).not.toMatch(/averti par e-mail|kind=bookingKept/);
});

test('a stay is cancelled or marked as missed until it is over, then marked alone', () => {
  const offered = (today: string) =>
    [marks.cancelled, marks.noShow].map((one) => said(today).includes(one));
  expect(offered('2026-12-01')).toEqual([true, false]);
  expect(offered('2026-12-04')).toEqual([true, true]);
  expect(offered('2026-12-05')).toEqual([false, true]);
});

test('each way to end a stay stands with its own words, field and button under its own heading', () => {
  const groups = said('2026-12-02').split('<fieldset').slice(1);
  expect(groups).toHaveLength(2);
  const [cancelled = '', missed = ''] = groups;
  expect(cancelled).toMatch(
    new RegExp(`<legend[^>]*>${desk.stays.end}<.*nuits sont dues.*name="kept".*${marks.cancelled}`),
  );
  expect(cancelled).not.toContain(marks.noShow);
  expect(missed).toMatch(/<legend[^>]*>Non venu<.*les nuits non payées restent dues\./);
  expect(missed).toContain(marks.noShow);
  expect(missed).not.toMatch(/name="kept"|nuits sont dues/);
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

test('a stay that is to be moved onto closed or far nights asks whether they are meant, and no other stay does', () => {
  const form = (today: string, number: string, notice = 'stayDatesClosed') =>
    renderToStaticMarkup(
      createElement(MoveStay, {
        ...{ stay: booked, today, back: {}, move: async () => undefined },
        ...{ typed: { number, to: '2026-12-09' }, asked: askedAt('moveStay', notice) },
      }),
    );
  // Before its arrival, and once it has begun.
  for (const today of ['2026-11-20', '2026-12-02']) {
    expect(form(today, booked.number)).toMatch(/type="checkbox"[^>]*name="onClosed"/);
    expect(form(today, 'RS-2026-0')).not.toContain('name="onClosed"');
    expect(form(today, booked.number, 'stayDatesFar')).toMatch(
      /name="onFar"[\s\S]*à plus de 18 mois/,
    );
  }
});

test('nobody is said to be told by e-mail who has no address: they are called, where a number is known', () => {
  const formsOf = (guest: Booking['guest'], today: string) => {
    const stay = { ...booked, guest };
    const at = { now: momentOf(today, '12:00'), today, month: '2026-12' };
    const forms = [
      createElement(EndStay, { ...at, stay, end: async () => undefined, typed: {} }),
      createElement(MoveStay, { stay, today, back: {}, move: async () => undefined, typed: {} }),
    ];
    return forms.map((form) => renderToStaticMarkup(form));
  };
  // Free to cancel, too late to be free, begun.
  for (const today of ['2026-11-20', '2026-11-30', '2026-12-02']) {
    for (const form of formsOf(guestOf('', '01 23 45 67 89'), today)) {
      expect(form).toContain(
        'Sans adresse e-mail, rien ne part\u00a0: prévenez-le par téléphone, au 01 23 45 67 89.',
      );
      expect(form).not.toMatch(/averti par e-mail|au client par e-mail|dans l’e-mail/);
    }
    for (const form of formsOf(guestOf('', ''), today)) expect(form).toContain('par téléphone.');
    for (const form of formsOf(guestOf('leda@theogonie.example', '01 23 45 67 89'), today)) {
      expect(form).toMatch(/averti par e-mail|au client par e-mail|dans l’e-mail/);
      expect(form).not.toContain('Sans adresse e-mail');
    }
  }
});

test('what is handed back is above the price, or above what the house keeps of a cancelled stay', () => {
  const handBack = (parts: Partial<Booking>) => {
    const stay = { ...booked, totalCents: 50_000, ...parts };
    const props = { stay, money: moneyOfStay(stay, []), today: '2026-12-01', month: '2026-12' };
    return renderToStaticMarkup(
      createElement(SettleStay, { ...props, settle: async () => undefined }),
    );
  };
  expect(handBack({})).toContain('sont au-dessus du prix.');
  const cancelled = handBack({ state: 'cancelled', cancellationCents: 30_000 });
  expect(cancelled).toMatch(/590.*sont au-dessus de ce que la maison garde\./);
  expect(cancelled).not.toContain('du prix');
});
