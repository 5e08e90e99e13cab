import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { closeDatabase, run, sql } from '@/db/client';
import { queueReminders } from '@/db/residence/booking-mails';
import {
  bookStay,
  endStay,
  findBooking,
  holdStay,
  moveStay,
  saveGuest,
} from '@/db/residence/bookings';
import { bookings } from '@/db/schema';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { hourInWords } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { dueReminders } from '@/lib/calendar/reminder';
import { formatTexts } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { bookingWords } from '@/lib/mail/mail-words';
import { receptionFactsIn } from '@/lib/residence/residence-facts';
import { checkInMoment } from '@/lib/residence/stay';
import { creditText, freeText } from '@/lib/residence/stay-words';
import { sendNext } from '@/server/mail/mail-worker';
import { messages } from '@/tests/content/texts';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { aFreeDay, aGuest, aHold, aPaidBooking } from './a-stay';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use.
  Object.assign(process.env, {
    ...{ SMTP_URL: smtp.url, LOG_LEVEL: 'silent', HOUSE_MAIL: 'maison@theogonie.example' },
  });
});
beforeEach(async () => {
  await run((db) => db.execute(sql`delete from mails`));
  await run((db) => db.execute(sql`delete from mail_budgets`));
  smtp.received.length = 0;
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const nobody = { budgets: [] };

/** Sends all that is due; what has come, with the event of its calendar file. */
async function sendAll() {
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  return smtp.received.map(({ to, source }) => ({
    to: to[0],
    source,
    ...readMail(source),
    ...eventIn(source),
  }));
}

function eventIn(source: string) {
  const [, body] = /filename=\S+\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  if (!body) return {};
  const calendar = new ICAL.Component(ICAL.parse(Buffer.from(body, 'base64').toString('utf8')));
  const vevent = calendar.getFirstSubcomponent('vevent');
  return { event: vevent ? new ICAL.Event(vevent) : undefined };
}

async function aBooking(language = 'fr', parts = {}) {
  const guest = aGuest(parts);
  const held = await holdStay({ ...aHold({ checkIn: aFreeDay() }), language });
  if (typeof held === 'string') throw new Error('its nights are taken');
  await saveGuest(held.id, guest);
  await bookStay(held.id, 'property', nobody);
  return { ...held, guest };
}

test.each(locales)(
  'a stay that is booked in %s is confirmed with its file, and the house is told',
  async (locale) => {
    const stay = await aBooking(locale, {
      lastName: 'D’Aulnoy-ليلى',
      requests: 'Un chien, <b>Argos</b>',
    });
    const mails = await sendAll();
    expect(mails.map(({ to }) => to).sort()).toEqual(
      ['maison@theogonie.example', stay.guest.email].sort(),
    );
    const guest = mails.find(({ to }) => to === stay.guest.email);
    const bookingMails = await bookingWords(locale);
    expect(guest?.text).toContain(bookingMails.bookingConfirmed.title);
    expect(guest?.text).toContain(stay.number);
    expect(guest?.text).toMatch(/\/residence\/booking\/eyJ[\w.-]+/);
    expect(guest?.event?.startDate.toJSDate()).toEqual(checkInMoment(stay));
    expect(guest?.event?.uid).toContain(stay.number);
    // In a calendar among others, the event says which house it is, where, and whom to call.
    const { apartments, apartmentDescriptions } = messages[locale];
    expect(guest?.event?.summary).toContain(apartments.title);
    expect(guest?.event?.summary).toContain(apartmentDescriptions[3].name);
    expect(guest?.event?.location).toContain(apartments.title);
    expect(guest?.event?.location).toContain(apartments.location);
    expect(guest?.event?.description).toContain(company.phones[0]);
    expect(guest?.source).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
    // The suite, in a format that every mail program shows.
    expect(guest?.source).toMatch(/Content-Type: image\/jpeg; name=piece\.jpg[\s\S]+\r\n\/9j\//);
    // Whoever typed the address may not be whose it is: nothing that was typed goes there.
    expect(guest?.source).not.toContain('Argos');
    const house = mails.find(({ to }) => to !== stay.guest.email);
    expect(house?.text).toContain('Un chien, <b>Argos</b>');
    expect(house?.text).toContain('D’Aulnoy-ليلى');
  },
);

test('a later version of a stay replaces the earlier one in a calendar, and a cancelled one ends it', async () => {
  const { id, checkIn, checkInFrom, guest } = await aBooking();
  const [first] = (await sendAll()).filter(({ to }) => to === guest.email);
  await run((db) =>
    db.execute(
      sql`update bookings set created_at = created_at - interval '1 minute' where id = ${id}`,
    ),
  );
  const dates = { checkIn: addDays(checkIn, 1), checkOut: addDays(checkIn, 2), totalCents: 94_000 };
  await moveStay(id, dates, nobody);
  const [second] = (await sendAll()).filter(({ to }) => to === guest.email);
  expect(second?.event?.uid).toBe(first?.event?.uid);
  expect(second?.event?.sequence).toBeGreaterThan(first?.event?.sequence ?? 0);
  expect(second?.event?.startDate.toJSDate()).toEqual(momentOf(dates.checkIn, checkInFrom));
  await endStay(id, 'cancelled', nobody);
  const [third] = (await sendAll()).filter(({ to }) => to === guest.email);
  expect(third?.event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(third?.source).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL');
});

test('a confirmation that waits is not sent once its stay is cancelled', async () => {
  const { id, guest } = await aBooking();
  await endStay(id, 'cancelled', nobody);
  const mails = (await sendAll()).filter(({ to }) => to === guest.email);
  expect(mails).toHaveLength(1);
});

test('guests are reminded once, on the day before, and not of what they have just booked', async () => {
  const { id, checkIn, guest } = await aBooking();
  await sendAll();
  expect(await queueReminders(checkIn)).toBe(0);
  await run((db) =>
    db.execute(sql`update bookings set confirmed_at = now() - interval '2 hours' where id = ${id}`),
  );
  const counts = await Promise.all([queueReminders(checkIn), queueReminders(checkIn)]);
  expect(counts.sort()).toEqual([0, 1]);
  expect((await sendAll()).map(({ to }) => to)).toEqual([guest.email]);
  expect(await findBooking(id)).toMatchObject({ state: 'booked' });
});

test('guests who were reminded are reminded again when their stay is moved', async () => {
  const { id, checkIn, guest } = await aBooking();
  await run((db) =>
    db.execute(sql`update bookings set confirmed_at = now() - interval '2 hours' where id = ${id}`),
  );
  expect(await queueReminders(checkIn)).toBe(1);
  const to = addDays(checkIn, 1);
  const dates = { checkIn: to, checkOut: addDays(checkIn, 3), totalCents: 188_000 };
  expect(await moveStay(id, dates, nobody)).toBe('moved');
  await sendAll();
  expect([await queueReminders(to), await queueReminders(to)]).toEqual([1, 0]);
  expect((await sendAll()).map((mail) => mail.to)).toEqual([guest.email]);
});

test('a confirmed stay that is too near says that cancelling is no longer free', () => {
  const agreed = { freeHours: 48, checkInFrom: '15:00' };
  const stay = { checkIn: '2027-03-10', ...agreed, state: 'booked' } as const;
  const said = (at: string, parts = {}) =>
    freeText({ ...stay, ...parts }, messages.fr, 'fr', new Date(at));
  expect(said('2027-03-09T14:00:00Z')).toMatch(/^L’annulation n’est plus sans frais/);
  expect(said('2027-03-09T14:00:00Z', { state: 'held' })).toMatch(/une fois confirmées/);
  expect(said('2027-03-01T14:00:00Z').replace(/\s/g, ' ')).toBe(
    'Annulation sans frais jusqu’au 8 mars 2027 à 15 h, heure de Paris.',
  );
});

test.each(locales)(
  'in %s the mails of a stay name the times and the credit that it was booked with',
  async (locale) => {
    const times = { checkInFrom: '17:30', checkOutBefore: '9:45' };
    const terms = { freeHours: 72, creditDays: 60, eurosPerDollar: 0.85, ...times };
    const hold = { ...aHold(), language: locale, terms };
    const guest = aGuest();
    await holdStay(hold);
    await saveGuest(hold.id, guest);
    await bookStay(hold.id, 'property', nobody);
    const stay = { ...hold.stay, ...terms, totalCents: hold.totalCents, state: 'booked' } as const;
    const mail = (await sendAll()).find(({ to }) => to === guest.email);
    const said = (text = '') =>
      text.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\s+/g, ' ');
    for (const text of [
      ...Object.values(times).map((time) => hourInWords(time, locale)),
      freeText(stay, messages[locale], locale, new Date()),
      creditText(stay, messages[locale], locale),
    ])
      expect(said(mail?.text)).toContain(said(text));
    const { checkIn, checkOut } = hold.stay;
    expect(mail?.event?.startDate.toJSDate()).toEqual(momentOf(checkIn, '17:30'));
    expect(mail?.event?.endDate.toJSDate()).toEqual(momentOf(checkOut, '9:45'));
    await run((db) =>
      db.execute(
        sql`update bookings set confirmed_at = now() - interval '2 hours' where id = ${hold.id}`,
      ),
    );
    await queueReminders(checkIn);
    const [reminder] = await sendAll();
    const told = formatTexts((await bookingWords(locale)).bookingReminder.text, locale, {
      ...receptionFactsIn(locale),
      checkIn: hourInWords('17:30', locale),
      suite: messages[locale].apartmentDescriptions[3].name,
    });
    expect(said(reminder?.text)).toContain(said(told.join(' ')));
  },
);

test('the day before is counted by the clocks of the house, from the morning on', () => {
  expect(dueReminders(new Date('2027-03-27T07:59:00Z'))).toBeUndefined();
  expect(dueReminders(new Date('2027-03-27T08:00:00Z'))).toBe('2027-03-28');
  expect(dueReminders(new Date('2027-03-28T07:00:00Z'))).toBe('2027-03-29');
  expect(dueReminders(new Date('2026-12-31T23:30:00Z'))).toBeUndefined();
});

test('a stay that is paid by card says so in its mails, and what a move leaves due or gives back', async () => {
  const { payment: t } = messages.fr.booking;
  const stay = await aPaidBooking();
  const sent = async () => (await sendAll()).find(({ to }) => to === stay.guest.email)?.text ?? '';
  const confirmed = await sent();
  expect(confirmed).toContain(t.card);
  expect(confirmed).toContain(t.paid);
  const to = (nights: number) => ({
    ...{ checkIn: stay.checkIn, checkOut: addDays(stay.checkIn, nights) },
    totalCents: 94_000 * nights,
  });
  await moveStay(stay.id, to(3), nobody);
  expect(await sent()).toContain(t.due);
  await moveStay(stay.id, to(1), nobody);
  const shorter = await sent();
  expect(shorter).toContain(t.returned);
  expect(shorter).not.toContain(t.due);
  await endStay(stay.id, 'cancelled', nobody);
  expect(await sent()).toContain(t.returned);
});

test('who has paid at the property reads what is handed back there once the stay is shorter, or cancelled', async () => {
  const { payment: t } = messages.fr.booking;
  const { id, guest, checkIn, totalCents } = await aBooking();
  await run((db) =>
    db.update(bookings).set({ settledCents: totalCents }).where(eq(bookings.id, id)),
  );
  const sent = async () => (await sendAll()).find(({ to }) => to === guest.email)?.text ?? '';
  expect(await sent()).not.toContain(t.surplus);
  const dates = { checkIn, checkOut: addDays(checkIn, 1), totalCents: totalCents / 2 };
  await moveStay(id, dates, nobody);
  expect(await sent()).toContain(t.surplus);
  await endStay(id, 'cancelled', nobody);
  expect(await sent()).toContain(t.surplus);
});

test.each(locales)(
  'in %s the mail of a cancelled stay leads to its page and to other dates, each with its words',
  async (locale) => {
    const { id, guest } = await aBooking(locale);
    await sendAll();
    await endStay(id, 'cancelled', nobody);
    const { bookingConfirmed, bookingCancelled } = await bookingWords(locale);
    const { text = '' } = (await sendAll()).find(({ to }) => to === guest.email) ?? {};
    const [, toStay, toDates] =
      new RegExp(
        `${bookingConfirmed.button}\\s+(\\S+)[^]*${bookingCancelled.button}\\s+(\\S+)`,
      ).exec(text) ?? [];
    expect(toStay).toMatch(/\/residence\/booking\/eyJ[\w.-]+$/);
    expect(toDates).toMatch(/\/residence$/);
  },
);

test('who has cancelled too late reads what the house keeps, what goes back and what stays due, and no word of nothing', async () => {
  const { payment: t } = messages.fr.booking;
  const texts: string[] = [];
  for (const stay of [await aPaidBooking(), await aBooking()]) {
    await endStay(stay.id, 'cancelled', nobody, { cancellationCents: 50_000 });
    texts.push((await sendAll()).find(({ to }) => to === stay.guest.email)?.text ?? '');
  }
  const [paid, unpaid] = texts.map((text) => text.replace(/\s/g, ' '));
  expect(paid).toContain('la maison garde 500 $ de son prix');
  expect(paid).not.toContain('restent dus');
  expect(unpaid).toContain('500 $ restent dus');
  for (const text of texts) {
    expect(text).not.toContain('rien à payer');
    expect(text).toContain(t.cancellation);
  }
  expect(texts.map((text) => [text.includes(t.returned), text.includes(t.owed)])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test.each(locales)(
  'in %s nothing is said of a card where nothing was paid for a stay that is cancelled without cost',
  async (locale) => {
    const { cancelledUnpaid, bookingCancelled } = await bookingWords(locale);
    const flat = (text = '') => text.replace(/\s+/g, ' ');
    const [unpaid, paid] = [await aBooking(locale), await aPaidBooking(locale)];
    for (const [stay, [words = '']] of [
      [unpaid, cancelledUnpaid],
      [paid, bookingCancelled.text],
    ] as const) {
      await endStay(stay.id, 'cancelled', nobody);
      const { text } = (await sendAll()).find(({ to }) => to === stay.guest.email) ?? {};
      expect(flat(text)).toContain(flat(words).split('{number}')[1]?.slice(2));
    }
  },
);

test('a mail promises changes online only while they are possible', async () => {
  const { bookingConfirmed } = await bookingWords('fr');
  const [promise = ''] = bookingConfirmed.notes;
  const texts = [];
  for (const isSoon of [true, false]) {
    const { id, guest } = await aBooking();
    const today = clockAt(new Date()).day;
    const soon = { checkIn: today, checkOut: addDays(today, 1) };
    // Its night tonight is not taken: a database that outlives a run would have one for each.
    if (isSoon) await run((db) => db.update(bookings).set(soon).where(eq(bookings.id, id)));
    texts.push((await sendAll()).find(({ to }) => to === guest.email)?.text ?? '');
  }
  const flat = texts.map((text) => text.replaceAll(/\s+/g, ' '));
  expect(flat.map((text) => text.includes(promise.replaceAll(/\s+/g, ' ')))).toEqual([false, true]);
});
