import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { desk } from '@/messages/fr/desk/desk';
import { orderNumber } from '@/tests/order-number';
import { freePort } from '@/tests/programs/postgres';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { aColleague, prove } from '@/tests/server/mailbox';
import { seenOffer, sendButton } from '@/tests/server/orders/offer-form';
import { readPage, spaced } from '@/tests/server/page';
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
  await colleague.press(await seenOffer(colleague, given), sendButton);
  const links = (await colleague.dom('/desk/offers')).querySelectorAll('a[href^="/desk/offers/"]');
  const paths = links.map((link) => link.getAttribute('href') ?? '');
  const path = paths.find((one) => /\/desk\/offers\/DV-|\/desk\/offers\/(?!new)/.test(one));
  if (!path) throw new Error('the offer is not listed');
  return path;
}

const today = dayOf(new Date());
const paid = (parts: Fields = {}): Fields => ({
  ...{ paidWith: 'transfer', receivedOn: today, email: 'ada@theogonie.example', name: 'Ada Rossi' },
  ...{ phone: '+39 02 1234', street: '3 rue du Lys\n2e étage', postcode: '75001', city: 'Paris' },
  // The second press, under the order as it will be written.
  ...{ remark: '', confirmed: '1' },
  ...parts,
});
const order = (parts?: Fields, headers?: Record<string, string>) =>
  colleague.fill(page, desk.orderOffer.see, paid(parts), headers);

/** How many orders the desk lists. */
async function ordersAt(by = colleague) {
  const links = (await by.dom('/desk/orders')).querySelectorAll('main a[href^="/desk/orders/"]');
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
    [{ name: '' }, 'badName'],
    [{ phone: 'abc' }, 'badPhone'],
    [{ name: 'x'.repeat(20_000) }, 'badName'],
    [{ street: ' \n ' }, 'badStreet'],
    [{ street: 'x'.repeat(20_000) }, 'badStreet'],
    [{ city: '' }, 'badCity'],
    [{ postcode: '1' }, 'badPostcode'],
    [{ postcode: '97110' }, 'addressElsewhere'],
    // No account of the house is configured here.
    [{ paidWith: 'awaited' }, 'refused'],
    [{ confirmed: '' }, 'orderToConfirm'],
    [{ remark: 'x'.repeat(20_000) }, 'badRemark'],
  ];
  for (const [fields, notice] of wrong) {
    const { location } = await (await order(fields))();
    const said = `${notice} ${JSON.stringify(fields).slice(0, 60)}`;
    const { pathname, searchParams } = new URL(location, shop.url);
    expect([pathname, searchParams.get('notice')], said).toEqual([page, notice]);
    // What was typed stands in no address, and comes back to the form.
    expect([...searchParams.keys()], said).toEqual(['notice', 'form']);
    const form = await colleague.dom(location);
    const typed = paid(fields).email?.toString();
    expect(form.querySelector('main #order input[name=email]')?.getAttribute('value'), said).toBe(
      typed?.replace('\r', ''),
    );
  }
  for (const number of ['', 'DV-2026-00000000', `' or 1=1 --`, '../../orders'])
    expect((await (await order({ number }))()).location).not.toMatch(orderNumber);
  expect(await ordersAt()).toBe(before);
});

test('an order is shown before it is written: who, where, its sum, and the mail that leaves', async () => {
  const before = await ordersAt();
  const { location } = await (await order({ confirmed: '', name: 'Léda <Tyndare>' }))();
  const shown = await readPage(await colleague.get(location));
  for (const words of ['Léda <Tyndare>', '2e étage', '75001 Paris', 'ada@theogonie.example'])
    expect(shown.text).toContain(words);
  expect(spaced(shown.text)).toContain(
    spaced(
      desk.orderOffer.leaves.paid.replace('{email}', 'ada@theogonie.example').split('(')[0] ?? '',
    ),
  );
  expect(await ordersAt()).toBe(before);
  // Another browser of the house that is given the address has nothing of it.
  const other = await aColleague(shop, erato);
  expect((await readPage(await other.get(location))).text).not.toContain('Léda');
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
  const [path = ''] = [...orders].filter((one) => orderNumber.test(one ?? ''));
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
  const press = await former.fill(page, desk.orderOffer.see, paid());
  await shop.stop();
  shop = await open(clio);
  // The browser still has its session, and the same form.
  expect(former.cookie()).toContain('session=');
  expect((await former.get(page)).status).toBe(307);
  const { status, location } = await press();
  expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
  expect(await ordersAt()).toBe(before);
});
