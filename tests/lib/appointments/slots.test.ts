import { describe, expect, test } from 'vitest';
import { type Adviser, advisers, openingHours } from '@/content/appointments/appointments';
import type { Appointment } from '@/lib/appointments/appointment';
import { appointmentFacts } from '@/lib/appointments/appointment-facts';
import { hourQuery, readHourQuery } from '@/lib/appointments/hour-query';
import {
  callerRows,
  chosenRows,
  type HourRow,
  hourRows,
  hoursText,
  whenText,
} from '@/lib/appointments/hour-words';
import {
  adviserName,
  advisersFor,
  changeableUntil,
  endOf,
  freeAdvisers,
  freeHours,
  hoursOf,
  isClosedDay,
  refusalOfHour,
} from '@/lib/appointments/slots';
import { weekFrom } from '@/lib/appointments/week';
import { readZone } from '@/lib/appointments/zone';
import { locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';

const now = new Date('2027-03-22T08:00:00Z');
const anAppointment: Appointment = {
  ...{ id: 'a', number: 'RV-2027-7K3M9QRT', state: 'booked', place: 'salon', spoken: 'fr' },
  ...{ startsAt: now, timeZone: 'Europe/Paris', language: 'fr', about: null, adviser: 'clio' },
  ...{ videoLink: null, houseNote: null, linkRound: 0, createdAt: now },
  ...{ minutes: 60, changeHours: 2 },
  caller: { name: 'Léda', email: 'leda@theogonie.example', phone: '', wishes: '' },
};
const at = (text: string) => new Date(text);
/** How many hours a Tuesday has. */
const ofTuesday = openingHours[1].length;

/** Who speaks French, without one of them. */
const frenchBut = (left: string) =>
  (advisers as readonly Adviser[])
    .filter(({ id, speaks, hasLeft }) => id !== left && !hasLeft && speaks.includes('fr'))
    .map(({ id }) => id);

describe('the hours of a day', () => {
  test('follow the clocks of Paris before and after summer time', () => {
    /** The first hour of a day, of a clock that is one or two hours ahead of the world's. */
    const opens = (ahead: number) =>
      appointmentFacts.open.replace(/^\d+/, (hour) => `0${Number(hour) - ahead}`.slice(-2));
    for (const [winter, summer] of [
      ['2027-03-26', '2027-03-30'],
      ['2027-11-02', '2027-10-29'],
    ] as const) {
      expect(hoursOf(winter)[0]).toEqual(at(`${winter}T${opens(1)}:00Z`));
      expect(hoursOf(summer)[0]).toEqual(at(`${summer}T${opens(2)}:00Z`));
    }
  });

  test('are none on Sundays, Mondays, public holidays and in the closed weeks', () => {
    for (const day of ['2027-03-28', '2027-03-29', '2027-07-14', '2027-08-03', '2026-12-29'])
      expect(hoursOf(day), day).toEqual([]);
    expect(isClosedDay('2027-05-01')).toBe(true);
    expect(hoursOf('2027-03-30')).toHaveLength(ofTuesday);
  });
});

test('an hour that is too close, past, too far away or none of the list is refused', () => {
  expect(refusalOfHour(at('2027-03-23T09:00:00Z'), now)).toBeUndefined();
  expect(refusalOfHour(at('2027-03-23T09:00:00Z'), at('2027-03-23T06:30:00Z'))).toBe('past');
  expect(refusalOfHour(at('2027-03-19T09:00:00Z'), now)).toBe('past');
  expect(refusalOfHour(at('2027-06-01T08:00:00Z'), now)).toBe('noHour');
  expect(refusalOfHour(at('2027-03-23T09:30:00Z'), now)).toBe('noHour');
  expect(refusalOfHour(at('2027-03-28T09:00:00Z'), now)).toBe('noHour');
  expect(refusalOfHour(new Date(Number.NaN), now)).toBe('noHour');
});

test('an hour is free while anybody who speaks the language is', () => {
  const span = { from: '2027-03-23', to: '2027-03-24' };
  const first = at('2027-03-23T09:00:00Z');
  const by = (...ids: string[]) => new Map(ids.map((id) => [id, new Set([first.getTime()])]));
  const isFree = (taken: ReturnType<typeof by>, spoken: 'fr' | 'ru') =>
    freeHours(span, spoken, taken, now).some((hour) => hour.getTime() === first.getTime());
  expect(isFree(by('vera'), 'fr')).toBe(true);
  expect(isFree(by('vera'), 'ru')).toBe(false);
  expect(isFree(by(...advisersFor('fr').map(({ id }) => id)), 'fr')).toBe(false);
});

test.each(locales)(
  'somebody of the house speaks %s, the language that its page starts with',
  (locale) => {
    expect(advisersFor(readHourQuery({}, locale).spoken)).not.toEqual([]);
  },
);

test('the house sees who is free at each hour of a day that is still to come', () => {
  const [noon, ten] = [at('2027-03-23T11:00:00Z'), at('2027-03-23T09:00:00Z')];
  const taken = new Map([['vera', new Set([noon.getTime()])]]);
  const hours = freeAdvisers('2027-03-23', taken, ten);
  expect(hours).toHaveLength(ofTuesday - 1);
  const free = (when: Date) =>
    hours.find((hour) => hour.at.getTime() === when.getTime())?.advisers.map(({ id }) => id);
  expect(free(ten)).toBeUndefined();
  expect(free(noon)).toEqual(frenchBut('vera'));
  expect(freeAdvisers('2027-03-28', new Map(), ten)).toEqual([]);
});

test('an adviser who has left keeps the name of earlier hours, and is offered nowhere', () => {
  const among: Adviser[] = advisers.map((one) =>
    one.id === 'vera' ? { ...one, hasLeft: true } : one,
  );
  expect(adviserName('vera', among)).toBe('Vera Sokolova');
  expect(advisersFor('ru', among)).toEqual([]);
  expect(advisersFor('fr', among).map(({ id }) => id)).toEqual(frenchBut('vera'));
  const free = freeAdvisers('2027-03-23', new Map(), now, among);
  expect(free).toHaveLength(ofTuesday);
  for (const hour of free) expect(hour.advisers.map(({ id }) => id)).not.toContain('vera');
});

test('the last day of those that are shown has its hours too', () => {
  const span = { from: '2027-03-23', to: '2027-03-24' };
  const days = freeHours(span, 'fr', new Map(), now).map((hour) => hour.toISOString().slice(0, 10));
  expect(new Set(days)).toEqual(new Set(['2027-03-23', '2027-03-24']));
});

test('an hour can be changed until two hours before it, also in the night of summer time', () => {
  const startsAt = at('2027-03-28T01:30:00Z');
  expect(changeableUntil({ startsAt, changeHours: 2 })).toEqual(at('2027-03-27T23:30:00Z'));
  expect(changeableUntil({ startsAt, changeHours: 24 })).toEqual(at('2027-03-27T01:30:00Z'));
});

test('an hour is over after as long as was agreed when it was booked', () => {
  const startsAt = at('2027-03-23T09:00:00Z');
  expect(endOf({ startsAt, minutes: 60 })).toEqual(at('2027-03-23T10:00:00Z'));
  expect(endOf({ startsAt, minutes: 45 })).toEqual(at('2027-03-23T09:45:00Z'));
});

describe('a moment in words', () => {
  const hour = at('2027-01-12T14:00:00Z');

  test('has the clocks of the visitor and those of the house', () => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const dubai = hoursText(hour, 'Asia/Dubai', messages.fr, 'fr');
    expect(plain(dubai)).toBe('18 h à Dubaï, 15 h à Paris');
    expect(plain(hoursText(hour, 'Europe/Paris', messages.fr, 'fr'))).toBe('15 h à Paris');
    const india = hoursText(hour, 'Asia/Kolkata', messages.fr, 'fr');
    expect(plain(india)).toBe('19 h 30 à Bombay, 15 h à Paris');
  });

  test('names the first of a month as its language does', () => {
    const call = { place: 'telephone', zone: 'Asia/Tokyo' } as const;
    const first = at('2027-03-01T14:00:00Z');
    expect(whenText({ ...call, at: first }, messages.fr, 'fr')).toContain('lundi 1er mars 2027');
    expect(whenText({ ...call, at: first }, messages.it, 'it')).toContain('lunedì 1º marzo 2027');
  });

  test('names the day of the house where it is another', () => {
    const evening = at('2027-01-12T17:00:00Z');
    const call = { at: evening, place: 'video', zone: 'Australia/Sydney' } as const;
    const sydney = whenText(call, messages.en, 'en');
    expect(sydney).toContain('13 January 2027');
    expect(sydney).toContain('12 January 2027');
  });

  test.each(locales)(
    'is of a visit in %s by the clocks of Paris alone, wherever its visitor lives',
    (locale) => {
      const evening = at('2027-01-12T17:00:00Z');
      const words = messages[locale];
      const visit = { at: evening, place: 'salon', zone: 'Australia/Sydney' } as const;
      const paris = whenText({ ...visit, zone: 'Europe/Paris' }, words, locale);
      expect(paris).toContain(words.appointment.zones['Europe/Paris']);
      expect(whenText(visit, words, locale)).toBe(paris);
      expect(whenText({ ...visit, place: 'video' }, words, locale)).not.toBe(paris);
      const when = (rows: readonly HourRow[]) => new Map(rows).get(words.appointment.rows.when);
      expect(when(chosenRows({ ...visit, spoken: 'fr' }, words, locale))).toBe(paris);
      const booked = { ...anAppointment, startsAt: evening, timeZone: visit.zone };
      expect(when(hourRows(booked, words, locale))).toBe(paris);
    },
  );

  test('moves with summer time on either side', () => {
    // Ten days in March on which New York has changed its clocks and Paris has not.
    const march = hoursText(at('2027-03-23T14:00:00Z'), 'America/New_York', messages.en, 'en');
    expect(march).toMatch(/10:00.*New York, 15:00.*Paris/);
    const april = hoursText(at('2027-04-06T13:00:00Z'), 'America/New_York', messages.en, 'en');
    expect(april).toMatch(/09:00.*New York, 15:00.*Paris/);
  });

  test('names a town that has no words of its own', () => {
    expect(hoursText(hour, 'America/Bogota', messages.en, 'en')).toContain('(Bogota)');
  });
});

