import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { readMail } from '@/tests/programs/smtp';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { fr } = messages;
const house = 'maison@theogonie.example';
const staff = 'clio@theogonie.example';
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop({ HOUSE_MAIL: house, STAFF: staff }));
});
afterAll(() => stop());

const anEmail = () => `${randomUUID()}@theogonie.example`;

/** Buys the bed Zeus without an account, and pays. @param changes of what the provider says about it */
async function anOrder(changes: Readonly<Record<string, unknown>> = {}) {
  const email = anEmail();
  const browser = aBrowser(shop.url);
  const { location } = await browser.press('/bed/zeus', 'Acheter');
  await browser.press(location, 'Finaliser le paiement');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  const customer = { email, name: 'Léda Tyndare', phone: '+33611223344' };
  const paid = stripe.event('checkout.session.completed', session, {
    customer_details: customer,
    ...changes,
  });
  expect(await deliver(shop.url, paid)).toBe(200);
  const back = new URL(session.given.get('success_url') ?? '');
  const success = back.pathname + back.search.replace('{CHECKOUT_SESSION_ID}', session.id);
  const [number = ''] = orderNumber.exec((await read(success)).text) ?? [];
  return { email, browser, success, number };
}

const read = async (path: string, browser = aBrowser(shop.url)) =>
  readPage(await browser.get(path));

/** The mails to an address, once there are so many. */
async function mailsTo(email: string, count = 1) {
  const all = () => smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => all().length, { timeout: 10_000 }).toBe(count);
  return all().map(({ source }) => readMail(source));
}

/** The addresses of the shop in a mail, as paths with their queries. */
const pathsIn = (text: string) =>
  [...text.matchAll(/https?:\/\/localhost:3000(\/\S*)/g)].map(([, path = '']) => path);

/** The newest sign-in link in some mails: it may come before a mail that was queued earlier. */
const accessIn = (mails: readonly { readonly text: string }[]) =>
  mails.flatMap(({ text }) => pathsIn(text)).findLast((path) => path.includes('/access?')) ?? '';

describe('an order', () => {
  test('opens from its mail in any browser, without personal data', async () => {
    const { email, number } = await anOrder();
    const [mail] = await mailsTo(email);
    const link =
      pathsIn(mail?.text ?? '').find((path) => path.startsWith(`/orders/${number}`)) ?? '';
    const { status, text, html } = await read(link);
    expect([status, text]).toEqual([200, expect.stringContaining('Lit Zeus')]);
    expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
    expect(text).toContain(fr.orders.person.title);
    expect(text).not.toMatch(/Léda|6 ?11 ?22 ?33 ?44/);
    expect(text).not.toContain(email);
    const invoice = await read(link.replace('?', '/invoice?'));
    expect([invoice.status, invoice.text]).toEqual([
      200,
      expect.stringContaining(fr.orders.ask.title),
    ]);
    expect(invoice.text).not.toContain('Léda');
  });

  test('without its token asks for the address, and the mailed link opens it', async () => {
    const { email, number } = await anOrder();
    for (const part of ['', '/invoice']) {
      const page = `/orders/${number}${part}`;
      const browser = aBrowser(shop.url);
      const { status, text } = await read(page, browser);
      expect([status, text]).toEqual([200, expect.stringContaining(fr.orders.ask.title)]);
      expect(text).not.toContain('Lit Zeus');
      const { location } = await browser.press(page, fr.myData.ask.send, { email });
      expect(location).toBe(`${page}?notice=linkSent`);
      const mails = await mailsTo(email, part ? 3 : 2);
      const access = accessIn(mails);
      const opened = await browser.press(access, fr.accessPage.button);
      expect(opened.location).toBe(`${page}?notice=opened`);
      const own = await read(opened.location, browser);
      expect(own.text).toContain('24 rue de l’Empyrée');
      expect(own.text).toContain('Lit Zeus');
      // The link works once: where it has been used, the page that it was asked for from sends another.
      const late = aBrowser(shop.url);
      const used = await late.press(access, fr.accessPage.button);
      const refused = await late.dom(used.location);
      expect(refused.querySelector('h1')?.textContent).toBe(fr.accessPage.meta.title);
      const again = refused.querySelector('main a');
      expect([again?.textContent, again?.getAttribute('href')]).toEqual([
        fr.accessPage.again,
        page,
      ]);
    }
  });

  test('sends no link to an address that it was not placed with', async () => {
    const { number } = await anOrder();
    const stranger = anEmail();
    const { location } = await aBrowser(shop.url).press(`/orders/${number}`, fr.myData.ask.send, {
      email: stranger,
    });
    expect(location).toBe(`/orders/${number}?notice=linkSent`);
    await anOrder();
    expect(smtp.received.some(({ to }) => to.includes(stranger))).toBe(false);
  });
});

const zeusCents = centsOf('lit-zeus');

