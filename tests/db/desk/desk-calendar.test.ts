import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, expect, test } from 'vitest';
import { callerOfHour, callerOfStay } from '@/components/desk/calendar/callers';
import { findAppointment } from '@/db/appointments/appointments';
import { closeDatabase, run } from '@/db/client';
import { endShare, findShare, findSharedBy, keepShare } from '@/db/desk/calendar-addresses';
import { listLogEntries } from '@/db/desk/desk';
import { setClosedDays } from '@/db/desk/desk-closed-days';
import {
  bookHourByHand,
  endHourByHand,
  listHours,
  moveHourByHand,
  undoMissedHour,
} from '@/db/desk/desk-hours';
import { bookByHand, endStayByHand, listStays, noteStay } from '@/db/desk/desk-stays';
import { bookStay, findBooking, holdStay, moveStay, saveGuest } from '@/db/residence/bookings';
import { listClosedDays } from '@/db/residence/closed-days';
import { appointments, bookings } from '@/db/schema';
import { newToken, tokenHash } from '@/lib/account/token';
import { hoursOf } from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { seenMark, seenOfTime } from '@/lib/desk/forms/seen';
import { houseCalendar } from '@/lib/desk/house-calendar';
import { aProvenEmail } from '@/tests/db/account/visitor';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aFreeDay, aGuest, aHold } from '@/tests/db/residence/a-stay';
import { readHour } from '@/use-cases/appointments/read-appointment';
import { readBookedOn } from '@/use-cases/desk/read-agenda';

afterAll(closeDatabase);

const clio = 'clio@theogonie.example';
const nobody = { budgets: [] };
const caller = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', email: null },
  requests: '',
};

test('a night that the desk closes is refused to visitors, not to the house, and free once it is opened', async () => {
  const checkIn = aFreeDay();
  const night = addDays(checkIn, 1);
  expect(await setClosedDays('residence', [night], 'closed', clio)).toBe(1);
  expect(await setClosedDays('residence', [night], 'closed', clio)).toBe(0);
  expect([...(await listClosedDays('residence', checkIn, addDays(checkIn, 9)))]).toEqual([night]);
  expect(await holdStay(aHold({ checkIn }))).toBe('closed');
  // Whoever leaves on a closed day does not sleep there.
  const { stay, id } = aHold({ checkIn, checkOut: night });
  await holdStay(aHold(stay, id));
  await saveGuest(id, aGuest());
  await bookStay(id, 'property', nobody);
  const longer = { checkIn, checkOut: addDays(checkIn, 2), totalCents: 188_000 };
  expect(await moveStay(id, longer, nobody)).toBe('closed');
  expect(await findBooking(id)).toMatchObject({ checkOut: night });
  const byHand = aHold({ checkIn: night, suite: 4 }).stay;
  expect(await bookByHand(byHand, caller, clio)).toBe('done');
  expect(await setClosedDays('residence', [night], 'opened', clio)).toBe(1);
  expect(await moveStay(id, longer, nobody)).toBe('moved');
  const actions = (await listLogEntries(20)).map((entry) => 'action' in entry && entry.action);
  expect(actions).toEqual(expect.arrayContaining(['daysClosed', 'daysOpened']));
});

test('an hour is booked for somebody who telephones without an address, once however often it is sent', async () => {
  const hour = anHour({ caller: { name: 'Numa', email: '', phone: '1', wishes: '' } });
  expect(await bookHourByHand(hour, clio)).toBe('done');
  expect(await bookHourByHand(hour, clio)).toBe('done');
  expect(await bookHourByHand({ ...hour, id: randomUUID() }, clio)).toBe('taken');
  const booked = await findAppointment(hour.id);
  expect(booked).toMatchObject({ adviser: 'vera', caller: { name: 'Numa', email: '' } });
  expect(await endHourByHand(booked?.number ?? '', 'noShow', clio)).toBe('conflict');
  expect(await endHourByHand(booked?.number ?? '', 'noShow', clio, booked?.startsAt)).toBe('done');
});

test('an hour is moved with its number, and the move is logged in the same transaction', async () => {
  const hour = anHour();
  await bookHourByHand(hour, clio);
  const booked = await findAppointment(hour.id);
  const number = booked?.number ?? '';
  const { startsAt } = anHour();
  expect(await moveHourByHand(number, { place: 'salon', startsAt }, clio)).toBe('done');
  expect(await findAppointment(hour.id)).toMatchObject({ number, place: 'salon', startsAt });
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({ action: 'hourMoved', author: clio, subject: number }),
  );
  expect(await endHourByHand(number, 'cancelled', clio)).toBe('done');
  expect(await moveHourByHand(number, { place: 'salon', startsAt }, clio)).toBe('conflict');
});

