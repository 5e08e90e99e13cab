import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openingHours } from '@/content/appointments/appointments';
import { suites } from '@/content/residence/suites';
import { isClosedDay } from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, type Day, weekdayOf } from '@/lib/calendar/days';
import { desk } from '@/messages/fr/desk/desk';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-desk-calendar-'));
let shop: TestShop;
let colleague: Visitor;
beforeAll(async () => {
  // Not for the many requests of other tests: here the limit is tested.
  shop = await startShop({ DATA_DIR: dataDir, STAFF: clio, LIMIT_FACTOR: '1' });
  colleague = aBrowser(shop.url);
  await prove(colleague, dataDir, '/desk', clio);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const { calendar: t, notices } = desk;
let last = addDays(clockAt(new Date()).day, 2);
/** A day with hours at 10:00 that no other test has. */
function anOpenDay(): Day {
  do last = addDays(last, 1);
  while (isClosedDay(last) || openingHours[weekdayOf(last)]?.length === 0);
  return last;
}
const read = async (path: string, by = colleague) => readPage(await by.get(path));

/** Books an hour for somebody who telephones. */
const byHand = (day: Day, name: string, by = colleague) =>
  by.press(`/desk/calendar?day=${day}`, t.book, {
    ...{ on: day, time: '10:00', place: 'telephone', spoken: 'ru' },
    ...{ name, phone: '+33 1 00 00 00 00', email: '', wishes: '' },
  });

test('an hour by hand is seen by month, week and day, and its slot is gone', async () => {
  const day = anOpenDay();
  const { location } = await byHand(day, 'Égérie Numa');
  expect(location).toBe(`/desk/calendar?day=${day}&notice=done`);
  for (const view of [`month=${day.slice(0, 7)}`, `week=${day}`, `day=${day}`])
    expect((await read(`/desk/calendar?${view}`)).text, view).toContain('Égérie Numa');
  const again = await byHand(day, 'Un autre');
  expect(spaced((await read(again.location)).text)).toContain(spaced(notices.hourTaken));
});

test('a day that the desk closes is offered to nobody until it is opened', async () => {
  const day = anOpenDay();
  const offers = async () =>
    (await read(`/appointment/book?day=${day}&spoken=fr`, aBrowser(shop.url))).html.includes(
      momentOf(day, '10:00').toISOString(),
    );
  const set = (mark: string) =>
    colleague.press(`/desk/calendar?day=${day}`, t.save, {
      ...{ closed: 'hours', mark, from: day, to: day },
    });
  const before = await offers();
  await set('closed');
  expect((await read(`/desk/calendar?day=${day}`)).text).toContain(t.closed);
  expect(await offers()).toBe(false);
  await set('opened');
  expect(await offers()).toBe(before);
});

test('closed nights are marked in the month of the Résidence and in the week, with their reason', async () => {
  const { stays } = desk;
  const day = anOpenDay();
  const by = stays.closedBy.replace('{author}', clio);
  await colleague.press(`/desk/calendar?day=${day}`, t.save, {
    ...{ closed: 'residence', mark: 'closed', from: day, to: day },
  });
  const month = await read(`/desk/residence?month=${day.slice(0, 7)}`);
  const marked = month.dom
    .querySelectorAll('td')
    .filter(({ textContent }) => textContent.startsWith('×') && textContent.includes(by));
  expect(marked).toHaveLength(suites.length);
  expect(month.text).toContain(stays.closedNights);
  const week = await read(`/desk/calendar?week=${day}`);
  expect(week.text).toContain(by);
  const year = Number(day.slice(0, 4)) + 1;
  for (const path of [`/desk/residence?month=${year}-01`, `/desk/calendar?week=${year}-01-18`])
    expect((await read(path)).text, path).toContain(stays.closedEveryYear);
});

test('a private address opens the calendar without a session, until it is revoked; a guess is a 404', async () => {
  const day = anOpenDay();
  await byHand(day, 'Ἀθηνᾶ');
  await colleague.press('/desk/calendar', t.share);
  const addressIn = async () =>
    /\/desk\/calendar\.ics\?token=[\w-]{43}/.exec((await read('/desk/calendar')).text)?.[0];
  const address = (await addressIn()) ?? '';
  const follow = (path: string) => fetch(shop.url + path);
  const answer = await follow(address);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const names = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary);
  expect(names.join()).toContain('Ἀθηνᾶ');
  for (const guess of ['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00'])
    expect((await follow(`/desk/calendar.ics${guess}`)).status, guess).toBe(404);
  await colleague.press('/desk/calendar', t.shareAnew);
  const second = (await addressIn()) ?? '';
  expect([(await follow(address)).status, (await follow(second)).status]).toEqual([404, 200]);
  await colleague.press('/desk/calendar', t.revoke);
  expect((await follow(second)).status).toBe(404);
  const many = await Promise.all(Array.from({ length: 80 }, () => follow(second)));
  const statuses = new Set(many.map(({ status }) => status));
  expect(statuses).toEqual(new Set([404, 429]));
});

test('nobody but the staff books by hand or closes a day', async () => {
  const stranger = aBrowser(shop.url);
  const { status } = await stranger.get('/desk/calendar?month=2027-02');
  expect(status).toBe(307);
});
