import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { retention } from '@/content/house/retention';
import { stayRules } from '@/content/residence/stays';
import { collectData, eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import { closeDatabase, run, sql } from '@/db/client';
import {
  bookStay,
  deleteEndedHolds,
  endStay,
  findBooking,
  holdStay,
  moveStay,
  saveGuest,
} from '@/db/residence/bookings';
import { keepGuest } from '@/db/residence/lost-holds';
import { isTaken, listTakenNights } from '@/db/residence/nights';
import { askForPage } from '@/db/residence/stay-payments';
import { addDays, nightsBetween } from '@/lib/calendar/days';
import { aProof, aVisitor } from '@/tests/db/account/visitor';
import { aFreeDay, aGuest, aHold } from './a-stay';

afterAll(closeDatabase);

const nobody = { budgets: [] };
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** The nights of a suite that cannot be booked, of the twenty days from one on. */
async function takenFrom(day: string, suite = 3, at?: Date, except?: string) {
  const taken = await listTakenNights(day, addDays(day, 20), { except, at });
  return [...(taken.get(suite) ?? [])].sort();
}

/** A stay that is booked, by a guest. */
async function aBooking(checkIn = aFreeDay(), guest = aGuest()) {
  const held = await holdStay(aHold({ checkIn }));
  if (typeof held === 'string') throw new Error('its nights are taken');
  await saveGuest(held.id, guest);
  expect(await bookStay(held.id, 'property', nobody)).toBe('booked');
  return held;
}

test('a held stay keeps its nights for twenty minutes, and not the night of the day of leaving', async () => {
  const checkIn = aFreeDay();
  const held = await holdStay(aHold({ checkIn }));
  expect(held).toMatchObject({ state: 'held', suite: 3, guest: null, totalCents: 188_000 });
  expect(await takenFrom(checkIn)).toEqual([checkIn, addDays(checkIn, 1)]);
  expect(await takenFrom(checkIn, 4)).toEqual([]);
  const id = typeof held === 'object' ? held.id : '';
  expect(await takenFrom(checkIn, 3, undefined, id)).toEqual([]);
  expect(await takenFrom(checkIn, 3, later(stayRules.holdMinutes - 1))).toHaveLength(2);
  expect(await takenFrom(checkIn, 3, later(stayRules.holdMinutes + 1))).toEqual([]);
});

test('a night that is held or booked is refused to everybody else, with nothing stored of the rest', async () => {
  const checkIn = aFreeDay();
  await holdStay(aHold({ checkIn }));
  const second = aHold({ checkIn: addDays(checkIn, -1), checkOut: addDays(checkIn, 1) });
  expect(await holdStay(second)).toBe('taken');
  expect(await findBooking(second.id)).toBeUndefined();
  expect(await takenFrom(addDays(checkIn, -1))).toHaveLength(2);
  // One guest leaves on the day on which the next one comes.
  expect(await holdStay(aHold({ checkIn: addDays(checkIn, 2) }))).toMatchObject({ state: 'held' });
});

test('a hold of somebody of whom nothing is proven gives way to who has proven an address, and to nobody else', async () => {
  const checkIn = aFreeDay();
  const stranger = aHold({ checkIn });
  await holdStay(stranger);
  const later = aHold({ checkIn: addDays(checkIn, 1) });
  expect(await holdStay(later)).toBe('taken');
  const seen = await listTakenNights(checkIn, addDays(checkIn, 20), { isProven: true });
  expect(seen.get(3)).toBeUndefined();
  const known = aHold({ checkIn: addDays(checkIn, 1) }, randomUUID(), true);
  expect(await holdStay(known)).toMatchObject({ state: 'held' });
  // All nights of a stay go, and its guest is told when they go on.
  expect(await takenFrom(checkIn)).toEqual([addDays(checkIn, 1), addDays(checkIn, 2)]);
  const left = await findBooking(stranger.id);
  expect(left?.heldUntil?.getTime()).toBeLessThanOrEqual(Date.now());
  await saveGuest(stranger.id, aGuest());
  expect(await bookStay(stranger.id, 'property', nobody)).toBe('taken');
  // Somebody else who has proven an address comes second.
  expect(await holdStay(aHold({ checkIn }, randomUUID(), true))).toBe('taken');
  expect(await takenFrom(checkIn)).toHaveLength(2);
});

test('a hold gives way no more once its guest has proven an address, has begun to pay or has booked', async () => {
  const [proven, paying, booked] = [aHold(), aHold(), aHold()] as const;
  for (const hold of [proven, paying, booked]) await holdStay(hold);
  await saveGuest(proven.id, aGuest(), true);
  for (const { id } of [paying, booked]) await saveGuest(id, aGuest());
  expect(await askForPage(paying.id, { open: 35, grace: 5 })).toMatchObject({ page: {} });
  expect(await bookStay(booked.id, 'property', nobody)).toBe('booked');
  for (const { stay } of [proven, paying, booked])
    expect(await holdStay(aHold({ checkIn: stay.checkIn }, randomUUID(), true))).toBe('taken');
});

test('no hold gives way where another night of the wanted stay is booked', async () => {
  const checkIn = aFreeDay();
  const strangers = [0, 1, 2].map((at) =>
    aHold({ checkIn: addDays(checkIn, 2 * at), checkOut: addDays(checkIn, 2 * at + 2) }),
  );
  for (const hold of strangers) await holdStay(hold);
  await aBooking(addDays(checkIn, 6));
  const wanted = aHold({ checkIn, checkOut: addDays(checkIn, 7) }, randomUUID(), true);
  expect(await holdStay(wanted)).toBe('taken');
  for (const { id } of strangers)
    expect((await findBooking(id))?.heldUntil?.getTime()).toBeGreaterThan(Date.now());
});

test('the nights of a hold that has ended are taken over, and whoever comes back too late is told', async () => {
  const checkIn = aFreeDay();
  const first = aHold({ checkIn });
  await holdStay(first);
  await saveGuest(first.id, aGuest());
  const after = later(stayRules.holdMinutes + 1);
  expect(await holdStay(aHold({ checkIn }), after)).toMatchObject({ state: 'held' });
  expect(await bookStay(first.id, 'card', nobody, { at: after })).toBe('taken');
  expect(await findBooking(first.id)).toMatchObject({ state: 'held' });
});

test('a hold that has ended is booked all the same while nobody else has taken its nights', async () => {
  const hold = aHold();
  await holdStay(hold);
  await saveGuest(hold.id, aGuest());
  expect(await bookStay(hold.id, 'card', nobody, { at: later(60) })).toBe('booked');
  expect(await takenFrom(hold.stay.checkIn, 3, later(600))).toHaveLength(2);
});

test('fifty visitors want one night at once: one has it, forty-nine are told', async () => {
  const checkIn = aFreeDay();
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => holdStay(aHold({ checkIn }))),
  );
  expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(49);
  expect(await takenFrom(checkIn)).toHaveLength(2);
});

