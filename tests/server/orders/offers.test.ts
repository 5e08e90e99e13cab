import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { priceOf, requireProduct } from '@/lib/catalogue/products';
import { formatPrice } from '@/lib/money';
import fr from '@/messages/fr';
import { desk } from '@/messages/fr/desk/desk';
import { orderNumber } from '@/tests/order-number';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-offers-'));
const settings = { DATA_DIR: dataDir, STAFF: clio };
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop(settings);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const options = ['led_lighting', 'safe_storage'];
const cents = priceOf(requireProduct('lit-zeus'), options) ?? 0;
const total = spaced(formatPrice(cents, 'fr'));

/** Asks for an offer for the bed Zeus with two options. @returns the path of its page */
async function anOffer(visitor = aBrowser(shop.url), fields: Fields = {}): Promise<string> {
  const form = { option: options, key: randomUUID(), ...fields };
  const { status, location } = await visitor.press('/bed/zeus', fr.detail.offer, form);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/quote\/[\w.-]{100,400}$/)]);
  return location;
}

const read = async (path: string) => readPage(await fetch(shop.url + path, { redirect: 'manual' }));

const tokenIn = (path: string) => path.slice('/quote/'.length);

/** The number of an offer, as its page shows it. */
const numberOf = async (path: string) => /DV-\d{4}-\w{8}/.exec((await read(path)).text)?.[0] ?? '';

test('a press that arrives twice writes one offer, and another choice another', async () => {
  const key = randomUUID();
  const twice = await Promise.all([anOffer(undefined, { key }), anOffer(undefined, { key })]);
  const [first, second] = await Promise.all(twice.map(numberOf));
  expect(first).toMatch(/^DV-/);
  expect(second).toBe(first);
  const other = await anOffer(undefined, { key, option: ['led_lighting'] });
  expect(await numberOf(other)).not.toBe(first);
});

test('without scripts a press that arrives twice writes one offer, for one visitor', async () => {
  const visitor = await aVisitor(shop.url);
  const press = async (by: Visitor) =>
    (await by.press('/bed/zeus', fr.detail.offer, { option: options })).location;
  const paths = await Promise.all([
    press(visitor),
    press(visitor),
    press(await aVisitor(shop.url)),
  ]);
  const [first, second, stranger] = await Promise.all(paths.map(numberOf));
  expect(first).toMatch(/^DV-/);
  expect(second).toBe(first);
  expect(stranger).not.toBe(first);
  const other = await visitor.press('/bed/zeus', fr.detail.offer, { option: [] });
  expect(await numberOf(other.location)).not.toBe(first);
  await visitor.press('/bed/zeus', fr.detail.addToCart);
  const cart = await Promise.all(
    [1, 2].map(() => visitor.press('/cart', fr.cart.view.offer).then(({ location }) => location)),
  );
  const [one, again] = await Promise.all(cart.map(numberOf));
  expect(one).toMatch(/^DV-/);
  expect(again).toBe(one);
});

/** Places an order on a payment page. @returns its number and the token that shows it */
async function anOrder(payment: string, method = 'card') {
  const visitor = aBrowser(shop.url);
  const { location } = await visitor.press(payment, 'Finaliser le paiement', { method });
  const query = new URL(location, shop.url).searchParams;
  const [number = '', order = ''] = ['number', 'order'].map((name) => query.get(name) ?? '');
  expect(number).toMatch(orderNumber);
  return { number, order, cookie: visitor.cookie(), page: `/orders/${number}?order=${order}` };
}

/** Asks to pay an order, as the button of its page does. @returns where that leads */
async function payAgain({ number, order, cookie }: Awaited<ReturnType<typeof anOrder>>) {
  const answer = await fetch(`${shop.url}/payment/order`, {
    method: 'POST',
    body: new URLSearchParams({ number, order }),
    headers: { origin: shop.url, cookie },
    redirect: 'manual',
  });
  return answer.headers.get('location');
}

/** Changes the database of the shop, which is stopped meanwhile. */
async function change(statement: string): Promise<void> {
  await shop.stop();
  const db = await PGlite.create(join(dataDir, 'postgres'));
  await db.exec(statement);
  await db.close();
  shop = await startShop(settings);
}

