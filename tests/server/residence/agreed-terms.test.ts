import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookHour } from '@/db/appointments/appointments';
import { closeDatabase } from '@/db/client';
import { keyRing } from '@/db/process/key-ring';
import { bookStay, findBooking, holdStay, saveGuest } from '@/db/residence/bookings';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { addDays } from '@/lib/calendar/days';
import { signLink } from '@/lib/process/row-token';
import { termsToday } from '@/lib/residence/agreed-terms';
import { creditText, freeText } from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';
import { anHour } from '@/tests/db/appointments/an-hour';
import { aGuest, aHold } from '@/tests/db/residence/a-stay';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';
import { aDay } from './a-guest';

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-agreed-terms-'));
const { fr } = messages;
const checkIn = aDay();
let shop: TestShop;
let early: Awaited<ReturnType<typeof aStay>>;
let late: Awaited<ReturnType<typeof aStay>>;
let hour: string;

/** A stay that was booked while other rules held. */
async function aStay(suite: 3 | 4, terms: Partial<typeof termsToday>) {
  const hold = { ...aHold({ suite, checkIn }), terms: { ...termsToday, ...terms } };
  await holdStay(hold);
  await saveGuest(hold.id, aGuest());
  await bookStay(hold.id, 'property', { budgets: [] });
  const stay = await findBooking(hold.id);
  if (!stay) throw new Error('no stay was booked');
  return { stay, token: await signLink('booking', stay, await keyRing()) };
}

/** The path of an hour in three days that is changed by its link until four days before. */
async function aLateHour() {
  const startsAt = new Date(Date.now() + 3 * 24 * 3_600_000);
  const booked = await bookHour(anHour({ startsAt, changeHours: 96 }), { budgets: [] });
  if (typeof booked === 'string') throw new Error(booked);
  return appointmentPath('booked', await signLink('appointment', booked, await keyRing()));
}

beforeAll(async () => {
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const times = { checkInFrom: '17:30', checkOutBefore: '9:45' };
  early = await aStay(3, { freeHours: 72, creditDays: 60, eurosPerDollar: 0.85, ...times });
  late = await aStay(4, { freeHours: 9_600 });
  hour = await aLateHour();
  await closeDatabase();
  shop = await startShop({ DATA_DIR: dataDir });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the pages of a stay say what was agreed when it was booked, also of the dates that it would be moved to', async () => {
  const { stay, token } = early;
  const said = async (path: string) => (await readPage(await aBrowser(shop.url).get(path))).text;
  const page = await said(`/residence/booking/${token}`);
  const now = new Date();
  expect(page).toContain(spaced(freeText(stay, fr, 'fr', now)));
  expect(page).toContain(spaced(creditText(stay, fr, 'fr')));
  expect(page).toMatch(/17\sh\s30[\s\S]*9\sh\s45/);
  const [from, to] = [addDays(checkIn, 1), addDays(checkIn, 3)];
  const other = freeText({ ...stay, checkIn: from }, fr, 'fr', now);
  expect(await said(`/residence/move/${token}?from=${from}&to=${to}`)).toContain(spaced(other));
});

test('a stay is neither moved nor cancelled online within the hours that it was booked with', async () => {
  const visitor = aBrowser(shop.url);
  const path = `/residence/booking/${late.token}`;
  const { text } = await readPage(await visitor.get(path));
  expect(text).toContain('Moins de 9 600 heures avant l’arrivée');
  expect(text).not.toContain(fr.booking.manage.cancelButton);
  const move = await visitor.get(path.replace('/booking/', '/move/'));
  expect(move.headers.get('location')).toContain(path);
});

test('an hour is neither moved nor cancelled by its link within the hours that it was booked with', async () => {
  const { text } = await readPage(await aBrowser(shop.url).get(hour));
  expect(text).toContain('Moins de 96 heures avant, un rendez-vous ne se change plus en ligne');
  expect(text).not.toContain(fr.appointment.manage.cancelButton);
});
