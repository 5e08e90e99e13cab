import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookHour, findAppointment, findLinkedAppointment } from '@/db/appointments/appointments';
import { closeDatabase, run, sql } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { mendHour, mendStay } from '@/db/desk/desk-guests';
import { bookByHand, endStayByHand, listStays } from '@/db/desk/desk-stays';
import { findBooking, findLinkedBooking } from '@/db/residence/bookings';
import { seenOfCaller, seenOfGuest } from '@/lib/desk/forms/seen';
import { sentenceOf } from '@/lib/desk/log-words';
import { appointmentWords, bookingWords } from '@/lib/mail/mail-words';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail } from '@/tests/db/account/visitor';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aHold } from '@/tests/db/residence/a-stay';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  // Read once, on first use.
  Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
});
beforeEach(async () => {
  await run((db) => db.execute(sql`delete from mails`));
});
afterAll(async () => {
  await smtp.close();
  await closeDatabase();
});

const clio = 'clio@theogonie.example';
const mended = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', requests: '' },
  ...{ email: '', language: 'fr', adults: 2, children: 0 },
};

/** A stay that was booked by telephone. */
async function aStay(email: string | null = null) {
  const { stay } = aHold();
  await bookByHand(stay, { ...mended, language: 'fr', email }, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  if (!booked) throw new Error('nothing was booked');
  return booked;
}

/** Sends all that is due: to whom, and what it is about. */
async function sendAll() {
  smtp.received.length = 0;
  while ((await sendNext()) !== 'none due');
  return smtp.received.map(({ to, source }) => [to[0], readMail(source).text] as const);
}

test('the guest of a stay is corrected once by one of two people, and nobody is told', async () => {
  const stay = await aStay();
  const to = { ...mended, lastName: 'Pompilia', phone: '+39 06 00 00 00', adults: 1 };
  const seen = seenOfGuest(stay);
  expect(await mendStay(stay.number, to, seen, clio)).toBe('done');
  expect(await mendStay(stay.number, to, seen, clio)).toBe('done');
  expect(await mendStay(stay.number, mended, seen, 'erato@theogonie.example')).toBe('conflict');
  const { adults, guest } = (await findBooking(stay.id)) ?? {};
  expect([adults, guest?.lastName, guest?.phone]).toEqual([1, 'Pompilia', '+39 06 00 00 00']);
  const entries = (await listLogEntries(9)).filter(
    (one) => 'subject' in one && one.subject === stay.number && one.action === 'stayMended',
  );
  expect(entries).toHaveLength(1);
  expect(entries.map((one) => sentenceOf(one).before)).toEqual([
    'Clio Marchand a corrigé les coordonnées pour ',
  ]);
  expect(await sendAll()).toEqual([]);
});

test('a stay takes no more guests than its suite has places, and one that is cancelled stays as it is', async () => {
  const stay = await aStay();
  const seen = seenOfGuest(stay);
  expect(await mendStay(stay.number, { ...mended, children: 9 }, seen, clio)).toBe('tooManyGuests');
  expect(await mendStay('RS-2026-00000000', mended, seen, clio)).toBe('conflict');
  await endStayByHand(stay.number, 'cancelled', clio);
  expect(await mendStay(stay.number, { ...mended, adults: 1 }, seen, clio)).toBe('conflict');
});

test('another address of a stay gets its confirmation, and what went to the one before opens it no more', async () => {
  const [wrong, right] = [anEmail(), anEmail()];
  const stay = await aStay();
  const link = { id: stay.id, linkRound: 0 };
  const { bookingConfirmed } = await bookingWords('fr');
  const told = [[expect.any(String), expect.stringContaining(bookingConfirmed.title)]];
  // The first address ever: nobody has had a link before.
  expect(await mendStay(stay.number, { ...mended, email: wrong }, seenOfGuest(stay), clio)).toBe(
    'done',
  );
  expect(await findLinkedBooking(link)).toBeDefined();
  expect(await sendAll()).toEqual(told.map(([, subject]) => [wrong, subject]));
  const seen = seenOfGuest((await findBooking(stay.id)) ?? stay);
  expect(await mendStay(stay.number, { ...mended, email: right }, seen, clio)).toBe('done');
  expect(await findLinkedBooking(link)).toBeUndefined();
  expect(await findLinkedBooking({ ...link, linkRound: 1 })).toBeDefined();
  expect(await sendAll()).toEqual(told.map(([, subject]) => [right, subject]));
});

test('a mail to a wrong address that waits, or is about to leave, leaves no more once the address is corrected', async () => {
  const [wrong, right] = [anEmail(), anEmail()];
  const stay = await aStay(wrong);
  const left = sql`insert into mails (kind, priority, recipient, language, facts) values
    ('bookingReminder', 2, ${wrong}, 'fr', jsonb_build_object('booking', ${stay.id}::text))`;
  const to = { ...mended, email: right };
  expect(await mendStay(stay.number, to, seenOfGuest(stay), clio)).toBe('done');
  await run((db) => db.execute(left));
  expect((await sendAll()).map(([reader]) => reader)).toEqual([right]);
});

test('the visitor of an hour and their clocks are corrected, and another address gets the confirmation', async () => {
  const [wrong, right] = [anEmail(), anEmail()];
  const hour = await bookHour(
    anHour({ caller: { name: 'Léda', email: wrong, phone: '', wishes: '' } }),
    { budgets: [] },
  );
  if (typeof hour === 'string') throw new Error('nobody is free');
  const link = { id: hour.id, linkRound: 0 };
  const seen = seenOfCaller(hour);
  const { language } = hour;
  const to = { ...hour.caller, language, name: 'Égérie', timeZone: 'Asia/Tokyo' };
  expect(await mendHour(hour.number, to, seen, clio)).toBe('done');
  expect(await mendHour(hour.number, { ...to, name: 'Numa' }, seen, clio)).toBe('conflict');
  expect(await findLinkedAppointment(link)).toMatchObject({ timeZone: 'Asia/Tokyo' });
  const now = seenOfCaller((await findAppointment(hour.id)) ?? hour);
  expect(await mendHour(hour.number, { ...to, email: right }, now, clio)).toBe('done');
  expect(await findLinkedAppointment(link)).toBeUndefined();
  const { appointmentConfirmed } = await appointmentWords('fr');
  expect(await sendAll()).toEqual([[right, expect.stringContaining(appointmentConfirmed.title)]]);
});

test('an hour gets no address that has another one at that hour', async () => {
  const [one, other] = [anEmail(), anEmail()];
  const caller = (email: string) => ({ name: 'Léda', email, phone: '', wishes: '' });
  const first = await bookHour(anHour({ caller: caller(one) }), { budgets: [] });
  if (typeof first === 'string') throw new Error('nobody is free');
  const { startsAt, language, timeZone } = first;
  const second = await bookHour(anHour({ caller: caller(other), startsAt, spoken: 'fr' }), {
    budgets: [],
  });
  if (typeof second === 'string') throw new Error('nobody is free');
  const to = { ...caller(one), language, timeZone };
  expect(await mendHour(second.number, to, seenOfCaller(second), clio)).toBe('twice');
});

test('an hour by telephone keeps a number to call, and one elsewhere needs none', async () => {
  const caller = { name: 'Léda', email: '', phone: '+33 1 00 00 00 00', wishes: '' };
  for (const [place, outcome] of [
    ['telephone', 'noPhone'],
    ['video', 'done'],
  ] as const) {
    const hour = await bookHour(anHour({ place, caller }), { budgets: [] });
    if (typeof hour === 'string') throw new Error('nobody is free');
    const { language, timeZone } = hour;
    const to = { ...caller, phone: '', language, timeZone };
    expect(await mendHour(hour.number, to, seenOfCaller(hour), clio), place).toBe(outcome);
  }
});
