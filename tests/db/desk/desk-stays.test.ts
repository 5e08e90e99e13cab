import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { listLogEntries } from '@/db/desk/desk';
import { setClosedDays } from '@/db/desk/desk-closed-days';
import {
  changeKept,
  handBack,
  listUnsettled,
  settleStay,
  undoHandBack,
  unsettleStay,
} from '@/db/desk/desk-stay-money';
import {
  bookByHand,
  endStayByHand,
  listStays,
  moveStayByHand,
  undoNoShow,
} from '@/db/desk/desk-stays';
import { findBooking, holdStay } from '@/db/residence/bookings';
import { bookings, mails } from '@/db/schema';
import { momentOf } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { seenOfDates } from '@/lib/desk/forms/seen';
import { sentenceOf, stayMoneySubject, sumOf } from '@/lib/desk/log-words';
import { termsToday } from '@/lib/residence/agreed-terms';
import { aFreeDay, aHold } from '@/tests/db/residence/a-stay';

afterAll(closeDatabase);

const clio = 'clio@theogonie.example';
const caller = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', email: null },
  requests: 'Rez-de-chaussée',
};

test('the house books for somebody who telephones, and sees it between two days; holds are not listed', async () => {
  const { stay } = aHold();
  expect(await bookByHand(stay, caller, clio)).toBe('done');
  expect(await bookByHand(stay, caller, clio)).toBe('taken');
  await holdStay(aHold({ checkIn: stay.checkOut }));
  const stays = await listStays(stay.checkIn, addDays(stay.checkIn, 10));
  expect(stays).toMatchObject([{ ...stay, state: 'booked', guest: { ...caller, email: '' } }]);
  expect(await listStays(addDays(stay.checkOut, 1), addDays(stay.checkOut, 9))).toEqual([]);
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({ action: 'stayBooked', author: clio, subject: stays[0]?.number }),
  );
});

test('who telephones gets mails in the language that the house has chosen, in French else', async () => {
  const languageOf = async (language?: 'ru') => {
    const { stay } = aHold();
    await bookByHand(stay, { ...caller, language }, clio);
    const [booked] = await listStays(stay.checkIn, stay.checkOut);
    return booked?.language;
  };
  expect([await languageOf(), await languageOf('ru')]).toEqual(['fr', 'ru']);
});

test('a stay is ended once by one of two people, and its nights are free again', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, addDays(checkIn, 3));
  const number = booked?.number ?? '';
  expect(await endStayByHand(number, 'noShow', clio)).toBe('conflict');
  const evening = new Date(`${checkIn}T20:00:00Z`);
  // Whoever comes late comes.
  expect(await endStayByHand(number, 'noShow', clio, evening)).toBe('conflict');
  const nextDay = new Date(evening.getTime() + 86_400_000);
  const outcomes = [
    await endStayByHand(number, 'noShow', clio, nextDay),
    await endStayByHand(number, 'cancelled', 'erato@theogonie.example'),
  ];
  expect(outcomes).toEqual(['done', 'conflict']);
  expect(await endStayByHand('RS-2026-00000000', 'noShow', clio)).toBe('conflict');
  expect(await holdStay(aHold({ checkIn }))).toMatchObject({ state: 'held' });
});

test('a stay by telephone takes the nights that a stranger only holds, and no others', async () => {
  const [held, kept] = [aHold(), aHold({}, crypto.randomUUID(), true)];
  for (const hold of [held, kept]) await holdStay(hold);
  expect(await bookByHand(held.stay, caller, clio)).toBe('done');
  expect(await bookByHand(kept.stay, caller, clio)).toBe('taken');
});

test('a stay is cancelled until its day of departure, and not once that is past', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '', id = '' } = booked ?? {};
  const over = momentOf(addDays(stay.checkOut, 1), '08:00');
  expect(await endStayByHand(number, 'cancelled', clio, over)).toBe('stayOver');
  expect(await findBooking(id)).toMatchObject({ state: 'booked' });
  const leaving = momentOf(stay.checkOut, '10:00');
  expect(await endStayByHand(number, 'cancelled', clio, leaving)).toBe('done');
  expect(await endStayByHand(number, 'cancelled', clio, over)).toBe('conflict');
});

