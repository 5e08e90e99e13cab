import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { depositOf } from '@/lib/orders/deposit';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { readMail } from '@/tests/programs/smtp';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { readPage } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { fr } = messages;
const total = centsOf('lit-kratos');
const kratos = { total, deposit: depositOf(total), balance: total - depositOf(total) };
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop());
});
afterAll(() => stop());

const price = (cents: number) => formatPrice(cents, 'fr').replace(/\s+/g, ' ');
const read = async (browser: Visitor, path: string) => readPage(await browser.get(path));
const plain = (text: string) => text.replace(/\s+/g, ' ');
const newest = () => {
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return session;
};
const asked = () => Number(newest().given.get('line_items[0][price_data][unit_amount]'));

/** What a browser sends of the edition that a page has chosen. */
const edition = (piece: string): Readonly<Record<string, string>> =>
  piece === '/bed/kratos' ? { productId: 'lit-kratos' } : {};

/** Buys a piece with what the form of its payment page says. */
async function buy(piece: string, fields: Readonly<Record<string, string>>) {
  const browser = aBrowser(shop.url);
  const { location: page } = await browser.press(piece, 'Acheter', edition(piece));
  return { browser, page, ...(await browser.press(page, 'Finaliser le paiement', fields)) };
}

/** An order of the bed Kratos whose deposit is paid. */
async function aDeposit() {
  const { browser } = await buy('/bed/kratos', { instalments: 'deposit' });
  const session = newest();
  const email = `${randomUUID()}@theogonie.example`;
  const paid = stripe.event('checkout.session.completed', session, {
    customer_details: { email, name: 'Léda Tyndare' },
  });
  expect(await deliver(shop.url, paid)).toBe(200);
  const number = session.given.get('metadata[number]') ?? '';
  const page = await browser.dom(`/orders/${number}`);
  const link = page.querySelector('main a[href*="/balance/"]')?.getAttribute('href') ?? '';
  return { browser, email, number, link };
}

test('a deposit is asked for alone, by a choice of the payment page, and the order says what is left', async () => {
  const { browser, number, email } = await aDeposit();
  expect(asked()).toBe(kratos.deposit);
  expect(newest().given.get('line_items[1][quantity]')).toBeNull();
  const { text } = await read(browser, `/orders/${number}`);
  expect(plain(text)).toContain(fr.orders.deposit.state);
  for (const cents of Object.values(kratos)) expect(plain(text)).toContain(price(cents));
  const invoice = await read(browser, `/orders/${number}/invoice`);
  expect(plain(invoice.text)).toContain(plain(fr.invoice.deposit.title.replace('{number}', '')));
  const arrived = () => smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => arrived().length, { timeout: 15_000 }).toBe(1);
  const mail = readMail(arrived()[0]?.source ?? '');
  expect(plain(mail.text)).toContain(price(kratos.balance));
  expect(arrived()[0]?.source).toMatch(/facture-acompte-\d{4}-\d{5}\.pdf/);
});

test('the balance is paid by its own link from any browser, once, and its page shows nobody', async () => {
  const { browser, number, link } = await aDeposit();
  const stranger = aBrowser(shop.url);
  const shown = await read(stranger, link);
  expect([shown.status, plain(shown.text)]).toEqual([
    200,
    expect.stringContaining(price(kratos.balance)),
  ]);
  expect(shown.text).not.toContain('Léda');
  const label = fr.orders.balance.pay.replace('{balance}', '').trim();
  const [one, two] = [await stranger.press(link, label), await browser.press(link, label)];
  expect(one.location).toBe(two.location);
  expect([asked(), newest().given.get('metadata[part]')]).toEqual([kratos.balance, 'balance']);
  expect(newest().given.has('shipping_address_collection[allowed_countries][0]')).toBe(false);
  const paid = stripe.event('checkout.session.completed', newest());
  expect(await deliver(shop.url, paid)).toBe(200);
  expect(await deliver(shop.url, paid)).toBe(200);
  expect((await read(stranger, link)).text).toContain(fr.orders.balance.none);
  const invoices = plain((await read(browser, `/orders/${number}/invoice`)).text);
  expect(invoices).toContain(price(-kratos.deposit));
  const files = [...invoices.matchAll(/\d{4}-\d{5}/g)].map(([found]) => found);
  for (const name of new Set(files)) {
    const file = `/orders/${number}/invoices/${name}.pdf`;
    expect((await browser.get(file)).headers.get('content-type')).toBe('application/pdf');
    expect((await stranger.get(file)).status).toBe(404);
  }
});

test('no form makes a deposit of another sum, nor of a piece below the price of one', async () => {
  const dom = await aBrowser(shop.url).dom(
    (await aBrowser(shop.url).press('/bed/zeus', 'Acheter')).location,
  );
  expect(dom.querySelector('input[value=deposit]')).toBeNull();
  const before = stripe.sessions.length;
  const zeus = await buy('/bed/zeus', { instalments: 'deposit' });
  expect(zeus.location).toContain('error=wayNotOffered');
  expect(stripe.sessions.length).toBe(before);
  await buy('/bed/kratos', {
    instalments: 'deposit',
    deposit: '1',
    depositCents: '100',
    price: '1',
  });
  expect(asked()).toBe(kratos.deposit);
});

test('a token of another use or order pays no balance', async () => {
  const { number, link } = await aDeposit();
  const before = stripe.sessions.length;
  const order = new URL(newest().given.get('success_url') ?? '').searchParams.get('order') ?? '';
  const token = link.split('/').at(-1) ?? '';
  const forged = `${token.slice(0, -3)}${token.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  const browser = aBrowser(shop.url);
  for (const balance of [order, forged, 'x', number]) {
    const { status } = await read(browser, `/balance/${balance}`);
    expect([balance, status]).toEqual([balance, 404]);
    const { location } = await browser.press(link, 'Régler le solde', { balance });
    expect(location).toMatch(/^\/balance\//);
  }
  expect(stripe.sessions.length).toBe(before);
});
