import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queueHourReminders } from '@/db/appointments/appointment-mails';
import { bookHour, endHour, moveHour } from '@/db/appointments/appointments';
import { closeDatabase, run, sql } from '@/db/client';
import { endHourByHand, listHours, prepareHour } from '@/db/desk/desk-hours';
import { hourToday } from '@/lib/appointments/agreed-hour';
import { endOf } from '@/lib/appointments/slots';
import { seenOfHour } from '@/lib/desk/forms/seen';
import { locales } from '@/lib/i18n/locales';
import { appointmentWords, houseWords } from '@/lib/mail/mail-words';
import { sendNext } from '@/server/mail/mail-worker';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { aFreeMoment, anHour } from './an-hour';

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
const clio = 'clio@theogonie.example';

/** What the form of an hour has shown that nothing was prepared for. */
const nothing = seenOfHour({ videoLink: null, houseNote: null });

/** Sends all that is due; what has come, with the event of its calendar file. */
async function sendAll() {
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  return smtp.received.map(({ to, source }) => {
    const [, body] = /filename=\S+\.ics[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
    const calendar =
      body && new ICAL.Component(ICAL.parse(Buffer.from(body, 'base64').toString('utf8')));
    const vevent = calendar ? calendar.getFirstSubcomponent('vevent') : null;
    return {
      ...{ to: to[0], source, ...readMail(source) },
      event: vevent ? new ICAL.Event(vevent) : undefined,
    };
  });
}

/** A text without what keeps numbers and signs together. */
const plain = (text = '') => text.replace(/[\s\u2060]+/g, ' ');

async function aBooked(parts = {}) {
  const hour = anHour(parts);
  const booked = await bookHour(hour, nobody);
  if (typeof booked === 'string') throw new Error('its hour is taken');
  return booked;
}

test.each(locales)(
  'an hour that is booked in %s is confirmed with its file, and the house is told what was typed',
  async (locale) => {
    const caller = { name: 'ليلى D’Aulnoy', phone: '', wishes: 'Le cuir, <b>Argos</b>' };
    const email = `hour-${crypto.randomUUID()}@theogonie.example`;
    const hour = await aBooked({ language: locale, caller: { ...caller, email } });
    const mails = await sendAll();
    const theirs = mails.find(({ to }) => to === email);
    const { appointmentConfirmed } = await appointmentWords(locale);
    expect(theirs?.text).toContain(appointmentConfirmed.title);
    expect(theirs?.text).toContain(hour.number);
    expect(theirs?.text).toMatch(/\/appointment\/booked\/eyJ[\w.-]+/);
    expect(theirs?.event?.startDate.toJSDate()).toEqual(hour.startsAt);
    expect(theirs?.event?.endDate.toJSDate()).toEqual(endOf(hour));
    // Whoever typed the address may not be whose it is: nothing that was typed goes there.
    expect(theirs?.source).not.toContain('Argos');
    const house = mails.find(({ to }) => to !== email);
    expect(house?.text).toContain('Le cuir, <b>Argos</b>');
    expect(house?.text).toContain('ليلى D’Aulnoy');
  },
);

test('the file of an hour says how long it was when it was booked, and of one that is moved how long hours are by then', async () => {
  const { id, startsAt, caller } = await aBooked({ minutes: 45 });
  const minutesOf = async () => {
    const theirs = (await sendAll()).find(({ to }) => to === caller.email)?.event;
    return theirs && theirs.endDate.subtractDate(theirs.startDate).toSeconds() / 60;
  };
  expect(await minutesOf()).toBe(45);
  await moveHour(id, { place: 'salon', startsAt }, nobody);
  expect(await minutesOf()).toBe(45);
  await moveHour(id, { place: 'salon', startsAt: aFreeMoment() }, nobody);
  expect(await minutesOf()).toBe(hourToday.minutes);
});

test('a moved hour replaces the earlier one in a calendar, and a cancelled one ends it', async () => {
  const { id, caller, number } = await aBooked();
  const theirs = async () => (await sendAll()).filter(({ to }) => to === caller.email);
  const [first] = await theirs();
  await run((db) =>
    db.execute(
      sql`update appointments set created_at = created_at - interval '1 minute' where id = ${id}`,
    ),
  );
  const startsAt = aFreeMoment();
  await moveHour(id, { place: 'video', startsAt }, nobody);
  const [second] = await theirs();
  expect(second?.event?.uid).toBe(first?.event?.uid);
  expect(second?.event?.sequence).toBeGreaterThan(first?.event?.sequence ?? 0);
  expect(second?.event?.startDate.toJSDate()).toEqual(startsAt);
  await endHour(id, 'cancelled', nobody);
  const [third] = await theirs();
  expect(third?.event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(second?.source).toContain('text/calendar; charset=utf-8; method=PUBLISH');
  expect(third?.source).toContain('text/calendar; charset=utf-8; method=CANCEL');
  expect(third?.event?.uid).toContain(number);
});

test('the link of a video is sent when the house writes it, once, and a note is for the house alone', async () => {
  const hour = await aBooked();
  const { number, caller, startsAt } = hour;
  await sendAll();
  const kept = {
    ...{ videoLink: 'https://video.example/clio', houseNote: 'Aime le basalte' },
    seen: nothing,
  };
  expect(await prepareHour(number, kept, clio)).toBe('done');
  const [mail, ...more] = await sendAll();
  expect([mail?.to, more.length]).toEqual([caller.email, 0]);
  expect(mail?.html).toMatch(/<a href="https:\/\/video\.example\/clio" class="button">/);
  expect(mail?.text).toMatch(/\/appointment\/booked\/eyJ[\w.-]+/);
  expect(mail?.text).toContain(kept.videoLink);
  expect(mail?.source).not.toContain('basalte');
  const other = { ...kept, houseNote: 'Vient à deux' };
  // From a second window that still shows nothing.
  expect(await prepareHour(number, other, clio)).toBe('conflict');
  expect(await prepareHour(number, kept, clio)).toBe('done');
  expect(await prepareHour(number, { ...other, seen: seenOfHour(kept) }, clio)).toBe('done');
  expect(await sendAll()).toEqual([]);
  const [listed] = await listHours(startsAt, endOf(hour));
  expect(listed).toMatchObject({ number, houseNote: 'Vient à deux' });
  expect(await prepareHour('RV-2026-00000000', kept, clio)).toBe('conflict');
});

test('the link of a video is in no mail or file of an hour that is elsewhere by now, or cancelled', async () => {
  const { id, number, caller, startsAt } = await aBooked();
  const link = 'https://video.example/clio';
  await prepareHour(number, { videoLink: link, houseNote: null, seen: nothing }, clio);
  const linked = (await sendAll()).find(({ text }) => text.includes(link));
  expect(linked?.event?.location).toBe(link);
  const nowhere = async () => {
    for (const { text, html, event } of await sendAll())
      expect([text, html, event?.location, event?.description].join()).not.toContain(link);
  };
  await moveHour(id, { place: 'salon', startsAt }, nobody);
  await nowhere();
  await moveHour(id, { place: 'video', startsAt }, nobody);
  const back = (await sendAll()).find(({ to }) => to === caller.email);
  expect(back?.text).toContain(link);
  await endHour(id, 'cancelled', nobody);
  await nowhere();
});

test('the house is told how somebody without an e-mail address is answered', async () => {
  const { houseMails } = await houseWords();
  const { byMail, byPhone, unknown } = houseMails.answers;
  const toldOf = async (parts: { email: string; phone: string }) => {
    await aBooked({ caller: { name: 'Léda', wishes: '', ...parts } });
    return (await sendAll()).find(({ to }) => to === 'maison@theogonie.example');
  };
  const email = `hour-${crypto.randomUUID()}@theogonie.example`;
  const phone = '+33 1 00 00 00 00';
  const written = await toldOf({ email, phone });
  expect(written?.text).toContain(byMail.visitor);
  expect(written?.header('Reply-To')).toContain(`<${email}>`);
  const called = await toldOf({ email: '', phone });
  expect(called?.text).not.toContain(byMail.visitor);
  expect(plain(called?.text)).toContain(plain(byPhone.replace('{phone}', phone)));
  expect(called?.header('Reply-To')).toBe('');
  expect(plain((await toldOf({ email: '', phone: '' }))?.text)).toContain(plain(unknown));
});

test('the house keeps that nobody came, once of two people who say so', async () => {
  const { number, startsAt } = await aBooked();
  const outcomes = [
    await endHourByHand(number, 'noShow', clio, startsAt),
    await endHourByHand(number, 'cancelled', 'erato@theogonie.example'),
  ];
  expect(outcomes).toEqual(['done', 'conflict']);
});

test('visitors are reminded once, and not of what they have just booked', async () => {
  const hour = await aBooked();
  const { id, startsAt, caller } = hour;
  await sendAll();
  const remind = () => queueHourReminders(startsAt, endOf(hour));
  expect(await remind()).toBe(0);
  await run((db) =>
    db.execute(
      sql`update appointments set created_at = now() - interval '2 hours' where id = ${id}`,
    ),
  );
  expect((await Promise.all([remind(), remind()])).sort()).toEqual([0, 1]);
  expect((await sendAll()).map(({ to }) => to)).toEqual([caller.email]);
});

test('the mail to an address says that it has another hour then, whoever has booked it', async () => {
  const { twin } = await appointmentWords('fr');
  const said = (number: string) => plain(twin.replace('{number}', number));
  const first = await aBooked({ spoken: 'fr' });
  expect(plain((await sendAll())[0]?.text)).not.toContain(said(first.number));
  const { caller, startsAt } = first;
  const second = await bookHour(anHour({ spoken: 'fr', caller, startsAt }), nobody, { knows: [] });
  if (typeof second === 'string') throw new Error(second);
  const theirs = (await sendAll()).find(({ to }) => to === caller.email);
  expect(plain(theirs?.text)).toContain(said(first.number));
  await endHour(first.id, 'cancelled', nobody);
  await moveHour(second.id, { place: 'salon', startsAt }, nobody);
  const later = (await sendAll()).map(({ text }) => plain(text)).join();
  expect(later).not.toContain(said(first.number));
});