test('an offer has the prices of the catalogue, whatever the form says', async () => {
  const prices = { price: '1', unitCents: '1', totalCents: '1', deliveryCents: '-9900' };
  const { text } = await read(await anOffer(undefined, prices));
  expect(text).toContain(total);
  for (const id of ['led_lighting', 'safe_storage'] as const)
    expect(text).toContain(fr.options.beds[id].name);
});

test('the page of an offer is not indexed, not stored and not listed', async () => {
  const { status, headers, html } = await read(await anOffer());
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
  expect((await read('/sitemap.xml')).html).not.toContain('/quote');
});

test('an unknown piece and hostile fields are refused with a sentence', async () => {
  const wrong: Fields[] = [
    { productId: 'nobody' },
    { option: ['nobody'] },
    { option: Array.from({ length: 30 }, () => 'led_lighting') },
    { productId: 'x'.repeat(4_000) },
    { productId: '\0' },
    { productId: ['lit-zeus', '<script>'] },
  ];
  for (const fields of wrong) {
    const { status, location } = await aBrowser(shop.url).press(
      '/bed/zeus',
      fr.detail.offer,
      fields,
    );
    expect([status, location]).toEqual([303, '/cart?error=offerFailed']);
  }
  expect((await read('/cart?error=offerFailed')).text).toContain(fr.errors.offerFailed.text);
});

test('a token that was cut, forged or signed for something else opens no offer', async () => {
  const path = await anOffer();
  const [header, claims = '', signature] = path.split('.');
  const { location } = await aBrowser(shop.url).press('/bed/zeus', fr.detail.buy);
  const payment = new URLSearchParams(location.split('?')[1]).get('quote');
  const wrong = [
    path.slice(0, path.length / 2),
    path.slice(0, -1),
    `${path}A`,
    [header, claims.slice(2), signature].join('.'),
    `/quote/${payment}`,
    '/quote/x',
    `/quote/${'x'.repeat(1_500)}`,
  ];
  for (const one of wrong) {
    const { status, text } = await read(one);
    expect(status, one).toBe(404);
    expect(text).toContain(spaced(fr.offer.forged));
  }
  for (const odd of ['%00', '%3Cscript%3E', '%E2%80%AEx', 'a/b']) {
    const { status } = await read(`/quote/${odd}`);
    expect([400, 404], odd).toContain(status);
  }
});

test('an offer accepted twice is one purchase, at its total', async () => {
  const path = await anOffer();
  const accept = () => aBrowser(shop.url).press(path, fr.offer.accept, { price: '1' });
  const [first, second] = await Promise.all([accept(), accept()]);
  expect([first.status, first.location]).toEqual([303, expect.stringMatching(/^\/payment\?/)]);
  expect(second.location).toBe(first.location);
  expect((await read(first.location)).text).toContain(total);
  const pay = await aBrowser(shop.url).fill(first.location, 'Finaliser le paiement');
  const orders = await Promise.all([pay(), pay()]);
  const numbers = orders.map(({ location }) => orderNumber.exec(location)?.[0]);
  expect(numbers[0]).toBeTruthy();
  expect(numbers[1]).toBe(numbers[0]);
  expect((await read(path)).text).toContain(numbers[0]);
});

test('a form with an invalid token changes nothing', async () => {
  const path = await anOffer();
  for (const token of ['', '\0', 'x'.repeat(4_000), '../cart', '<script>', '1e309']) {
    for (const button of [fr.offer.accept, fr.offer.mail.send]) {
      const fields = { token, email: 'leda@theogonie.example' };
      const { status, location } = await aBrowser(shop.url).press(path, button, fields);
      expect(status).toBe(303);
      expect(location).not.toMatch(/payment|sent/);
    }
  }
});

test('an offer is mailed to the typed address, with a link to its page', async () => {
  const path = await anOffer();
  const visitor = aBrowser(shop.url);
  const refused = await visitor.press(path, fr.offer.mail.send, { email: 'leda' });
  expect(refused.status).toBe(200);
  expect(refused.text).toContain(spaced(fr.fieldFaults.email));
  const email = 'leda.offers@theogonie.example';
  const { location } = await visitor.press(path, fr.offer.mail.send, { email });
  expect(location).toBe(`${path}?notice=sent`);
  expect((await read(location)).text).toContain(spaced(fr.offer.notices.sent));
  await vi.waitFor(() => expect(mailsTo(dataDir, email).at(-1)?.text).toContain(path), {
    timeout: 15_000,
    interval: 100,
  });
});

