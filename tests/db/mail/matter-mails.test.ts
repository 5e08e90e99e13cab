import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookHour, endHour } from '@/db/appointments/appointments';
import { run } from '@/db/client';
import { moveHourByHand } from '@/db/desk/desk-hours';
import { changeKept } from '@/db/desk/desk-stay-money';
import { moveStayByHand } from '@/db/desk/desk-stays';
import { listMatterMails } from '@/db/mail/matter-mails';
import { findSentMail } from '@/db/mail/sent-mails';
import { bookStay, endStay, findBooking, holdStay, saveGuest } from '@/db/residence/bookings';
import { bookings, mails } from '@/db/schema';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { foreseenIn } from '@/lib/desk/forms/foreseen';
import { locales } from '@/lib/i18n/locales';
import { bookingWords } from '@/lib/mail/mail-words';
import { formatDollars } from '@/lib/residence/night-price';
import { sendNext } from '@/server/mail/mail-worker';
import { messages } from '@/tests/content/texts';
import { aFreeMoment, anHour } from '@/tests/db/appointments/an-hour';
import { aMailServer } from '@/tests/db/mail/mail-server';
import { aGuest, aHold, aPaidBooking } from '@/tests/db/residence/a-stay';
import { showMatterMail } from '@/use-cases/desk/read-mail';

aMailServer();

const nobody = { budgets: [] };
const sendAll = async () => {
  while ((await sendNext()) !== 'none due');
};
/** What is read of a mail. */
const said = (html = '') => html.slice(html.indexOf('<main>')).replace(/<[^>]*>/g, '');
/** The mails of a stay or an hour, of each what is read of it as it left. */
const leftOf = async (about: 'booking' | 'appointment', id: string) =>
  Promise.all(
    (await listMatterMails(about, [id])).map(async (mail) => {
      const { html, text } = (await findSentMail(mail.id)) ?? {};
      return { ...mail, said: said(html), whole: `${html}${text}` };
    }),
  );

async function aBooking(language = 'fr') {
  const held = await holdStay({ ...aHold(), language });
  if (typeof held === 'string') throw new Error('its nights are taken');
  await saveGuest(held.id, aGuest());
  await bookStay(held.id, 'property', nobody);
  return { ...held, stay: { checkIn: held.checkIn, checkOut: held.checkOut } };
}

test.each(locales)(
  'in %s the mails of a stay are seen before they leave, and kept as they left without their links',
  async (language) => {
    const { id, number } = await aBooking(language);
    expect(await listMatterMails('booking', [id])).toMatchObject([
      { about: id, kind: 'bookingConfirmed', sentAt: null },
    ]);
    const before = said(await showMatterMail('booking', number, 'bookingConfirmed'));
    const cancelled = said(await showMatterMail('booking', number, 'bookingCancelled'));
    expect(await showMatterMail('booking', number, 'bookingReminder')).toContain(number);
    await sendAll();
    await endStay(id, 'cancelled', nobody);
    await sendAll();
    const left = await leftOf('booking', id);
    expect(left.map(({ kind }) => kind)).toEqual(['bookingConfirmed', 'bookingCancelled']);
    expect(left.map((mail) => mail.said)).toEqual([before, cancelled]);
    expect(before).toContain(number);
    for (const { whole } of left) expect(whole).not.toMatch(/\/residence\/booking\/[\w-]/);
  },
);

test.each(locales)(
  'in %s the mails of an hour are seen before they leave, and kept as they left without their links',
  async (language) => {
    const hour = { ...anHour(), language };
    const booked = await bookHour(hour, nobody);
    if (typeof booked === 'string') throw new Error('its hour is taken');
    const { id, number } = booked;
    const before = said(await showMatterMail('appointment', number, 'appointmentConfirmed'));
    const cancelled = said(await showMatterMail('appointment', number, 'appointmentCancelled'));
    for (const kind of ['appointmentLink', 'appointmentMoved', 'appointmentReminder'])
      expect(await showMatterMail('appointment', number, kind), kind).toContain(number);
    await sendAll();
    await endHour(id, 'cancelled', nobody);
    await sendAll();
    const left = await leftOf('appointment', id);
    expect(left.map(({ kind }) => kind)).toEqual(['appointmentConfirmed', 'appointmentCancelled']);
    expect(left.map((mail) => mail.said)).toEqual([before, cancelled]);
    for (const { whole } of left) expect(whole).not.toMatch(/\/appointment\/booked\/[\w-]/);
  },
);

const aForm = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return foreseenIn(form);
};

test('the mail of a move is seen with the dates that are typed, before anything is moved', async () => {
  const { id, number, stay } = await aBooking('ru');
  await sendAll();
  const dates = { checkIn: addDays(stay.checkIn, 3), checkOut: addDays(stay.checkIn, 7) };
  const typed = aForm({ from: dates.checkIn, to: dates.checkOut });
  const before = said(await showMatterMail('booking', number, 'bookingMoved', typed));
  expect(await findBooking(id)).toMatchObject({ checkIn: stay.checkIn, checkOut: stay.checkOut });
  expect(before).not.toBe(said(await showMatterMail('booking', number, 'bookingMoved')));
  expect(await moveStayByHand(number, dates, 'clio@theogonie.example')).toBe('done');
  await sendAll();
  const [, moved] = await leftOf('booking', id);
  expect(moved?.said).toBe(before);
});

