import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { depositOf } from '@/lib/orders/deposit';
import { desk } from '@/messages/fr/desk/desk';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { mailsTo } from '@/tests/outbox';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { readPage } from '@/tests/server/page';
import { type StripeShop, startStripeShop } from '@/tests/server/paying-shop';

const clio = 'clio@theogonie.example';
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
const totalCents = centsOf('lit-kratos');
const balanceCents = totalCents - depositOf(totalCents);
const cameCents = 1_000_000;
const missingCents = balanceCents - cameCents;
let { stripe, shop, stop } = {} as StripeShop;
let colleague: Visitor;
beforeAll(async () => {
  ({ stripe, shop, stop } = await startStripeShop({ STAFF: clio, BANK_IBAN: iban }));
  colleague = await aColleague(shop, clio);
});
afterAll(() => stop());

const plain = (text: string) =>
  text.replace(/[\u2066-\u2069\u200e\u200f]/g, '').replace(/\s+/g, ' ');
const read = async (browser: Visitor, path: string) =>
  plain((await readPage(await browser.get(path))).text);
const newest = () => {
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return session;
};
const asked = () => Number(newest().given.get('line_items[0][price_data][unit_amount]'));

/** An order of the bed Kratos whose deposit is paid by card. */
async function aDeposit() {
  const browser = aBrowser(shop.url);
  const edition = { productId: 'lit-kratos' };
  const { location: page } = await browser.press('/bed/kratos', 'Acheter', edition);
  await browser.press(page, 'Finaliser le paiement', { instalments: 'deposit' });
  const email = `${randomUUID()}@theogonie.example`;
  const paid = stripe.event('checkout.session.completed', newest(), {
    customer_details: { email, name: 'Léda Tyndare' },
  });
  expect(await deliver(shop.url, paid)).toBe(200);
  const number = newest().given.get('metadata[number]') ?? '';
  const order = await browser.dom(`/orders/${number}`);
  const link = order.querySelector('main a[href*="/balance/"]')?.getAttribute('href') ?? '';
  return { browser, email, number, link };
}

/** What a language says of a balance of which a part has come: its sentence, and its two rows. */
function saidIn(locale: Locale): readonly string[] {
  const { transfer, deposit } = messages[locale].orders;
  const [received, missing] = [cameCents, missingCents].map((cents) => formatPrice(cents, locale));
  return [
    transfer.balancePart.replace('{received}', received ?? '').replace('{missing}', missing ?? ''),
    `${deposit.balanceCame}${received}`,
    `${deposit.balanceMissing}${missing}`,
  ].map((text) => plain(text).replaceAll(' ', ''));
}

test('of a balance a part came by transfer: all pages and the mail say what is missing, and a card pays that', async () => {
  const { browser, email, number, link } = await aDeposit();
  const page = `/desk/orders/${number}`;
  const { orders } = messages.fr;
  const early = await aBrowser(shop.url).fill(link, orders.balance.pay.split('{')[0]?.trim() ?? '');
  const part = { amount: '10000' };
  const short = await colleague.press(page, desk.transfer.confirm, part);
  const kept = await colleague.press(short.location, desk.transfer.confirm, {
    ...part,
    otherCents: '1000000',
  });
  expect(kept.location).toContain('notice=done');
  for (const locale of locales) {
    for (const path of [`/orders/${number}`, link]) {
      const text = (await read(browser, localePath(locale, path))).replaceAll(' ', '');
      for (const said of saidIn(locale)) expect(text, `${locale} ${path}`).toContain(said);
    }
  }
  const [whole, came, missing] = [balanceCents, cameCents, missingCents].map((cents) =>
    plain(formatPrice(cents, 'fr')),
  );
  expect(await read(colleague, page)).toContain(
    plain(desk.order.balancePart)
      .replace('{amount}', whole ?? '')
      .replace('{came}', came ?? '')
      .replace('{missing}', missing ?? ''),
  );
  // A tab that was open before says another sum than is due: it is told, and no page is opened.
  const sessions = stripe.sessions.length;
  const { location } = await early();
  expect(stripe.sessions).toHaveLength(sessions);
  expect(await read(browser, location)).toContain(
    plain(orders.balance.changed).replace('{balance}', missing ?? ''),
  );
  const stranger = aBrowser(shop.url);
  const label = orders.balance.payRest.split('{')[0]?.trim() ?? '';
  await stranger.press(link, label);
  expect([asked(), newest().given.get('metadata[part]')]).toEqual([missingCents, 'balance']);
  expect(await deliver(shop.url, stripe.event('checkout.session.completed', newest()))).toBe(200);
  expect(await read(stranger, link)).toContain(orders.balance.none);
  await vi.waitFor(
    () =>
      expect(mailsTo(shop.dataDir, email).map(({ text }) => plain(text))).toContainEqual(
        expect.stringContaining(`${came} du solde`),
      ),
    { timeout: 15_000, interval: 100 },
  );
});