describe('after the payment', () => {
  test('an amount that differs is explained on the page and by mail', async () => {
    const { success, email, number } = await anOrder({ amount_total: zeusCents - 1 });
    const { text } = await read(success);
    expect(text).not.toContain(fr.paymentSuccess.title);
    expect(text).toContain(fr.orders.afterPayment.differs);
    const amounts = [zeusCents - 1, zeusCents].map((cents) => spaced(formatPrice(cents, 'fr')));
    for (const amount of amounts) expect(text).toContain(amount);
    const [mail] = await mailsTo(email);
    for (const said of [number, ...amounts]) expect(spaced(mail?.text ?? '')).toContain(said);
  });

  test('an unknown token is reported, and no token shows the success page', async () => {
    for (const token of ['x', 'a.b.c', randomUUID()]) {
      const { status, text } = await read(`/payment-success?session_id=cs_1&order=${token}`);
      expect(status).toBe(200);
      expect(text).not.toContain(fr.paymentSuccess.title);
      expect(text).toContain(fr.orders.afterPayment.unknown.title);
    }
    expect((await read('/payment-success?session_id=cs_1')).text).toContain(
      fr.paymentSuccess.title,
    );
  });
});

describe('a link by mail', () => {
  /** Asks for a link on a page as somebody known. @returns the path in the mail */
  async function linkFrom(
    page: string,
    button: string,
    email: string,
    browser = aBrowser(shop.url),
  ) {
    const before = smtp.received.filter(({ to }) => to.includes(email)).length;
    await browser.press(page, button, { email });
    return accessIn(await mailsTo(email, before + 1));
  }

  test.each([
    ['/cart', 'S’inscrire'],
    ['/it/cart?tab=wishlist', messages.it.newsletter.submit],
    ['/ar/kept', messages.ar.kept.submit],
    ['/orders', fr.myData.ask.send],
  ])('returns to %s, where it was requested', async (page, button) => {
    const email = anEmail();
    await aBrowser(shop.url).press('/cart', 'S’inscrire', { email });
    const browser = aBrowser(shop.url);
    const link = await linkFrom(page, button, email, browser);
    const [locale = 'fr'] = /(?<=^\/)(it|ar)(?=\/)/.exec(page) ?? [];
    const { accessPage } = messages[locale === 'it' ? 'it' : locale === 'ar' ? 'ar' : 'fr'];
    const { location } = await browser.press(link, accessPage.button);
    expect(location).toBe(`${page}${page.includes('?') ? '&' : '?'}notice=opened`);
    expect((await read(location, browser)).text).toContain(
      spaced(
        messages[locale === 'it' ? 'it' : locale === 'ar' ? 'ar' : 'fr'].myData.notices.opened,
      ),
    );
  });

  test('to the house leads to the order after signing in', async () => {
    const { number } = await anOrder();
    const page = `/desk/orders/${number}`;
    const told = () =>
      smtp.received
        .filter(({ to }) => to.includes(house))
        .flatMap(({ source }) => pathsIn(readMail(source).text));
    await expect.poll(told, { timeout: 10_000 }).toContain(page);
    const browser = aBrowser(shop.url);
    const away = await browser.get(page);
    const signIn = away.headers.get('location') ?? '';
    expect([away.status, signIn]).toEqual([307, `/desk?${new URLSearchParams({ back: page })}`]);
    const sent = await browser.press(signIn, fr.myData.ask.send, { email: staff });
    const after = (await browser.get(sent.location)).headers.get('location') ?? '';
    expect(after).toBe(`${signIn}&notice=linkSent`);
    expect((await read(after, browser)).text).toContain(spaced(fr.myData.notices.linkSent));
    const access = accessIn(await mailsTo(staff));
    const opened = await browser.press(access, fr.accessPage.button);
    expect(opened.location).toBe(`${page}?notice=opened`);
    expect((await read(opened.location, browser)).text).toContain('Léda Tyndare');
  });

  test('never redirects to another site or to a page that cannot ask for it', async () => {
    const email = anEmail();
    await aBrowser(shop.url).press('/cart', 'S’inscrire', { email });
    for (const back of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/bed/zeus',
      '/orders/../access',
    ]) {
      const link = await linkFrom('/cart', 'S’inscrire', email);
      const { location } = await aBrowser(shop.url).press(
        link.replace(/([?&]back=)[^&]*/, `$1${encodeURIComponent(back)}`),
        fr.accessPage.button,
      );
      expect(location, back).toBe('/my-data?notice=opened');
    }
  });

  test('opened on one device ends the session of the other, which is told and can ask again', async () => {
    const email = anEmail();
    const phone = aBrowser(shop.url);
    await phone.press('/cart', 'S’inscrire', { email });
    await phone.press('/bed/zeus', 'Ajouter au Panier', { productId: 'lit-zeus' });
    const desktop = aBrowser(shop.url);
    const link = await linkFrom('/cart', 'S’inscrire', email, desktop);
    await desktop.press(link, fr.accessPage.button);
    const told = await read('/cart', phone);
    expect(told.text).toContain(fr.myData.elsewhere.title);
    expect(told.text).not.toContain('Lit Zeus');
    // Nothing is typed.
    expect((await phone.press('/cart', fr.myData.ask.send)).location).toBe('/cart?notice=linkSent');
    const mine = accessIn(await mailsTo(email, 2));
    expect((await phone.press(mine, fr.accessPage.button)).location).toBe('/cart?notice=opened');
    for (const device of [phone, desktop]) {
      expect((await read('/cart', device)).text).toContain('Lit Zeus');
    }
  });
});