test('the desk revokes an offer, and its orders can no longer be paid', async () => {
  const path = await anOffer();
  const number = await numberOf(path);
  const visitor = aBrowser(shop.url);
  const { location: payment } = await visitor.press(path, fr.offer.accept);
  const order = await anOrder(payment);
  const own = await fetch(shop.url + order.page, { headers: { cookie: order.cookie } });
  expect((await readPage(own)).text).toContain(fr.orders.pay);
  expect(await payAgain(order)).toContain(order.number);
  const pay = await visitor.fill(payment, 'Finaliser le paiement');
  const accept = await visitor.fill(path, fr.offer.accept);
  const away = await fetch(`${shop.url}/desk/offers`, { redirect: 'manual' });
  expect([away.status, away.headers.get('location')]).toEqual([307, '/desk?back=%2Fdesk%2Foffers']);

  const staff = aBrowser(shop.url);
  await prove(staff, dataDir, '/desk', clio);
  const list = `/desk/offers?q=${number.toLowerCase().replaceAll('-', '+')}`;
  const revoke = await staff.fill(list, desk.offers.revokeYes);
  expect((await revoke()).location).toBe('/desk/offers?notice=done');
  expect((await revoke()).location).toBe('/desk/offers?notice=conflict');
  expect((await staff.dom('/desk')).textContent).toContain(number);

  expect((await read(path)).text).toContain(spaced(fr.offer.states.revoked));
  expect((await accept()).location).toBe(path);
  expect((await read(payment)).text).toContain(spaced(fr.offer.closed));
  expect((await pay()).location).toMatch(/^\/payment\?/);
  expect(await payAgain(order)).toBe(order.page);
  const { text } = await read(order.page);
  expect(text).toContain(spaced(fr.orders.offerClosed));
  expect(text).not.toContain(fr.orders.pay);
});

test('an offer ordered in two ways is paid once, and then closed', async () => {
  const path = await anOffer();
  const { location: payment } = await aBrowser(shop.url).press(path, fr.offer.accept);
  const [first, second] = [await anOrder(payment), await anOrder(payment, 'paypal')];
  expect(second.number).not.toBe(first.number);
  await change(`update orders set state = 'paid' where number = '${first.number}'`);
  expect(await payAgain(second)).toBe(second.page);
  expect((await read(second.page)).text).toContain(spaced(fr.orders.offerClosed));
  expect(await payAgain(first)).toBe(first.page);
  expect((await read(first.page)).text).not.toContain(spaced(fr.orders.offerClosed));
  const told = fr.payment.paid.replace('{number}', first.number);
  expect((await read(payment)).text).toContain(spaced(told));
  const { text } = await read(path);
  expect(text).toContain(spaced(fr.offer.states.accepted));
  expect(text).toContain(first.number);
});

test('an expired offer says so, and can be renewed at the current prices and delivery', async () => {
  const [path, high, revoked] = [await anOffer(), await anOffer(), await anOffer()];
  await change(`
    update offers set valid_until = '2020-01-31', total_cents = 300, delivery_cents = 100,
      lines = jsonb_set(jsonb_set(lines, '{0,unitCents}', '100'), '{0,quantity}', '2');
    update offers set lines = (select jsonb_agg(line) from (
        select jsonb_set(lines->0, '{quantity}', '99') as line from generate_series(1, 100)) as many)
      where number = '${await numberOf(high)}';
    update offers set revoked_at = now() where number = '${await numberOf(revoked)}'`);
  const { status, text } = await read(path);
  expect(status).toBe(200);
  expect(text).toContain(spaced(fr.offer.states.expired));
  expect(text).not.toContain(fr.offer.accept);
  const renew = (fields: Fields = {}) => aBrowser(shop.url).press(path, fr.offer.renew, fields);
  const { location } = await renew();
  expect(location).toMatch(/^\/quote\//);
  expect(location).not.toBe(path);
  const renewed = formatPrice(2 * cents + cartDeliveryCents, 'fr');
  expect((await read(location)).text).toContain(spaced(renewed));

  // Its page has no such button: somebody posted the form.
  expect((await renew({ token: tokenIn(revoked) })).location).toBe(revoked);
  expect((await renew({ token: tokenIn(location) })).location).toBe(location);
  expect((await renew({ token: tokenIn(high) })).location).toBe('/cart?error=offerTooHigh');
  expect((await read('/cart?error=offerTooHigh')).text).toContain(
    spaced(fr.errors.offerTooHigh.text),
  );
});