test.each(locales)(
  'in %s the guest of a cancelled stay is told what the house keeps now, what goes back and what is due, as it was seen before',
  async (language) => {
    const { payment: t } = messages[language].booking;
    const { keptNothing, keptOwed, keptUnpaid } = await bookingWords(language);
    const [toPay, paid] = [await aBooking(language), await aPaidBooking(language)];
    const keeping = async ({ id, number }: typeof paid | typeof toPay, kept: string) => {
      const shownCents = (await findBooking(id))?.cancellationCents ?? 0;
      const before = said(await showMatterMail('booking', number, 'bookingKept', aForm({ kept })));
      const to = { keptCents: Number(kept) * 100, shownCents };
      expect(await changeKept(number, to, 'clio@theogonie.example')).toBe('done');
      expect(await listMatterMails('booking', [id])).toContainEqual(
        expect.objectContaining({ kind: 'bookingKept', sentAt: null }),
      );
      await sendAll();
      const mail = (await leftOf('booking', id)).findLast(({ kind }) => kind === 'bookingKept');
      expect(mail?.said).toBe(before);
      expect(mail?.whole).not.toMatch(/\/residence\/booking\/[\w-]/);
      expect(before).toContain(number);
      return before;
    };
    const endCents = { cancellationCents: 60_000 };
    for (const { id } of [toPay, paid]) await endStay(id, 'cancelled', nobody, endCents);
    await sendAll();
    const amount = formatDollars(50_000, language);
    const owing = await keeping(toPay, '500');
    // Who has paid nothing reads what is due, and of nothing that goes back.
    const [, due = ''] = (keptUnpaid[0] ?? '').split('{amount}');
    for (const part of [amount, t.owed, due]) expect(owing).toContain(part);
    expect(owing).not.toContain(keptOwed);
    const returning = await keeping(paid, '500');
    for (const part of [amount, t.paid, t.returned]) expect(returning).toContain(part);
    expect(returning).not.toContain(keptOwed);
    const [nothing = ''] = keptNothing;
    expect(await keeping(paid, '0')).toContain(nothing.slice(nothing.indexOf('.') + 2));
  },
);

test('a guest whose cancellation was not written yet reads in it what is kept by then, in one mail', async () => {
  const { id, number } = await aBooking();
  await sendAll();
  await endStay(id, 'cancelled', nobody, { cancellationCents: 60_000 });
  const change = { keptCents: 50_000, shownCents: 60_000 };
  expect(await changeKept(number, change, 'clio@theogonie.example')).toBe('done');
  await sendAll();
  const [, cancelled, ...more] = await leftOf('booking', id);
  expect(cancelled?.kind).toBe('bookingCancelled');
  expect(cancelled?.said).toContain(formatDollars(50_000, 'fr'));
  expect(more).toEqual([]);
});

test('who gave no address is written nothing when another sum is kept, and one mail leaves for two presses', async () => {
  const waiting = async (email: string) => {
    const { id, number } = await aBooking();
    await endStay(id, 'cancelled', nobody, { cancellationCents: 60_000 });
    await sendAll();
    await run((db) => db.update(bookings).set({ email }).where(eq(bookings.id, id)));
    const change = { keptCents: 50_000, shownCents: 60_000 };
    for (const _ of [1, 2])
      expect(await changeKept(number, change, 'clio@theogonie.example')).toBe('done');
    return (await listMatterMails('booking', [id])).filter(({ kind }) => kind === 'bookingKept');
  };
  expect(await waiting('')).toEqual([]);
  expect(await waiting('leda@theogonie.example')).toHaveLength(1);
});

test('the mail of an hour is seen with the time, the place and the link that are typed', async () => {
  const hour = anHour();
  const booked = await bookHour(hour, nobody);
  if (typeof booked === 'string') throw new Error('its hour is taken');
  const { id, number } = booked;
  await sendAll();
  const { day, time } = clockAt(aFreeMoment());
  const startsAt = momentOf(day, time);
  const typed = aForm({ on: day, time, place: 'salon' });
  const before = said(await showMatterMail('appointment', number, 'appointmentMoved', typed));
  const link = await showMatterMail(
    'appointment',
    number,
    'appointmentLink',
    aForm({ videoLink: 'https://video.example/leda' }),
  );
  expect(link).toContain('https://video.example/leda');
  const to = { place: 'salon', startsAt } as const;
  expect(await moveHourByHand(number, to, 'clio@theogonie.example')).toBe('done');
  await sendAll();
  const [, moved] = await leftOf('appointment', id);
  expect(moved?.said).toBe(before);
});

test('what cannot be read of a form is not foreseen', () => {
  const odd = { from: '2026-12-09', to: '2026-12-01', kept: 'beaucoup', on: '2026-13-01' };
  expect(aForm({ ...odd, time: '25:00', place: 'lune', videoLink: 'javascript:0' })).toEqual({});
  expect(aForm({ on: '2026-12-01', time: '9 h' })).toEqual({});
});

test('nothing is kept of the mails to a guest who was erased, and their file shows no other kind', async () => {
  const { id, number } = await aBooking();
  await run((db) => db.update(bookings).set({ erasedAt: new Date() }).where(eq(bookings.id, id)));
  const isIts = and(eq(mails.kind, 'bookingConfirmed'));
  await sendAll();
  expect(await run((db) => db.$count(mails, isIts))).toBe(0);
  expect(await listMatterMails('booking', [id])).toEqual([]);
  expect(await showMatterMail('booking', number, 'appointmentReminder')).toBeUndefined();
  expect(await showMatterMail('booking', 'RS-2026-XXXXXX', 'bookingReminder')).toBeUndefined();
});
