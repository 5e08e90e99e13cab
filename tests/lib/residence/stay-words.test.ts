import { expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { termsToday } from '@/lib/residence/agreed-terms';
import {
  creditText,
  freeText,
  insteadText,
  stayRows,
  termsTexts,
} from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';

const now = new Date('2027-03-01T12:00:00Z');
const said = (checkIn: string, state: 'held' | 'booked', freeHours = 48) =>
  termsTexts({ checkIn, freeHours, checkInFrom: '15:00', state }, messages.fr, 'fr', now);

test('who chooses dates reads until when they are cancelled without cost', () => {
  for (const state of ['held', 'booked'] as const) {
    const [text, ...others] = said('2027-03-10', state);
    expect(text).toMatch(/^Annulation sans frais jusqu’au 8 mars 2027/);
    expect(others).toEqual([]);
  }
});

test('who moves a stay to dates that are too near reads before that it is neither free nor changed online then', () => {
  const [free, late] = said('2027-03-02', 'booked');
  expect(free).toMatch(/^L’arrivée est trop proche pour une annulation sans frais/);
  expect(late).toMatch(/un séjour ne se change plus en ligne/);
  expect(said('2027-03-02', 'held')).toEqual([free]);
});

test('a stay says the hours that it was booked with', () => {
  expect(said('2027-03-10', 'booked', 72)[0]).toMatch(
    /^Annulation sans frais jusqu’au 7 mars 2027/,
  );
  expect(said('2027-03-02', 'booked', 72)[1]).toMatch(/^Moins de 72 heures avant l’arrivée/);
});

test.each(locales)('in %s the dates say what the stay says until they are taken', (locale) => {
  const agreed = { freeHours: 48, checkInFrom: '15:00' };
  const stay = { checkIn: '2027-03-02', ...agreed, state: 'held' } as const;
  const [text] = termsTexts({ ...stay, state: 'booked' }, messages[locale], locale, now);
  expect(text).toBe(freeText(stay, messages[locale], locale, now));
});

test('a stay says the times of its arrival and departure that it was booked with', () => {
  const agreed = { ...termsToday, checkInFrom: '17:30', checkOutBefore: '9:45' };
  const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', totalCents: 188_000, ...agreed };
  const booked = { ...stay, ...({ suite: 3, adults: 2, children: 0, state: 'booked' } as const) };
  const [, [, arrival] = [], [, departure] = []] = stayRows(booked, messages.fr, 'fr');
  expect(arrival).toMatch(/17\sh\s30/);
  expect(departure).toMatch(/9\sh\s45/);
  expect(freeText(booked, messages.fr, 'fr', now)).toMatch(/8 mars 2027 à 17\sh\s30/);
});

test('who moves a stay reads which dates are left, and what they cost', () => {
  const left = { checkIn: '2026-12-10', checkOut: '2026-12-13', totalCents: 267_000 };
  const text = (locale: Locale) => insteadText(left, messages[locale], locale).replace(/\s/g, ' ');
  expect(text('fr')).toBe('Au lieu du 10 décembre 2026 au 13 décembre 2026, 2 670 $');
  const other = { ...left, checkOut: '2026-12-11' };
  expect(insteadText(other, messages.it, 'it')).toMatch(/dal 10 dicembre 2026 all’11 dicembre/);
  for (const locale of locales) expect(text(locale)).toMatch(/2[\s,.]?670/);
});

test('who comes back after booking is not told that somebody else has their nights, but what leads to the stay', () => {
  const mails = {
    ...{ fr: /e-mail de confirmation/, en: /confirmation e-mail/, it: /e-mail di conferma/ },
    ...{ ru: /письмо с подтверждением/, ar: /رسالة التأكيد/ },
  } satisfies Record<Locale, RegExp>;
  for (const locale of locales) {
    const { taken } = messages[locale].booking.notices;
    expect(taken).toMatch(mails[locale]);
    expect(taken).not.toMatch(
      /quelqu’un d’autre|somebody else|qualcun altro|кто-то другой|شخص آخر/,
    );
  }
});

test.each(locales)('in %s a stay says the euros for a dollar that it was booked with', (locale) => {
  const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', totalCents: 188_000 };
  const booked = { ...stay, suite: 3, adults: 2, children: 0, ...termsToday } as const;
  expect(creditText({ ...booked, eurosPerDollar: 0.85 }, messages[locale], locale)).toMatch(
    /0[.,]85/,
  );
});