test('a form sent twice holds once, other dates replace its nights, and a booked stay stays as it is', async () => {
  const hold = aHold();
  const { checkIn } = hold.stay;
  const [first, again] = await Promise.all([holdStay(hold), holdStay(hold)]);
  expect(first).toMatchObject({ id: hold.id, state: 'held' });
  expect(again).toMatchObject({ id: hold.id, state: 'held' });
  const other = addDays(checkIn, 1);
  await holdStay(aHold({ checkIn: other, checkOut: addDays(other, 1) }, hold.id));
  expect(await takenFrom(checkIn)).toEqual([other]);
  await holdStay(aHold({ suite: 5, checkIn }, hold.id));
  expect(await takenFrom(checkIn)).toEqual([]);
  expect(await takenFrom(checkIn, 5)).toHaveLength(2);
  await saveGuest(hold.id, aGuest());
  await bookStay(hold.id, 'property', nobody);
  expect(await holdStay(hold)).toMatchObject({ state: 'booked', suite: 5 });
});

test('what a guest typed for nights of somebody else is kept without them, for others, until holds are deleted', async () => {
  const checkIn = aFreeDay();
  await aBooking(checkIn);
  const lost = aHold({ checkIn });
  await keepGuest(lost, aGuest({ city: 'Sparte' }));
  await keepGuest(lost, aGuest({ city: 'Argos' }));
  expect(await findBooking(lost.id)).toMatchObject({ state: 'held', guest: { city: 'Argos' } });
  expect(await bookStay(lost.id, 'property', nobody)).toBe('taken');
  const other = aHold({ suite: 5, checkIn }, lost.id);
  expect(await holdStay(other)).toMatchObject({ suite: 5, guest: { city: 'Argos' } });
  expect(await bookStay(lost.id, 'property', nobody)).toBe('booked');
  await keepGuest(lost, aGuest());
  expect(await findBooking(lost.id)).toMatchObject({ state: 'booked', guest: { city: 'Argos' } });
  const left = aHold({ checkIn });
  await keepGuest(left, aGuest());
  await deleteEndedHolds(later(61));
  expect(await findBooking(left.id)).toBeUndefined();
});

