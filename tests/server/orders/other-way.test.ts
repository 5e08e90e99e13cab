import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { fr } = messages;
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop({ BANK_IBAN: iban }));
});
afterAll(() => stop());

const cents = centsOf('lit-kratos');
const total = spaced(formatPrice(cents, 'fr'));
const byCard = 'Payer par carte';
const byTransfer = 'Commander avec obligation';
const numberIn = (text: string) => orderNumber.exec(text)?.[0] ?? '';
const who = (parts: Readonly<Record<string, string>> = {}) => ({
  ...{ name: 'Léda Tyndare', email: `${randomUUID()}@theogonie.example` },
  ...{ street: '1 rue du Lys', postcode: '75001', city: 'Paris', ...parts },
});

const textOf = async (browser: Visitor, path: string) =>
  spaced((await readPage(await browser.get(path))).text);

/** The payment page of the bed Kratos. */
async function toPayment() {
  const browser = aBrowser(shop.url);
  const buy = ['/bed/kratos', fr.detail.buy, { productId: 'lit-kratos' }] as const;
  return { browser, page: (await browser.press(...buy)).location };
}

/** An order that waits for its bank transfer. @returns its page, too */
async function aTransfer() {
  const { browser, page } = await toPayment();
  const { location } = await browser.press(page, byTransfer, { method: 'transfer', ...who() });
  return { browser, location, number: numberIn(location) };
}

/** An order whose page at the provider is open. */
async function aCard() {
  const { browser, page } = await toPayment();
  await browser.press(page, 'Finaliser le paiement', { method: 'card' });
  const session = lastSession();
  const location = session.given.get('cancel_url')?.replace(shop.url, '') ?? '';
  const path = location.replace(/^https?:\/\/[^/]+/, '');
  return { browser, session, location: path, number: numberIn(path) };
}

function lastSession() {
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return session;
}
const orderOf = (session: ReturnType<typeof lastSession>) =>
  numberIn(session.given.get('cancel_url') ?? '');

test('an order by transfer is paid by card from its page, once however it is pressed', async () => {
  const { browser, location, number } = await aTransfer();
  const [one, two] = await Promise.all([
    browser.fill(location, byCard),
    browser.fill(location, byCard),
  ]);
  const before = stripe.sessions.length;
  const pressed = await Promise.all([one(), two(), one()]);
  expect(new Set(pressed.map((answer) => answer.location)).size).toBe(1);
  expect(stripe.sessions).toHaveLength(before + 1);
  const session = lastSession();
  expect(pressed[0]?.location).toContain(session.id);
  const asked = session.given.get('line_items[0][price_data][unit_amount]');
  expect(asked).toBe(String(cents));
  // The earlier page says what took its place, and asks for nothing any more.
  const text = await textOf(browser, location);
  expect(text).toContain(`remplacée par la commande ${orderOf(session)}`);
  expect(text).not.toContain(iban);
  expect(text).not.toContain(byCard);
  expect(await deliver(shop.url, stripe.event('checkout.session.completed', session))).toBe(200);
  const paid = await textOf(browser, `/orders/${orderOf(session)}`);
  expect(paid).toContain(fr.orders.states.paid);
  expect(await textOf(browser, `/orders/${number}`)).toContain(fr.orders.states.cancelled);
});

test('an order by card is paid by transfer from its page: the page of the card closes, and a mail says where to', async () => {
  const { browser, session, location } = await aCard();
  const fields = who();
  const answer = await browser.press(location, byTransfer, fields);
  const number = numberIn(answer.location);
  expect(stripe.statusOf(session)).toBe('expired');
  const text = await textOf(browser, answer.location);
  for (const said of [iban, total, number, 'Léda Tyndare']) expect(text).toContain(said);
  const arrived = () => smtp.received.filter(({ to }) => to.includes(fields.email)).length;
  await expect.poll(arrived, { timeout: 15_000 }).toBe(1);
  // Sent again from the other tab it is the same order, and no second mail.
  expect((await browser.press(answer.location, byCard)).location).toContain(lastSession().id);
});

test('a card that was paid a moment before is not paid a second time by transfer', async () => {
  const { browser, session, location } = await aCard();
  const send = await browser.fill(location, byTransfer, who());
  stripe.pay(session);
  const answer = await send();
  expect(answer.location).toContain('error=paymentArriving');
  expect(await deliver(shop.url, stripe.event('checkout.session.completed', session))).toBe(200);
  expect(await textOf(browser, location)).toContain(fr.orders.states.paid);
  expect(await textOf(browser, answer.location)).toContain(fr.orders.states.cancelled);
});

test('while the provider is away nothing is lost: the new order says so, and is paid later, or by transfer again', async () => {
  const { browser, location } = await aTransfer();
  stripe.failure = 'busy';
  const answer = await browser.press(location, byCard);
  stripe.failure = undefined;
  expect(answer.location).toMatch(
    new RegExp(`^/orders/${orderNumber.source}.*error=paymentFailed`),
  );
  const text = await textOf(browser, answer.location);
  expect(text).toContain(spaced(fr.errors.paymentFailed.text));
  expect(text).toContain(fr.orders.pay);
  const back = await browser.press(answer.location, byTransfer, who());
  expect(await textOf(browser, back.location)).toContain(iban);
});

test('a form without a person comes back with what was typed, and no address names anybody', async () => {
  const { browser, session, location } = await aCard();
  const { location: refused } = await browser.press(location, byTransfer, who({ city: '' }));
  expect(refused).toContain('error=badTransferBuyer');
  expect(decodeURIComponent(refused)).not.toMatch(/Lys|Tyndare|@/);
  const dom = await browser.dom(refused);
  expect(dom.querySelector('input[name=street]')?.getAttribute('value')).toBe('1 rue du Lys');
  const marked = dom.querySelectorAll('main [aria-invalid]');
  expect(marked.map(({ id }) => id)).toEqual(['field-city']);
  expect(dom.querySelector('a[href="#field-city"]')?.textContent).toBe(fr.payment.faults.city);
  expect(stripe.statusOf(session)).toBe('open');
});

test('a stranger, a wrong number and an order that is paid change nothing', async () => {
  const { location, number, browser } = await aTransfer();
  const send = (fields: Record<string, string>) =>
    fetch(`${shop.url}/payment/order`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop.url },
      body: new URLSearchParams(fields),
    });
  const before = stripe.sessions.length;
  const order = new URL(location, shop.url).searchParams.get('order') ?? '';
  const forged: Record<string, string>[] = [
    { number, instead: 'card' },
    { number, instead: 'card', order },
    { number, instead: 'transfer', order, ...who() },
    { number: 'TH-2026-00000000', instead: 'card', order },
    { number, instead: 'gold', order },
  ];
  for (const fields of forged) expect((await send(fields)).status).toBe(303);
  expect(stripe.sessions).toHaveLength(before);
  expect(await textOf(browser, location)).toContain(iban);
});
