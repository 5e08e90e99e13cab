import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, run, sql } from '@/db/client';
import { addDays } from '@/lib/calendar/days';
import { messages } from '@/tests/content/texts';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';
import { aDay, aGuestAddress, bookAt, typedGuest } from './a-guest';

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-lost-holds-'));
const start = (settings = {}) => startShop({ DATA_DIR: dataDir, LIMIT_FACTOR: '100', ...settings });
let shop: TestShop;
beforeAll(async () => {
  shop = await start();
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const { booking: t } = messages.fr;
const two = { adults: '2', children: '0' };
const guest = () => ({ ...typedGuest, email: aGuestAddress() });

/** A visitor who keeps no connection, which would end with the process that the shop is then. */
const aVisitorOf = ({ url }: TestShop) => aBrowser(url, { connection: 'close' });

/** Changes what the shop has stored, as time would, and opens it again on the same port. */
async function asTimeGoesBy(change: ReturnType<typeof sql>) {
  const { port } = new URL(shop.url);
  await shop.stop();
  Object.assign(process.env, { DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  await run((db) => db.execute(change));
  await closeDatabase();
  shop = await start({ PORT: port });
}

test('a form of a guest that comes after its hold leads on while the nights are free, else to those that are, with all that was typed', async () => {
  const [slow, slower] = [aVisitorOf(shop), aVisitorOf(shop)];
  const [from, lost] = [aDay(), aDay()];
  const [mine, theirs] = [guest(), guest()];
  const hold = (visitor: typeof slow, day: string) => visitor.press(bookAt(day), t.next, two);
  const first = await hold(slow, from);
  const second = await hold(slower, lost);
  const sendFirst = await slow.fill(first.location, t.next, mine);
  const sendSecond = await slower.fill(second.location, t.next, theirs);
  await asTimeGoesBy(sql`delete from bookings where state = 'held'`);
  const other = await hold(aVisitorOf(shop), lost);
  expect(other.location).toContain('/residence/details/');

  const summary = await sendFirst();
  expect(summary.location).toContain('/residence/summary/');
  const read = await readPage(await slow.get(summary.location));
  expect(read.text).toContain(`${mine.firstName} ${mine.lastName}`);
  expect(read.text).not.toContain(spaced(t.holdEnded));

  const { location } = await sendSecond();
  expect(location).toContain('/residence/move/');
  const calendar = await readPage(await slower.get(location));
  expect(calendar.text).toContain(spaced(t.notices.taken));
  const free = addDays(lost, 3);
  const again = await slower.press(
    `${location.split('?')[0]}?suite=poseidon&from=${free}&to=${addDays(free, 1)}`,
    t.next,
    two,
  );
  const form = await readPage(await slower.get(again.location));
  for (const name of [
    'firstName',
    'email',
    'phone',
    'address',
    'city',
    'postcode',
    'country',
  ] as const)
    expect(form.dom.querySelector(`[name=${name}]`)?.getAttribute('value')).toBe(theirs[name]);
  expect(form.dom.querySelector('[name=requests]')?.textContent).toBe(theirs.requests);
});

test('who confirms nights that somebody else has by now is shown the calendar, and keeps what was typed', async () => {
  const visitor = aVisitorOf(shop);
  const from = aDay();
  const typed = guest();
  const held = await visitor.press(bookAt(from), t.next, two);
  const { location } = await visitor.press(held.location, t.next, typed);
  const confirm = await visitor.fill(location, t.confirmation.button, { payment: 'property' });
  await asTimeGoesBy(
    sql`update booking_nights set held_until = now() where held_until is not null`,
  );
  await aVisitorOf(shop).press(bookAt(from), t.next, two);
  const answer = await confirm();
  expect(answer.location).toContain('/residence/move/');
  const page = await readPage(await visitor.get(answer.location));
  expect(page.text).toContain(spaced(t.notices.taken));
  const details = await readPage(await visitor.get(location.replace('/summary/', '/details/')));
  expect(details.dom.querySelector('[name=email]')?.getAttribute('value')).toBe(typed.email);
});
