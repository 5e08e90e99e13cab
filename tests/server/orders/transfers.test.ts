import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { depositOf } from '@/lib/orders/deposit';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { readMail } from '@/tests/programs/smtp';
import { aBrowser } from '@/tests/server/forms';
import { readPage } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { fr, ar } = messages;
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop({ BANK_IBAN: iban, BANK_BIC: 'PSSTFRPP' }));
});
afterAll(() => stop());

const plain = (text: string) => text.replace(/[\u2066-\u2069\s]+/g, ' ');
const price = (cents: number) => plain(formatPrice(cents, 'fr'));
const total = centsOf('lit-kratos');
const button = 'Commander avec obligation';
const who = (parts: Readonly<Record<string, string>> = {}) => ({
  ...{ method: 'transfer', name: 'Léda Tyndare', email: `${randomUUID()}@theogonie.example` },
  ...{ street: '1 rue du Lys', postcode: '75001', city: 'Paris', ...parts },
});

/** The payment page of the bed Kratos, in a browser. */
async function toPayment(language: '' | '/ar' = '') {
  const browser = aBrowser(shop.url);
  const words = messages[language === '' ? 'fr' : 'ar'];
  const buy = [`${language}/bed/kratos`, words.detail.buy, { productId: 'lit-kratos' }] as const;
  const { location: page } = await browser.press(...buy);
  return { browser, page };
}

/** What the order page of a browser says. */
const orderAt = async (browser: ReturnType<typeof aBrowser>, location: string) =>
  plain((await readPage(await browser.get(location))).text);

test('a transfer is ordered without scripts: the order says where to, and a mail too, and no provider is asked', async () => {
  const { browser, page } = await toPayment();
  const fields = who();
  const { location } = await browser.press(page, button, fields);
  expect(location).toMatch(new RegExp(`^/orders/${orderNumber.source}\\?order=`));
  const [number = ''] = orderNumber.exec(location) ?? [];
  const text = await orderAt(browser, location);
  for (const said of [iban, 'PSSTFRPP', 'Théogonie SAS', price(total), number]) {
    expect(text).toContain(said);
  }
  expect(text).toContain(fr.orders.states.awaitingTransfer);
  expect(text).toContain('Léda Tyndare');
  expect(text).not.toContain(fr.orders.pay);
  expect(stripe.sessions).toHaveLength(0);
  expect((await browser.dom(location)).querySelector('svg[role=img] path')).not.toBeNull();
  const arrived = () => smtp.received.filter(({ to }) => to.includes(fields.email));
  await expect.poll(() => arrived().length, { timeout: 15_000 }).toBe(1);
  const mail = plain(readMail(arrived()[0]?.source ?? '').text);
  for (const said of [iban, price(total), number]) expect(mail).toContain(said);
  // The link of the mail shows nobody on another device, and says how the address is seen there.
  const [link = ''] = new RegExp(`/orders/${orderNumber.source}[^\\s"<>]*`).exec(mail) ?? [];
  const elsewhere = await orderAt(aBrowser(shop.url), link);
  expect(elsewhere).toContain(iban);
  expect(elsewhere).not.toMatch(/Léda|rue du Lys/);
  expect(elsewhere).toContain(
    'le lien des e-mails de la commande, que l’on peut transmettre, ne les montre pas',
  );
  // No invoice is made before the money is there.
  const invoice = await readPage(await browser.get(`/orders/${number}/invoice`));
  expect(invoice.text).toContain(fr.orders.noInvoice.title);
  // Pressed again, also with a card and in another tab, it is the same order.
  const again = await browser.get(page);
  expect((await readPage(again)).text).toContain(number);
});