test('two presses of the last button book once', async () => {
  const hold = aHold();
  await holdStay(hold);
  await saveGuest(hold.id, aGuest());
  const outcomes = await Promise.all([1, 2].map(() => bookStay(hold.id, 'card', nobody)));
  expect(outcomes.sort()).toEqual(['booked', 'repeated']);
});

test('a stay without a guest is not booked, and one that was booked keeps its guest', async () => {
  const hold = aHold();
  await holdStay(hold);
  expect(await bookStay(hold.id, 'card', nobody)).toBe('gone');
  await saveGuest(hold.id, aGuest({ lastName: 'شهرزاد' }));
  await bookStay(hold.id, 'card', nobody);
  expect(await saveGuest(hold.id, aGuest())).toBe(false);
  expect(await findBooking(hold.id)).toMatchObject({ guest: { lastName: 'شهرزاد' } });
  expect(await saveGuest(randomUUID(), aGuest())).toBe(false);
});

test('a booked stay moves over its own nights, not over those of another', async () => {
  const checkIn = aFreeDay();
  const { id } = await aBooking(checkIn);
  await aBooking(addDays(checkIn, 3));
  const dates = {
    checkIn: addDays(checkIn, 1),
    checkOut: addDays(checkIn, 3),
    totalCents: 188_000,
  };
  expect(await moveStay(id, dates, nobody)).toBe('moved');
  const [one, two, three, four] = nightsBetween(addDays(checkIn, 1), addDays(checkIn, 5));
  expect(await takenFrom(checkIn)).toEqual([one, two, three, four]);
  const further = { ...dates, checkOut: addDays(checkIn, 4), totalCents: 282_000 };
  expect(await moveStay(id, further, nobody)).toBe('taken');
  expect(await findBooking(id)).toMatchObject({ checkOut: dates.checkOut, totalCents: 188_000 });
});

/** What was agreed while other rules held. */
const otherTerms = {
  ...{ freeHours: 72, creditDays: 60, eurosPerDollar: 0.85 },
  ...{ checkInFrom: '17:30', checkOutBefore: '9:45' },
};

test('a stay keeps what was agreed when its nights were held, also when it is booked and moved', async () => {
  const hold = { ...aHold(), terms: otherTerms };
  const { checkIn } = hold.stay;
  expect(await holdStay(hold)).toMatchObject(otherTerms);
  await saveGuest(hold.id, aGuest());
  await bookStay(hold.id, 'property', nobody);
  const dates = { checkIn, checkOut: addDays(checkIn, 1), totalCents: 94_000 };
  expect(await moveStay(hold.id, dates, nobody)).toBe('moved');
  expect(await findBooking(hold.id)).toMatchObject({ ...otherTerms, checkOut: dates.checkOut });
});

test('nights that are chosen again are held on the terms of then', async () => {
  const hold = { ...aHold(), terms: otherTerms };
  await holdStay(hold);
  const again = aHold({}, hold.id);
  expect(await holdStay(again)).toMatchObject(again.terms);
  const lost = { ...aHold({ suite: 5 }), terms: otherTerms };
  await keepGuest(lost, aGuest());
  expect(await findBooking(lost.id)).toMatchObject(otherTerms);
});