test('a stay is moved with its number and its price of a night, told to its guest and logged once', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, { ...caller, email: 'numa@theogonie.example' }, clio);
  const [booked] = await listStays(checkIn, addDays(checkIn, 3));
  if (!booked) throw new Error('nothing was booked');
  const { id, number, totalCents, checkOut } = booked;
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000;
  const dates = { checkIn: addDays(checkIn, 4), checkOut: addDays(checkOut, 5) };
  expect(await moveStayByHand(number, dates, clio)).toBe('done');
  expect(await findBooking(id)).toMatchObject({
    ...{ ...dates, number, state: 'booked' },
    totalCents: (totalCents / nights) * (nights + 1),
  });
  const kinds = await run((db) =>
    db
      .select({ kind: mails.kind })
      .from(mails)
      .where(sql`${mails.facts}::text like ${`%${id}%`}`),
  );
  expect(kinds).toContainEqual({ kind: 'bookingMoved' });
  expect(await holdStay(aHold({ checkIn }))).toMatchObject({ state: 'held' });
  expect(await moveStayByHand(number, { checkIn, checkOut }, clio)).toBe('taken');
  expect(await moveStayByHand('RS-2026-00000000', dates, clio)).toBe('conflict');
  const moves = (await listLogEntries(30)).filter(
    (entry) => 'action' in entry && entry.action === 'stayMoved' && entry.subject === number,
  );
  expect(moves).toMatchObject([{ author: clio }]);
});

test('a stay that has begun is extended and shortened by the night, keeps its arrival, and is left alone once it is over', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, { ...caller, email: null }, clio);
  const [booked] = await listStays(checkIn, addDays(checkIn, 3));
  if (!booked) throw new Error('nothing was booked');
  const { id, number, totalCents } = booked;
  const second = momentOf(addDays(checkIn, 1), '10:00');
  const until = (nights: number) => ({ checkIn, checkOut: addDays(checkIn, nights) });
  // A night of its own that the house closes meanwhile stays its own.
  await setClosedDays('residence', [checkIn], 'closed', clio);
  expect(await moveStayByHand(number, until(5), clio, second)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ ...until(5), totalCents: (totalCents / 2) * 5 });
  const later = { checkIn: addDays(checkIn, 1), checkOut: addDays(checkIn, 5) };
  expect(await moveStayByHand(number, later, clio, second)).toBe('badStayEnd');
  expect(await moveStayByHand(number, until(1), clio, second)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ ...until(1), totalCents: totalCents / 2 });
  const third = momentOf(addDays(checkIn, 2), '10:00');
  expect(await moveStayByHand(number, until(4), clio, third)).toBe('badStayEnd');
  expect(await holdStay(aHold({ checkIn: addDays(checkIn, 1) }))).toMatchObject({ state: 'held' });
  await setClosedDays('residence', [checkIn], 'opened', clio);
});

test('what is due is noted as paid at the property once, from the day of arrival on, and the note is taken back', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, stay.checkOut);
  if (!booked) throw new Error('nothing was booked');
  const { number, totalCents, id } = booked;
  const noon = momentOf(checkIn, '12:00');
  const before = momentOf(addDays(checkIn, -1), '12:00');
  expect(await settleStay(number, totalCents, clio, before)).toBe('conflict');
  expect(await settleStay(number, totalCents - 1, clio, noon)).toBe('conflict');
  const both = [
    settleStay(number, totalCents, clio, noon),
    settleStay(number, totalCents, clio, noon),
  ];
  expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
  expect(await findBooking(id)).toMatchObject({ settledCents: totalCents });
  const longer = addDays(stay.checkOut, 1);
  expect(await moveStayByHand(number, { checkIn, checkOut: longer }, clio, noon)).toBe('done');
  expect(await settleStay(number, totalCents / 2, clio, noon)).toBe('done');
  expect(await unsettleStay(number, totalCents, clio)).toBe('conflict');
  expect(await unsettleStay(number, totalCents * 1.5, clio)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ settledCents: 0 });
  const actions = (await listLogEntries(9)).flatMap((one) =>
    'action' in one && one.subject.startsWith(number) ? [one.action] : [],
  );
  expect(actions).toEqual(expect.arrayContaining(['staySettled', 'stayUnsettled']));
});

