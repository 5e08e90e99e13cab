import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '@/lib/calendar/days';
import { messages } from '@/tests/content/texts';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';
import { aDay, aGuestAddress, bookAt, typedGuest } from './a-guest';

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-own-hold-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ DATA_DIR: dataDir, LIMIT_FACTOR: '100' });
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const { booking: t } = messages.fr;
const two = { adults: '2', children: '0' };
const hold = (visitor: Visitor, from: string, to = addDays(from, 2)) =>
  visitor.press(bookAt(from, to), t.next, two);
const isHeld = ({ location }: { location: string }) => location.includes('/residence/details/');

/** The days of a month that a visitor reads as taken. */
async function takenFor(visitor: Visitor, from: string) {
  const page = await visitor.get(`/residence/book?suite=poseidon&month=${from.slice(0, 7)}`);
  const { dom } = await readPage(page);
  return dom.querySelectorAll('td').filter((day) => day.textContent.endsWith(t.dates.taken)).length;
}

test('who holds nights chooses again among them after Back and in a second tab, without scripts', async () => {
  const visitor = aBrowser(shop.url);
  const from = aDay();
  const elsewhere = await visitor.fill(bookAt(from, addDays(from, 4)), t.next, two);
  const first = await hold(visitor, from);
  expect(isHeld(first)).toBe(true);
  expect(await takenFor(visitor, from)).toBe(0);
  expect((await hold(visitor, from, addDays(from, 3))).location).toBe(first.location);
  expect((await elsewhere()).location).toBe(first.location);
  const later = addDays(from, 3);
  expect((await hold(visitor, later, addDays(later, 1))).location).toBe(first.location);
  expect(isHeld(await hold(aBrowser(shop.url), from))).toBe(true);
});

test('nobody else frees or moves these nights: without the cookie, with a forged or a cut one', async () => {
  const visitor = aBrowser(shop.url);
  const from = aDay();
  await hold(visitor, from);
  const kept = visitor.jar.get('hold') ?? '';
  expect(kept).not.toBe('');
  for (const cookie of [undefined, 'x', kept.slice(0, -4), randomUUID(), `${kept}.${kept}`]) {
    const stranger = aBrowser(shop.url);
    if (cookie) stranger.jar.set('hold', cookie);
    expect((await hold(stranger, from)).location).toContain('notice=taken');
  }
  expect(await takenFor(aBrowser(shop.url), from)).toBeGreaterThan(0);
});

test('a stay that is booked is left alone by the next one of the same browser', async () => {
  const visitor = aBrowser(shop.url);
  const from = aDay();
  const first = await hold(visitor, from);
  const kept = visitor.jar.get('hold') ?? '';
  const guest = { ...typedGuest, email: aGuestAddress() };
  const summary = await visitor.press(first.location, t.next, guest);
  await visitor.press(summary.location, t.confirmation.button, { payment: 'property' });
  expect(visitor.jar.has('hold')).toBe(false);
  visitor.jar.set('hold', kept);
  expect((await hold(visitor, from)).location).toContain('notice=taken');
  const next = await hold(visitor, aDay());
  expect(isHeld(next)).toBe(true);
  expect(next.location).not.toBe(first.location);
});

test('a summary that another tab has made another books nothing: the guest reads what is held, and confirms that', async () => {
  const visitor = aBrowser(shop.url);
  const from = aDay();
  const first = await hold(visitor, from);
  const guest = { ...typedGuest, email: aGuestAddress() };
  const { location } = await visitor.press(first.location, t.next, guest);
  const summary = await readPage(await visitor.get(location));
  for (const typed of [guest.phone, guest.address, guest.requests])
    expect(summary.text).toContain(typed);
  const confirm = await visitor.fill(location, t.confirmation.button, { payment: 'property' });
  await hold(visitor, from, addDays(from, 3));
  const refused = await confirm();
  expect(refused.location).toBe(`${location}?notice=changed`);
  const shown = await readPage(await visitor.get(refused.location));
  expect(shown.text).toContain(spaced(t.notices.changed));
  const again = { payment: 'property' };
  const booked = await visitor.press(refused.location, t.confirmation.button, again);
  expect(booked.location).toContain('/residence/booking/');
});

test('neither a page of another stay nor another guest goes unseen from one tab into the other', async () => {
  const visitor = aBrowser(shop.url);
  const from = aDay();
  const first = await hold(visitor, from);
  const anna = { ...typedGuest, firstName: 'Anna', email: aGuestAddress() };
  const stale = await visitor.fill(first.location, t.next, anna);
  await hold(visitor, from, addDays(from, 3));
  const refused = await stale();
  expect(refused.location).toBe('');
  expect(refused.text).toContain(spaced(t.notices.changed));
  const { location } = await visitor.press(first.location, t.next, anna);
  const confirm = await visitor.fill(location, t.confirmation.button, { payment: 'property' });
  await visitor.press(first.location, t.next, { ...anna, firstName: 'Boris' });
  expect((await confirm()).location).toBe(`${location}?notice=changed`);
});

test('what a stranger holds is free to a guest who has proven an address; both read what their hold is worth', async () => {
  const stranger = aBrowser(shop.url);
  const from = aDay();
  const { location: held } = await hold(stranger, from);
  const notice = async (visitor: Visitor, at: string) => {
    const { text } = await readPage(await visitor.get(at));
    return text.includes(spaced(t.yields));
  };
  expect(await notice(stranger, held)).toBe(true);
  const guest = aBrowser(shop.url);
  const email = aGuestAddress();
  const before = await hold(guest, aDay());
  const summary = await guest.press(before.location, t.next, { ...typedGuest, email });
  await guest.press(summary.location, t.confirmation.button, { payment: 'property' });
  await prove(guest, dataDir, '/my-data', email);
  const others = await takenFor(aBrowser(shop.url), from);
  expect(await takenFor(guest, from)).toBeLessThanOrEqual(others - 2);
  const { location } = await hold(guest, from);
  expect(isHeld({ location })).toBe(true);
  expect(await notice(guest, location)).toBe(false);
  // The time is not up: somebody has the nights.
  const told = await readPage(await stranger.get(held));
  expect(told.text).toContain(spaced(t.notices.taken));
  expect(told.text).not.toContain(spaced(t.holdEnded));
  const typed = { ...typedGuest, email: aGuestAddress() };
  const lost = await stranger.press(held, t.next, typed);
  expect(lost.location).toContain('notice=taken');
  const anew = await readPage(await stranger.get(lost.location));
  expect(anew.text).toContain(spaced(t.notices.taken));
  // What was typed is there for other nights.
  const other = aDay();
  const [page = ''] = lost.location.split('?');
  const days = `suite=poseidon&from=${other}&to=${addDays(other, 2)}`;
  const { location: details } = await stranger.press(`${page}?${days}`, t.next, two);
  const form = await readPage(await stranger.get(details));
  expect(form.dom.querySelector('input[name="email"]')?.getAttribute('value')).toBe(typed.email);
  // Who has proven an address does not type it again.
  const own = await readPage(await guest.get(location));
  expect(own.dom.querySelector('input[name="email"]')?.getAttribute('value')).toBe(email);
});