test('the page of an hour has all that was typed, and a number that is called beside the place alone', () => {
  const caller = {
    name: 'Léda',
    email: 'leda@theogonie.example',
    phone: '+33 1 00 00 00 00',
    wishes: '',
  };
  const rows = (place: Appointment['place']) =>
    callerRows({ place, caller }, messages.fr).map(([, value]) => value);
  expect(rows('salon')).toEqual([caller.name, caller.email, caller.phone]);
  expect(rows('telephone')).toEqual([caller.name, caller.email]);
});

test('an address says where, in which language and when; what it does not know is Paris, in the salon', () => {
  const asked = {
    ...{ place: 'video', spoken: 'ar', zone: 'Asia/Dubai', about: 'lit-zeus' },
    at: '2027-03-23T09:00Z',
  };
  const query = readHourQuery(asked, 'fr');
  expect(query).toMatchObject({ ...asked, at: at('2027-03-23T09:00:00Z') });
  expect(readHourQuery(Object.fromEntries(new URLSearchParams(hourQuery(query))), 'fr')).toEqual(
    query,
  );
  const odd = {
    ...{ place: 'moon', spoken: 'xx', zone: '../etc/passwd', about: '<b>', from: '2027-02-30' },
    at: '2027-02-30T09:00Z',
  };
  expect(readHourQuery(odd, 'it')).toEqual({
    ...{ place: 'salon', spoken: 'it', zone: 'Europe/Paris' },
    ...{ about: undefined, from: undefined, at: undefined },
  });
  for (const zone of ['', 'Mars/Base', 'x'.repeat(99), ['Asia/Dubai'], undefined])
    expect(readZone(zone)).toBe('Europe/Paris');
  // Some machines know this zone by its older name.
  for (const zone of ['Asia/Kolkata', 'Asia/Calcutta']) expect(readZone(zone)).toBe('Asia/Kolkata');
});

test('weeks stay within the days that can be booked', () => {
  expect(weekFrom('2020-01-01', now)).toMatchObject({ from: '2027-03-22', previous: undefined });
  expect(weekFrom('2099-01-01', now)).toMatchObject({ from: '2027-05-21', next: undefined });
  expect(weekFrom('2027-03-29', now)).toEqual({
    ...{ from: '2027-03-29', to: '2027-04-04', previous: '2027-03-22', next: '2027-04-05' },
  });
});