/** What waits of the money of a stay at the desk. */
const waitingOf = async (number: string, today: string) =>
  (await listUnsettled(today)).filter(({ stay }) => stay.number === number);

test('what is above the price at the property waits until it is noted as handed back, once', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, stay.checkOut);
  if (!booked) throw new Error('nothing was booked');
  const { number, totalCents, id } = booked;
  const noon = momentOf(checkIn, '12:00');
  await settleStay(number, totalCents, clio, noon);
  expect(await handBack(number, totalCents / 2, clio)).toBe('conflict');
  const shorter = { checkIn, checkOut: addDays(checkIn, 1) };
  await moveStayByHand(number, shorter, clio, noon);
  expect(await waitingOf(number, checkIn)).toMatchObject([
    { money: { surplusCents: totalCents / 2 } },
  ]);
  expect(await handBack(number, totalCents, clio)).toBe('conflict');
  const both = [handBack(number, totalCents / 2, clio), handBack(number, totalCents / 2, clio)];
  expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
  expect(await findBooking(id)).toMatchObject({ settledCents: totalCents / 2 });
  expect(await waitingOf(number, checkIn)).toEqual([]);
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({
      ...{ action: 'stayHandedBack', author: clio },
      subject: stayMoneySubject(number, totalCents / 2),
    }),
  );
});

test('a sum that was noted as handed back by mistake is to be handed back again, once, and the log says so', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '', totalCents = 0, id = '' } = booked ?? {};
  const noon = momentOf(stay.checkIn, '12:00');
  await settleStay(number, totalCents, clio, noon);
  await moveStayByHand(number, { ...stay, checkOut: addDays(stay.checkIn, 1) }, clio, noon);
  await handBack(number, totalCents / 2, clio);
  expect(await findBooking(id)).toMatchObject({ handedBackCents: totalCents / 2 });
  expect(await undoHandBack(number, totalCents, clio)).toBe('conflict');
  // What was paid is taken back after what was handed back of it: else sums would stand that nobody paid.
  expect(await unsettleStay(number, totalCents / 2, clio)).toBe('conflict');
  const both = [
    undoHandBack(number, totalCents / 2, clio),
    undoHandBack(number, totalCents / 2, clio),
  ];
  expect((await Promise.all(both)).sort()).toEqual(['conflict', 'done']);
  expect(await findBooking(id)).toMatchObject({ settledCents: totalCents, handedBackCents: 0 });
  expect(await waitingOf(number, stay.checkIn)).toMatchObject([
    { money: { surplusCents: totalCents / 2 } },
  ]);
  const [entry] = (await listLogEntries(9)).filter(
    (one) =>
      'action' in one && one.subject.startsWith(number) && one.action === 'stayHandedBackNot',
  );
  if (!entry) throw new Error('nothing was logged');
  const { before, what, after } = sentenceOf(entry);
  expect(before + what + after).toContain('a corrigé la somme rendue sur place pour');
});