test('an hour that was marked as missed by mistake is booked again, unless its adviser has another one then', async () => {
  const hour = anHour();
  await bookHourByHand(hour, clio);
  const number = (await findAppointment(hour.id))?.number ?? '';
  expect(await undoMissedHour(number, clio)).toBe('conflict');
  const miss = () => endHourByHand(number, 'noShow', clio, hour.startsAt);
  await miss();
  const both = await Promise.all([undoMissedHour(number, clio), undoMissedHour(number, clio)]);
  expect(both.sort()).toEqual(['conflict', 'done']);
  const other = anHour({ startsAt: hour.startsAt });
  expect(await bookHourByHand(other, clio)).toBe('taken');
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({ action: 'hourCame', author: clio, subject: number }),
  );
  await miss();
  expect(await bookHourByHand(other, clio)).toBe('done');
  expect(await undoMissedHour(number, clio)).toBe('taken');
  expect(await findAppointment(hour.id)).toMatchObject({ state: 'noShow' });
});

test('what the house notes of a stay is kept, replaced and emptied, and no hold has notes', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const number = booked?.number ?? '';
  const note = (houseNote: string | null, before: string | null) =>
    noteStay(number, { houseNote, seen: seenMark(before) }, clio);
  expect(await note('Arrive à 3 h', null)).toBe('done');
  expect(await findBooking(booked?.id ?? '')).toMatchObject({ houseNote: 'Arrive à 3 h' });
  // From a second window that still shows none.
  expect(await note('Sans gluten', null)).toBe('conflict');
  expect(await findBooking(booked?.id ?? '')).toMatchObject({ houseNote: 'Arrive à 3 h' });
  expect(await note('Arrive à 3 h', null)).toBe('done');
  expect(await note(null, 'Arrive à 3 h')).toBe('done');
  expect(await findBooking(booked?.id ?? '')).toMatchObject({ houseNote: null });
  const held = await holdStay(aHold());
  const ofHeld = typeof held === 'object' ? held.number : '';
  const first = { houseNote: 'x', seen: seenMark(null) };
  expect(await noteStay(ofHeld, first, clio)).toBe('conflict');
});

test('an hour of a day that the house has closed meanwhile is told apart from one that somebody has', async () => {
  const now = new Date();
  const days = Array.from({ length: 50 }, (_, n) => addDays(clockAt(now).day, n + 3));
  const at = days.flatMap(hoursOf)[0] ?? now;
  const { day } = clockAt(at);
  const lost = async () => {
    const asked = await readHour({ at, spoken: 'fr' }, now);
    return asked === 'away' ? asked : asked.lost;
  };
  expect(await lost()).toBeUndefined();
  await setClosedDays('hours', [day], 'closed', clio);
  expect(await lost()).toBe('closed');
  await setClosedDays('hours', [day], 'opened', clio);
  expect(await lost()).toBeUndefined();
});

test('whoever closes days hears who has booked on them, how to reach them, and where that stands', async () => {
  const { stay } = aHold();
  const nights = { closed: 'residence', first: stay.checkIn, last: stay.checkIn } as const;
  await bookByHand(stay, { ...caller, email: 'numa@theogonie.example' }, clio);
  const { stays } = await readBookedOn(nights);
  expect(stays.map(callerOfStay)).toMatchObject([
    {
      ...{ name: 'Égérie Numa', phone: caller.phone, email: 'numa@theogonie.example' },
      text: expect.stringMatching(/^Suite Poséidon, du /),
      href: `/desk/residence?month=${stay.checkIn.slice(0, 7)}#${stays[0]?.number}`,
    },
  ]);
  // Whoever leaves on the day sleeps there no more.
  const left = { ...nights, first: stay.checkOut, last: stay.checkOut };
  expect(await readBookedOn(left)).toEqual({ stays: [], hours: [] });
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  await endStayByHand(booked?.number ?? '', 'cancelled', clio);
  expect(await readBookedOn(nights)).toEqual({ stays: [], hours: [] });
  const hour = anHour();
  await bookHourByHand(hour, clio);
  const { day } = clockAt(hour.startsAt);
  const { hours } = await readBookedOn({ closed: 'hours', first: day, last: day });
  const number = hours.find(({ id }) => id === hour.id)?.number;
  expect(hours.map(callerOfHour)).toContainEqual({
    ...{ number, name: hour.caller.name, phone: hour.caller.phone, email: hour.caller.email },
    ...{ text: expect.any(String), href: `/desk/calendar?day=${day}#${number}` },
  });
});

test('a private address opens the calendar until it is replaced or revoked, and no other does', async () => {
  const staff = await aProvenEmail();
  const [first, second] = [newToken(), newToken()].map(tokenHash);
  if (!first || !second) throw new Error('no tokens');
  await keepShare(staff, { createdAt: new Date(), tokenHash: first });
  expect(await findSharedBy(first)).toBe(staff);
  await keepShare(staff, { createdAt: new Date(), tokenHash: second });
  expect([await findSharedBy(first), await findSharedBy(second)]).toEqual([undefined, staff]);
  expect(await findSharedBy(tokenHash(''))).toBeUndefined();
  expect([await endShare(staff), await endShare(staff)]).toEqual([true, false]);
  expect([await findSharedBy(second), await findShare(staff)]).toEqual([undefined, undefined]);
});