test('a stay of a release that knew no terms has those of its time', async () => {
  const id = randomUUID();
  await run((db) =>
    db.execute(sql`insert into bookings (id, number, state, suite, check_in, check_out, adults, children,
        total_cents, language) values (${id}, ${id}, 'booked', 1, '2039-01-01', '2039-01-02', 2, 0, 94000, 'fr')`),
  );
  expect(await findBooking(id)).toMatchObject({
    ...{ freeHours: 48, creditDays: 30, eurosPerDollar: 1 },
    ...{ checkInFrom: '15:00', checkOutBefore: '11:00' },
  });
});

test('a cancelled stay frees its nights once, and is neither moved nor booked again', async () => {
  const checkIn = aFreeDay();
  const { id } = await aBooking(checkIn);
  expect(await endStay(id, 'cancelled', nobody)).toBe(true);
  expect(await endStay(id, 'cancelled', nobody)).toBe(true);
  expect(await endStay(id, 'noShow', nobody)).toBe(false);
  expect(await takenFrom(checkIn)).toEqual([]);
  const dates = { checkIn, checkOut: addDays(checkIn, 1), totalCents: 94_000 };
  expect(await moveStay(id, dates, nobody)).toBe('gone');
  expect(await bookStay(id, 'card', nobody)).toBe('gone');
});

test('what was held and never booked is deleted an hour after its hold has ended', async () => {
  const hold = aHold();
  const { id } = await aBooking();
  await holdStay(hold);
  await deleteEndedHolds(later(stayRules.holdMinutes + 59));
  expect(await findBooking(hold.id)).toBeDefined();
  expect(await deleteEndedHolds(later(stayRules.holdMinutes + 61))).toBeGreaterThan(0);
  expect(await findBooking(hold.id)).toBeUndefined();
  expect(await findBooking(id)).toBeDefined();
});

test('a guest who erases their data stays known until a coming stay is over', async () => {
  const { email } = await aVisitor();
  const { id, checkIn } = await aBooking(aFreeDay(), aGuest({ email }));
  const data = await collectData(await aProof(email));
  expect(data).toMatchObject({ stays: [{ email, nights: [{ night: checkIn }, {}] }] });
  expect(await eraseData(await aProof(email), undefined)).toBe(true);
  expect(await findBooking(id)).toMatchObject({ guest: { email } });
  await deleteExpired();
  expect(await findBooking(id)).toMatchObject({ guest: { email } });
  await run((db) =>
    db.execute(
      sql`update bookings set check_in = '2021-01-01', check_out = '2021-01-02' where id = ${id}`,
    ),
  );
  await deleteExpired();
  expect(await findBooking(id)).toMatchObject({ guest: null, state: 'booked' });
});

test('a booking is deleted once the law no longer has the house keep it', async () => {
  const { id } = await aBooking();
  const years = retention.contractYears;
  await run((db) =>
    db.execute(sql`update bookings set created_at = now() - make_interval(years => ${years}::int, days => 1)
      where id = ${id}`),
  );
  expect((await deleteExpired()).bookings).toBeGreaterThan(0);
  expect(await findBooking(id)).toBeUndefined();
});

test('who comes too late is told by one read, but not of their own nights, of ended holds, or of what gives way to them', async () => {
  const hold = aHold();
  const isLost = (id: string, isProven = false, at?: Date) =>
    run((db) => isTaken(db, id, hold.stay, isProven, at));
  const other = crypto.randomUUID();
  expect(await isLost(other)).toBe(false);
  await holdStay(hold);
  expect([await isLost(other), await isLost(other, true)]).toEqual([true, false]);
  expect(await isLost(hold.id)).toBe(false);
  expect(await isLost(other, false, new Date(Date.now() + 21 * 60_000))).toBe(false);
  // A booking that exists is answered as it stands.
  const { id } = aHold();
  await holdStay(aHold({}, id));
  expect(await isLost(id)).toBe(false);
  expect(await holdStay(aHold(hold.stay, id))).toBe('taken');
});