test('a stay that is cancelled too late keeps what the house says, which is due at once; a free one keeps nothing', async () => {
  const { stay } = aHold();
  const ending = async (at: Date, kept: number) => {
    await bookByHand(stay, caller, clio);
    const booked = (await listStays(stay.checkIn, stay.checkOut)).find(
      ({ state }) => state === 'booked',
    );
    const { number = '', id = '' } = booked ?? {};
    const outcome = await endStayByHand(number, 'cancelled', clio, at, undefined, kept);
    return { number, id, outcome, total: booked?.totalCents ?? 0 };
  };
  const day = (days: number) => momentOf(addDays(stay.checkIn, days), '12:00');
  const early = await ending(day(-3), 100);
  expect(early.outcome).toBe('badKept');
  expect(await endStayByHand(early.number, 'cancelled', clio, day(-3))).toBe('done');
  const late = await ending(day(-1), 60_000);
  expect(late.outcome).toBe('done');
  const { number, id, total } = late;
  expect(await findBooking(id)).toMatchObject({ state: 'cancelled', cancellationCents: 60_000 });
  const before = addDays(stay.checkIn, -1);
  expect(await waitingOf(number, before)).toMatchObject([{ money: { dueCents: 60_000 } }]);
  expect(await settleStay(number, 60_000, clio, day(-1))).toBe('done');
  expect(await waitingOf(number, before)).toEqual([]);
  for (const kept of [total + 1, -1, Number.NaN]) {
    const refused = await ending(day(-1), kept);
    expect(refused.outcome).toBe('badKept');
    await endStayByHand(refused.number, 'cancelled', clio, day(-1));
  }
});

test('a stay is cancelled at the desk by the hours that it was booked with', async () => {
  const ending = async (agreed: Partial<typeof termsToday>, hoursBefore: number) => {
    const { stay } = aHold();
    await bookByHand(stay, caller, clio);
    const [{ number = '', id = '' } = {}] = await listStays(stay.checkIn, stay.checkOut);
    expect(await findBooking(id)).toMatchObject(termsToday);
    await run((db) => db.update(bookings).set(agreed).where(eq(bookings.id, id)));
    const at = new Date(momentOf(stay.checkIn, '15:00').getTime() - hoursBefore * 3_600_000);
    return endStayByHand(number, 'cancelled', clio, at, undefined, 60_000);
  };
  expect(await ending({ freeHours: 72 }, 73)).toBe('badKept');
  expect(await ending({ freeHours: 72 }, 71)).toBe('done');
  expect(await ending({ freeHours: 24 }, 25)).toBe('badKept');
  expect(await ending({ checkInFrom: '17:30' }, 47)).toBe('badKept');
  expect(await ending({ checkInFrom: '17:30' }, 45)).toBe('done');
});

test('what is kept of a cancelled stay is changed afterwards, as long as nothing above it was handed back', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '', id = '', totalCents: total = 0 } = booked ?? {};
  const change = (keptCents: number, shownCents: number) =>
    changeKept(number, { keptCents, shownCents }, clio);
  expect(await change(total, 0)).toBe('conflict');
  const before = momentOf(addDays(stay.checkIn, -1), '12:00');
  await endStayByHand(number, 'cancelled', clio, before, undefined, 60_000);
  for (const kept of [total + 1, -1, Number.NaN])
    expect(await change(kept, 60_000)).toBe('badKept');
  expect(await change(50_000, 40_000)).toBe('conflict');
  const both = await Promise.all([change(50_000, 60_000), change(40_000, 60_000)]);
  expect(both.filter((outcome) => outcome === 'done')).toHaveLength(1);
  const now = (await findBooking(id))?.cancellationCents ?? 0;
  expect(await change(50_000, now)).toBe('done');
  expect(await change(50_000, now)).toBe('done');
  expect(await settleStay(number, 50_000, clio, before)).toBe('done');
  expect(await change(20_000, 50_000)).toBe('done');
  expect(await waitingOf(number, stay.checkIn)).toMatchObject([
    { money: { surplusCents: 30_000 } },
  ]);
  expect(await handBack(number, 30_000, clio)).toBe('done');
  expect(await change(20_001, 20_000)).toBe('keptReturned');
  await undoHandBack(number, 30_000, clio);
  expect(await change(45_000, 20_000)).toBe('done');
  expect(await findBooking(id)).toMatchObject({ state: 'cancelled', cancellationCents: 45_000 });
  const entries = (await listLogEntries(20)).filter((entry) =>
    sentenceOf(entry).what.endsWith(number),
  );
  const said = entries.map((entry) => {
    const { before, what, href } = sentenceOf(entry);
    expect([what, href]).toEqual([`le séjour ${number}`, `/desk/search?q=${number}`]);
    return `${before.replace('Clio Marchand a ', '')}${sumOf(entry) ?? ''}`.replaceAll(
      '\u00a0',
      ' ',
    );
  });
  expect(said.slice(0, 5)).toEqual([
    'changé ce que la maison garde pour de 200 $ à 450 $',
    'corrigé la somme rendue sur place pour 300 $',
    'noté la somme rendue sur place pour 300 $',
    'changé ce que la maison garde pour de 500 $ à 200 $',
    'noté 500 $',
  ]);
});