test('a second order of the same pieces is warned about, with a link to the first, and placed when it is meant', async () => {
  const { browser, page } = await toPayment();
  const first = await browser.press(page, button, who());
  const [number = ''] = orderNumber.exec(first.location) ?? [];
  const buy = ['/bed/kratos', fr.detail.buy, { productId: 'lit-kratos' }] as const;
  const { location: next } = await browser.press(...buy);
  const { location: warned } = await browser.press(next, button, who());
  expect(warned).toContain('error=transferWaits');
  const back = warned.replace(/#.*/, '');
  const text = await orderAt(browser, back);
  expect(text).toContain(plain(fr.errors.transferWaits.text));
  const link = (await browser.dom(back)).querySelector(`main a[href*="/orders/${number}"]`);
  expect(await orderAt(browser, link?.getAttribute('href') ?? '')).toContain(number);
  // Its button sends the number along; nobody else hears of the order.
  const meantButton = (await browser.dom(back)).querySelector('main button[name=besides]');
  expect(meantButton?.getAttribute('value')).toBe(number);
  expect(meantButton?.getAttribute('form')).toBe('payment-form');
  const stranger = await readPage(await aBrowser(shop.url).get(back));
  expect(stranger.html).not.toContain(number);
  const meant = await browser.press(back, button, who({ besides: number }));
  expect(meant.location).toMatch(new RegExp(`^/orders/${orderNumber.source}`));
  expect(meant.location).not.toContain(number);
});

test('a form that was open before leads to the order of its token, and to nobody else’s person', async () => {
  const { browser, page } = await toPayment();
  const [one, two, card] = await Promise.all([
    browser.fill(page, button, who()),
    browser.fill(page, button, who()),
    browser.fill(page, button, { method: 'card' }),
  ]);
  const stranger = aBrowser(shop.url);
  const other = await stranger.fill(page, button, who());
  const { location } = await one();
  const before = stripe.sessions.length;
  expect((await two()).location).toBe(location);
  expect((await card()).location).toBe(location);
  expect(stripe.sessions).toHaveLength(before);
  const theirs = await other();
  const text = plain((await readPage(await stranger.get(theirs.location))).text);
  expect(text).not.toContain('Léda');
});

test('no form names its own price, place or person', async () => {
  const { browser, page } = await toPayment();
  for (const [parts, code] of [
    [{ name: '' }, 'badTransferBuyer'],
    [{ email: 'leda' }, 'badTransferBuyer'],
    [{ street: '\u0000 \n' }, 'badTransferBuyer'],
    [{ postcode: 'SW1A 1AA' }, 'badPostcode'],
    [{ instalments: '3' }, 'wayNotOffered'],
    [{ instalments: '12' }, 'wayNotOffered'],
  ] as const) {
    const { location } = await browser.press(page, button, who(parts));
    expect(location).toContain(`error=${code}`);
    // What a person typed stays out of the address.
    expect(decodeURIComponent(location)).not.toMatch(/Lys|Tyndare|@/);
    // The page gives it back, in this browser alone.
    const back = location.replace(/#.*/, '');
    const html = (await (await browser.get(back)).text()).replaceAll('&#x27;', "'");
    for (const said of Object.values(who(parts)).filter((one) => /Lys|Tyndare/.test(one))) {
      expect(html).toContain(`value="${said}"`);
    }
    expect(await (await aBrowser(shop.url).get(back)).text()).not.toMatch(/Lys|Tyndare/);
  }
  const forged = { totalCents: '1', price: '1', depositCents: '1', state: 'paid', cents: '1' };
  const { location } = await browser.press(page, button, who(forged));
  expect(await orderAt(browser, location)).toContain(price(total));
});

test('each refused field is marked with a sentence of its own, which a link above leads to', async () => {
  for (const language of ['', '/ar'] as const) {
    const { browser, page } = await toPayment(language);
    const { faults, transfer } = messages[language === '' ? 'fr' : 'ar'].payment;
    const words = plain(transfer.order).slice(0, 12);
    const wrong = { email: 'leda', city: '', postcode: '1201', vatNumber: 'IT1' };
    const { location } = await browser.press(page, words, who({ ...wrong, billingCountry: 'FR' }));
    expect(location).not.toContain('#');
    const dom = await browser.dom(location);
    const marked = dom.querySelectorAll('main [aria-invalid=true]');
    const names = marked.map((field) => field.getAttribute('name'));
    expect(names).toEqual([
      ...['email', 'postcode', 'city', 'vatNumber', 'company', 'billingStreet'],
      ...['billingPostcode', 'billingCity'],
    ]);
    const links = dom.querySelectorAll('main li a[href^="#field-"]');
    for (const [index, field] of marked.entries()) {
      const fault = dom.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(links[index]?.getAttribute('href')).toBe(`#${field.id}`);
      expect(links[index]?.textContent).toBe(fault?.textContent);
    }
    expect(links[0]?.textContent).toBe(faults.email);
    expect(links[1]?.textContent).toContain('75001');
    expect(dom.querySelectorAll('main [autofocus]').map(({ id }) => id)).toEqual(['field-email']);
    const company = dom.querySelector('input[name=vatNumber]')?.closest('details');
    expect(company?.hasAttribute('open')).toBe(true);
    // A form that was not refused has no marks.
    expect((await browser.dom(page)).querySelectorAll('[aria-invalid]')).toEqual([]);
  }
});

test('a deposit by transfer asks for the deposit alone', async () => {
  const { browser, page } = await toPayment();
  const { location } = await browser.press(page, button, who({ instalments: 'deposit' }));
  const text = await orderAt(browser, location);
  const details = text.slice(text.indexOf(fr.orders.transfer.title));
  expect(details.slice(0, 400)).toContain(price(depositOf(total)));
});

test('a transfer speaks of deposit and balance where a deposit can be chosen', async () => {
  const { browser, page } = await toPayment();
  const said = plain(fr.payment.transfer.once);
  expect(await orderAt(browser, page)).toContain(said);
  const buy = ['/bed/zeus', fr.detail.buy, { productId: 'lit-zeus' }] as const;
  const { location } = await browser.press(...buy);
  const text = await orderAt(browser, location);
  expect(text).toContain(plain(fr.payment.transfer.text));
  expect(text).not.toContain(said);
});

test('in Arabic the account keeps its direction', async () => {
  const { browser, page } = await toPayment('/ar');
  const { location } = await browser.press(
    page,
    plain(ar.payment.transfer.order).slice(0, 12),
    who(),
  );
  const dom = await browser.dom(location);
  const shown = dom.querySelectorAll('bdi[dir=ltr]').map(({ textContent }) => textContent);
  expect(shown).toContain(iban);
});
