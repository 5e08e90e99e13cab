import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { retention } from '@/content/house/retention';
import { collectData, eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import {
  bookHour,
  endHour,
  findAppointment,
  listHoursOf,
  moveHour,
} from '@/db/appointments/appointments';
import { listTakenHours } from '@/db/appointments/slots';
import { closeDatabase, run, sql } from '@/db/client';
import { hourToday } from '@/lib/appointments/agreed-hour';
import { advisersFor } from '@/lib/appointments/slots';
import { aProof, aProvenEmail } from '@/tests/db/account/visitor';
import { aFreeMoment, anHour } from './an-hour';

afterAll(closeDatabase);

const nobody = { budgets: [] };

/** Who has an hour at a moment. */
async function takenAt(at: Date) {
  const taken = await listTakenHours(at, new Date(at.getTime() + 1));
  return [...taken.keys()].sort();
}

test('one adviser has one hour: whoever comes second hears that it is taken', async () => {
  const startsAt = aFreeMoment();
  const first = await bookHour(anHour({ startsAt }), nobody);
  expect(first).toMatchObject({ state: 'booked', adviser: 'vera', startsAt });
  const second = anHour({ startsAt });
  expect(await bookHour(second, nobody)).toBe('taken');
  expect(await findAppointment(second.id)).toBeUndefined();
});

test('of fifty visitors at one hour as many are booked as advisers speak the language', async () => {
  const startsAt = aFreeMoment();
  const all = await Promise.all(
    Array.from({ length: 50 }, () => bookHour(anHour({ startsAt, spoken: 'en' }), nobody)),
  );
  const booked = all.flatMap((one) => (typeof one === 'string' ? [] : [one.adviser]));
  expect(booked.sort()).toEqual(
    advisersFor('en')
      .map(({ id }) => id)
      .sort(),
  );
  expect(await takenAt(startsAt)).toEqual(booked);
});

test('a form that is sent twice books one hour', async () => {
  const hour = anHour({ spoken: 'fr' });
  const [first, second] = [await bookHour(hour, nobody), await bookHour(hour, nobody)];
  expect(second).toEqual(first);
  expect(await takenAt(hour.startsAt)).toHaveLength(1);
});

test('a form that is shown again after Back and filled in for somebody without an address books one hour more, however often it is sent', async () => {
  const first = anHour({ spoken: 'fr' });
  await bookHour(first, nobody);
  const startsAt = aFreeMoment();
  const caller = { name: 'Iris', email: '', phone: '+33 1 23 45 67 89', wishes: '' };
  const other = { ...first, startsAt, caller };
  const booked = await Promise.all([1, 2, 3].map(() => bookHour(other, nobody)));
  const numbers = booked.map((one) => (typeof one === 'string' ? one : one.number));
  expect(new Set(numbers).size).toBe(1);
  expect(await takenAt(startsAt)).toHaveLength(1);
  const [one] = booked;
  if (!one || typeof one === 'string') throw new Error('no hour was booked');
  await endHour(one.id, 'cancelled', nobody);
  const anew = await bookHour(other, nobody);
  expect(anew).toMatchObject({ state: 'booked', caller });
  expect(anew).not.toMatchObject({ number: one.number });
});

test('one person has one hour at a time, whichever page it is asked for on', async () => {
  const first = anHour({ spoken: 'fr' });
  const { caller, startsAt } = first;
  const again = () => anHour({ spoken: 'fr', caller, startsAt });
  const outcomes = await Promise.all(
    [first, again(), again()].map((hour) => bookHour(hour, nobody)),
  );
  expect(outcomes.filter((one) => one === 'twice')).toHaveLength(2);
  expect(await takenAt(startsAt)).toHaveLength(1);
  const other = anHour({ spoken: 'fr', caller });
  await bookHour(other, nobody);
  const moved = await moveHour(other.id, { place: 'salon', startsAt }, nobody);
  expect(moved).toBe('twice');
  expect(await findAppointment(other.id)).toMatchObject({ startsAt: other.startsAt });
});

test('who has not proven an address is told of no hour of it but the one that their own browser has booked', async () => {
  const first = anHour({ spoken: 'fr' });
  const { caller, startsAt } = first;
  const again = (parts = {}) => anHour({ spoken: 'fr', caller, startsAt, ...parts });
  await bookHour(first, nobody);
  expect(await bookHour(again(), nobody, { knows: [first.id] })).toBe('twice');
  const stranger = again();
  expect(await bookHour(stranger, nobody, { knows: [] })).toMatchObject({ state: 'booked' });
  // Each has an adviser of its own.
  expect(await takenAt(startsAt)).toHaveLength(2);
  expect(await bookHour(again(), nobody)).toBe('twice');
  const other = anHour({ spoken: 'fr', caller });
  await bookHour(other, nobody);
  const to = { place: 'salon', startsAt } as const;
  expect(await moveHour(other.id, to, nobody, { knows: [stranger.id] })).toBe('twice');
  expect(await moveHour(other.id, to, nobody, { knows: [other.id] })).toBe('moved');
});

test('an hour that was cancelled is booked again by the same person', async () => {
  const hour = anHour({ spoken: 'fr' });
  await bookHour(hour, nobody);
  await endHour(hour.id, 'cancelled', nobody);
  expect(await bookHour({ ...hour, id: crypto.randomUUID() }, nobody)).toMatchObject({
    state: 'booked',
  });
});

test('an hour that is moved frees the earlier one, and stays as it was where the new one is taken', async () => {
  const [hour, busy] = [anHour(), anHour()];
  await bookHour(hour, nobody);
  await bookHour(busy, nobody);
  const to = (startsAt: Date) => moveHour(hour.id, { place: 'telephone', startsAt }, nobody);
  expect(await to(busy.startsAt)).toBe('taken');
  expect(await findAppointment(hour.id)).toMatchObject({ startsAt: hour.startsAt, place: 'video' });
  const other = aFreeMoment();
  expect(await to(other)).toBe('moved');
  expect(await findAppointment(hour.id)).toMatchObject({ startsAt: other, place: 'telephone' });
  expect(await takenAt(hour.startsAt)).toEqual([]);
  expect(await takenAt(other)).toEqual(['vera']);
});

test('an hour that is moved keeps until when its link changes it, and is as long as hours are by then', async () => {
  const hour = anHour({ minutes: 45, changeHours: 24 });
  expect(await bookHour(hour, nobody)).toMatchObject({ minutes: 45, changeHours: 24 });
  expect(await moveHour(hour.id, { place: 'video', startsAt: aFreeMoment() }, nobody)).toBe(
    'moved',
  );
  const { minutes } = hourToday;
  expect(await findAppointment(hour.id)).toMatchObject({ minutes, changeHours: 24 });
});

test('an hour of a release that knew nothing of both has what held then', async () => {
  const id = randomUUID();
  await run((db) =>
    db.execute(sql`insert into appointments (id, number, place, spoken, starts_at, adviser, time_zone, language,
        name, phone, wishes) values (${id}, ${id}, 'video', 'fr', now(), 'clio', 'Europe/Paris', 'fr', 'Léda', '', '')`),
  );
  expect(await findAppointment(id)).toMatchObject({ minutes: 60, changeHours: 2 });
});

test('two visitors who want each other’s hour both keep theirs', async () => {
  const [one, two] = [anHour(), anHour()];
  await bookHour(one, nobody);
  await bookHour(two, nobody);
  const outcomes = await Promise.all([
    moveHour(one.id, { place: 'video', startsAt: two.startsAt }, nobody),
    moveHour(two.id, { place: 'video', startsAt: one.startsAt }, nobody),
  ]);
  expect(outcomes).toEqual(['taken', 'taken']);
});

test('a cancelled hour is free again, once, and can no longer be moved', async () => {
  const hour = anHour();
  await bookHour(hour, nobody);
  expect(await endHour(hour.id, 'cancelled', nobody)).toBe(true);
  expect(await endHour(hour.id, 'cancelled', nobody)).toBe(true);
  expect(await endHour(hour.id, 'noShow', nobody)).toBe(false);
  expect(await moveHour(hour.id, { place: 'salon', startsAt: aFreeMoment() }, nobody)).toBe('gone');
  expect(await takenAt(hour.startsAt)).toEqual([]);
});

test('whoever erases their data gives up their hour, which they could read before', async () => {
  const email = await aProvenEmail();
  const hour = anHour({ caller: { name: 'Léda', email, phone: '', wishes: 'Le cuir' } });
  await bookHour(hour, nobody);
  expect(await collectData(await aProof(email))).toMatchObject({
    appointments: [{ wishes: 'Le cuir' }],
  });
  expect(await listHoursOf(email)).toMatchObject([{ id: hour.id }]);
  expect(await eraseData(await aProof(email), undefined)).toBe(true);
  expect(await findAppointment(hour.id)).toBeUndefined();
  expect(await takenAt(hour.startsAt)).toEqual([]);
});

test('an hour is deleted a year after its day', async () => {
  const startsAt = new Date(Date.now() - (retention.appointmentYears * 366 + 1) * 86_400_000);
  const [old, recent] = [anHour({ startsAt }), anHour({ startsAt: new Date(Date.now() - 1_000) })];
  await bookHour(old, nobody);
  await bookHour(recent, nobody);
  await deleteExpired();
  expect(await findAppointment(old.id)).toBeUndefined();
  expect(await findAppointment(recent.id)).toBeDefined();
});