test('nothing is kept afterwards of a stay whose cancellation was free', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '' } = booked ?? {};
  await endStayByHand(number, 'cancelled', clio);
  expect(await changeKept(number, { keptCents: 100, shownCents: 0 }, clio)).toBe('badKept');
});

test('a stay that has left without paying waits at the desk until it is settled, or marked as missed', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '', totalCents = 0 } = booked ?? {};
  const [left, after] = [stay.checkOut, addDays(stay.checkOut, 1)];
  expect(await waitingOf(number, left)).toEqual([]);
  expect(await waitingOf(number, after)).toMatchObject([{ money: { dueCents: totalCents } }]);
  const later = momentOf(after, '10:00');
  await settleStay(number, totalCents, clio, later);
  expect(await waitingOf(number, after)).toEqual([]);
  await unsettleStay(number, totalCents, clio);
  await endStayByHand(number, 'noShow', clio, later);
  expect(await waitingOf(number, after)).toEqual([]);
});

test('a stay that was marked as missed by mistake is booked again with its nights, unless somebody else has one', async () => {
  const { stay } = aHold();
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(stay.checkIn, stay.checkOut);
  const { number = '', id = '' } = booked ?? {};
  expect(await undoNoShow(number, clio)).toBe('conflict');
  const second = momentOf(addDays(stay.checkIn, 1), '10:00');
  await endStayByHand(number, 'noShow', clio, second);
  const both = await Promise.all([undoNoShow(number, clio), undoNoShow(number, clio)]);
  expect(both.sort()).toEqual(['conflict', 'done']);
  expect(await findBooking(id)).toMatchObject({ ...stay, state: 'booked' });
  expect(await holdStay(aHold(stay))).toBe('taken');
  expect(await listLogEntries(5)).toContainEqual(
    expect.objectContaining({ action: 'stayCame', author: clio, subject: number }),
  );
  await endStayByHand(number, 'noShow', clio, second);
  await bookByHand(aHold({ checkIn: addDays(stay.checkIn, 1) }).stay, caller, clio);
  expect(await undoNoShow(number, clio)).toBe('taken');
  expect(await findBooking(id)).toMatchObject({ state: 'noShow' });
});

test('a window that shows other dates neither moves nor ends a stay', async () => {
  const checkIn = aFreeDay();
  const { stay } = aHold({ checkIn });
  await bookByHand(stay, caller, clio);
  const [booked] = await listStays(checkIn, stay.checkOut);
  const number = booked?.number ?? '';
  const later = { checkIn: addDays(checkIn, 4), checkOut: addDays(checkIn, 6) };
  const now = new Date();
  expect(await moveStayByHand(number, later, clio, now, seenOfDates(later))).toBe('conflict');
  expect(await endStayByHand(number, 'cancelled', clio, now, seenOfDates(later))).toBe('conflict');
  expect(await moveStayByHand(number, later, clio, now, seenOfDates(stay))).toBe('done');
});
