import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { desk } from '@/messages/fr/desk/desk';
import { freePort } from '@/tests/programs/postgres';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { aColleague, prove } from '@/tests/server/mailbox';
import { offerPage, sendButton } from '@/tests/server/orders/offer-form';
import { readPage } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const [clio, erato] = ['clio@theogonie.example', 'erato@theogonie.example'];
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-telephone-'));
let shop: TestShop;
let colleague: Visitor;
let former: Visitor;
let customer: Visitor & { readonly email: string };
/** The page of an offer, where it is ordered for somebody who telephones. */
let page: string;
let PORT: string;
const open = (STAFF: string) => startShop({ DATA_DIR: dataDir, PORT, STAFF });
beforeAll(async () => {
  // The same address before and after somebody leaves.
  PORT = String(await freePort());
  shop = await open(`${clio},${erato}`);
  colleague = await aColleague(shop, clio);
  former = await aColleague(shop, erato);
  customer = await aVisitor(shop.url);
  await prove(customer, dataDir, '/my-data', customer.email);
  page = await anOffer();
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes an offer by hand. @returns its page at the desk */
async function anOffer(): Promise<string> {
  const email = `${randomUUID()}@theogonie.example`;
  const given = { piece: 'lit-zeus', 'quantity.0': '1', email, language: 'fr', country: 'FR' };
  await colleague.press(offerPage(given), sendButton);
  const links = (await colleague.dom('/desk/offers')).querySelectorAll('a[href^="/desk/offers/"]');
  const paths = links.map((link) => link.getAttribute('href') ?? '');
  const path = paths.find((one) => /\/desk\/offers\/DV-|\/desk\/offers\/(?!new)/.test(one));
  if (!path) throw new Error('the offer is not listed');
  return path;
}

const today = dayOf(new Date());
const paid = (parts: Fields = {}): Fields => ({
  ...{ paidWith: 'transfer', receivedOn: today, email: 'ada@theogonie.example', name: 'Ada Rossi' },
  ...{ phone: '+39 02 1234', address: 'Via Roma 1\n20121 Milano', remark: '' },
  ...parts,
});
const order = (parts?: Fields, headers?: Record<string, string>) =>
  colleague.fill(page, desk.orderOffer.button, paid(parts), headers);

/** How many orders the desk lists. */
async function ordersAt(by = colleague) {
  const links = (await by.dom('/desk/orders')).querySelectorAll('main a[href^="/desk/orders/TH-"]');
  return new Set(links.map((link) => link.getAttribute('href'))).size;
}

test('a stranger, a customer and a forged or ended session order nothing for anybody, nor read the page', async () => {
  const before = await ordersAt();
  const press = await order();
  const session = colleague.jar.get('session') ?? '';
  const others = ['', 'x', `${session}x`, session.slice(1), customer.jar.get('session') ?? ''];
  for (const other of others) {
    colleague.jar.set('session', other);
    const { status, location } = await press();
    expect([status, location.startsWith('/desk?back=')], other.slice(0, 9)).toEqual([303, true]);
  }
  colleague.jar.set('session', session);
  for (const by of [aBrowser(shop.url), customer]) {
    const response = await by.get(page);
    expect([response.status, response.headers.get('location')?.includes('/desk?back=')]).toEqual([
      307,
      true,
    ]);
  }
  for (const locale of ['en', 'it', 'ru', 'ar'])
    expect((await colleague.get(`/${locale}${page}`)).status).toBe(404);
  expect(await ordersAt()).toBe(before);
});

test('a form that another site sends, or that names no action, orders nothing', async () => {
  const before = await ordersAt();
  const elsewhere = await order({}, { origin: 'https://evil.example' });
  expect((await elsewhere()).status).toBeGreaterThanOrEqual(400);
  for (const body of [new FormData(), new URLSearchParams({ number: page.slice(13) })]) {
    const headers = { cookie: colleague.cookie(), origin: shop.url };
    const response = await fetch(shop.url + page, { method: 'POST', body, headers });
    expect(response.status).toBeLessThan(500);
  }
  expect(await ordersAt()).toBe(before);
});

test('what is amiss in the form is said, and nothing is ordered: days, names, addresses, other offers', async () => {
  const before = await ordersAt();
  const inDays = (days: number) => dayOf(daysAfter(new Date(), days));
  const wrong: readonly (readonly [Fields, keyof typeof desk.notices])[] = [
    [{ email: 'ada' }, 'badEmail'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'badEmail'],
    [{ receivedOn: inDays(1) }, 'badReceived'],
    [{ receivedOn: inDays(-90) }, 'badReceived'],
    [{ receivedOn: '2026-02-30' }, 'refused'],
    [{ paidWith: 'card' }, 'refused'],
    [{ id: 'none' }, 'refused'],
    [{ name: '' }, 'badContact'],
    [{ phone: 'abc' }, 'badContact'],
    [{ name: 'x'.repeat(20_000) }, 'badContact'],
    [{ address: ' \n ' }, 'badAddress'],
    [{ address: 'x'.repeat(20_000) }, 'badAddress'],
    [{ remark: 'x'.repeat(20_000) }, 'badRemark'],
  ];
  for (const [fields, notice] of wrong) {
    const { location } = await (await order(fields))();
    const said = `${notice} ${JSON.stringify(fields).slice(0, 60)}`;
    const { pathname, searchParams } = new URL(location, shop.url);
    expect([pathname, searchParams.get('notice')], said).toEqual([page, notice]);
    // What was typed comes back, as far as an address holds it; what names the form does not.
    expect(searchParams.get('name'), said).toBe(paid(fields).name?.slice(0, 1_500) || null);
    expect(searchParams.has('id'), said).toBe(false);
  }
  for (const number of ['', 'DV-2026-00000000', `' or 1=1 --`, '../../orders'])
    expect((await (await order({ number }))()).location).not.toContain('/desk/orders/TH-');
  expect(await ordersAt()).toBe(before);
});

test('the price is that of the offer whatever the form says, and the same form orders once, from two tabs too', async () => {
  const before = await ordersAt();
  const press = await order({
    totalCents: '1',
    price: '1',
    unitCents: '1',
    name: '<b>Ada</b>\u202e',
  });
  const pressed = await Promise.all([press(), press(), press()]);
  const orders = new Set(pressed.map(({ location }) => location.split('?')[0]));
  expect(pressed.map(({ status }) => status)).toEqual([303, 303, 303]);
  const [path = ''] = [...orders].filter((one) => one?.startsWith('/desk/orders/TH-'));
  expect(path).not.toBe('');
  expect(await ordersAt()).toBe(before + 1);
  const { text, html } = await readPage(await colleague.get(path));
  expect(html).not.toContain('<b>Ada');
  expect(text).not.toContain('\u202e');
  expect(text).not.toMatch(/Total ?0,01/);
});

test('whoever has left the house orders nothing any more with the page that is still open', async () => {
  page = await anOffer();
  const before = await ordersAt();
  const press = await former.fill(page, desk.orderOffer.button, paid());
  await shop.stop();
  shop = await open(clio);
  // The browser still has its session, and the same form.
  expect(former.cookie()).toContain('session=');
  expect((await former.get(page)).status).toBe(307);
  const { status, location } = await press();
  expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
  expect(await ordersAt()).toBe(before);
});