test('the calendar that others follow has what is booked, as another library reads it, and nothing of where people live', async () => {
  const { stay } = aHold();
  await bookByHand(stay, { ...caller, lastName: 'Numa; Pompilius, ליאה' }, clio);
  // It was booked while guests came and left at other times.
  const times = { checkInFrom: '17:30', checkOutBefore: '9:45' };
  await run((db) => db.update(bookings).set(times).where(eq(bookings.checkIn, stay.checkIn)));
  const stays = await listStays(stay.checkIn, stay.checkOut);
  const hour = anHour();
  await bookHourByHand(hour, clio);
  const isIt = eq(appointments.id, hour.id);
  await run((db) => db.update(appointments).set({ minutes: 45 }).where(isIt));
  const found = await findAppointment(hour.id);
  const hours = found ? [found, { ...found, state: 'cancelled' as const }] : [];
  const text = houseCalendar({ stays, hours }, new Date());
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events).toHaveLength(2);
  expect(events[0]?.summary).toContain('Numa; Pompilius, ליאה');
  expect(events[0]?.startDate.toJSDate()).toEqual(momentOf(stay.checkIn, '17:30'));
  expect(events[0]?.endDate.toJSDate()).toEqual(momentOf(stay.checkOut, '9:45'));
  expect(events[1]?.startDate.toJSDate()).toEqual(hour.startsAt);
  expect(events[1]?.endDate.toJSDate()).toEqual(new Date(hour.startsAt.getTime() + 45 * 60_000));
  expect(text).not.toContain(caller.phone);
  expect(text).not.toContain(hour.caller.email);
});

test('a form that is shown again after Back books another caller an hour of their own, and a cancelled one anew', async () => {
  const hour = anHour({ spoken: 'fr' });
  expect(await bookHourByHand(hour, clio)).toBe('done');
  const other = {
    ...hour,
    caller: { ...hour.caller, name: 'Autre', email: anHour().caller.email },
  };
  expect(await bookHourByHand(other, clio)).toBe('done');
  const day = [hour.startsAt, new Date(hour.startsAt.getTime() + 1)] as const;
  expect((await listHours(...day)).map(({ caller }) => caller.name).sort()).toEqual([
    'Autre',
    'Léda',
  ]);
  const first = await findAppointment(hour.id);
  expect(await endHourByHand(first?.number ?? '', 'cancelled', clio)).toBe('done');
  expect(await bookHourByHand(hour, clio)).toBe('done');
  expect((await listHours(...day)).filter(({ state }) => state === 'booked')).toHaveLength(2);
});

test('a window that shows another time, or nobody to call, neither moves nor ends an hour', async () => {
  const hour = anHour({ place: 'video' });
  await bookHourByHand({ ...hour, caller: { ...hour.caller, phone: '' } }, clio);
  const number = (await findAppointment(hour.id))?.number ?? '';
  const stale = seenOfTime({ startsAt: anHour().startsAt });
  const to = { place: 'salon', startsAt: anHour().startsAt } as const;
  expect(await moveHourByHand(number, to, clio, stale)).toBe('conflict');
  expect(await endHourByHand(number, 'cancelled', clio, undefined, stale)).toBe('conflict');
  expect(await moveHourByHand(number, { ...to, place: 'telephone' }, clio)).toBe('noPhone');
  expect(await moveHourByHand(number, to, clio, seenOfTime(hour))).toBe('done');
});

test('a number is typed where none is known, and kept with an hour by telephone alone', async () => {
  const hour = anHour({ place: 'video' });
  await bookHourByHand({ ...hour, caller: { ...hour.caller, phone: '' } }, clio);
  const number = (await findAppointment(hour.id))?.number ?? '';
  const phoneOf = async () => (await findAppointment(hour.id))?.caller.phone;
  const to = { place: 'salon', startsAt: anHour().startsAt } as const;
  expect(await moveHourByHand(number, { ...to, phone: '01 23 45 67 89' }, clio)).toBe('done');
  expect(await phoneOf()).toBe('');
  const called = { ...to, place: 'telephone', phone: '01 23 45 67 89' } as const;
  expect(await moveHourByHand(number, called, clio)).toBe('done');
  expect(await phoneOf()).toBe('01 23 45 67 89');
  await moveHourByHand(number, { ...to, startsAt: anHour().startsAt }, clio);
  await moveHourByHand(number, { ...called, phone: '09 99 99 99 99' }, clio);
  expect(await phoneOf()).toBe('01 23 45 67 89');
});
