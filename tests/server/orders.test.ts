import { randomUUID } from 'node:crypto';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { startShop, type TestShop } from '../shop';
import { deliver, type Failure, startStripe, type TestStripe } from '../stripe';
import { aVisitor, type Fields, type Visitor } from './forms';

let stripe: TestStripe;
let shop: TestShop;
beforeAll(async () => {
  stripe = await startStripe();
  shop = await startShop({
    STRIPE_SECRET_KEY: 'sk_test_stand_in',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
  });
});
beforeEach(() => {
  stripe.failure = undefined;
});
afterAll(async () => {
  await shop.stop();
  await stripe.close();
});

/** The address of a payment page, as buying a piece directly leads to it. */
async function aPaymentPage(visitor: Visitor, options: readonly string[] = []): Promise<string> {
  return (await visitor.press('/bed/zeus', 'Acheter', { option: options })).location;
}

/** Presses the button of a payment page. @returns where it leads */
const pay = (visitor: Visitor, page: string, choices: Fields = {}) =>
  visitor.press(page, 'Finaliser le paiement', choices);

/** Buys the bed Zeus, up to the page where it is paid. @returns the session opened for it */
async function aSession() {
  const visitor = await aVisitor(shop.url);
  await pay(visitor, await aPaymentPage(visitor));
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return session;
}

/** The page of the order that a session was opened for, as its visitor comes back to it. */
async function pageAfter(index = -1) {
  const back = stripe.sessions.at(index)?.given.get('success_url') ?? '';
  const answer = await fetch(back.replace('http://localhost:3000', shop.url));
  return parse(await answer.text()).textContent;
}

test('a purchase is paid at Stripe by the lines of its order, at the shop’s own prices', async () => {
  const visitor = await aVisitor(shop.url);
  const page = await aPaymentPage(visitor, ['led_lighting']);
  const { status, location } = await pay(visitor, page, { method: 'card', instalments: '3' });
  expect(status).toBe(303);
  expect(location).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/cs_/);
  const given = stripe.sessions.at(-1)?.given;
  expect(given?.get('line_items[0][price_data][currency]')).toBe('eur');
  expect(Number(given?.get('line_items[0][price_data][unit_amount]'))).toBeGreaterThan(999_999);
  expect(given?.get('line_items[0][price_data][product_data][name]')).toBe('Lit Zeus');
  expect(given?.get('phone_number_collection[enabled]')).toBe('true');
  expect(given?.get('locale')).toBe('fr');
});

test('pressed twice, at once and with another method, it is one order per method', async () => {
  const visitor = await aVisitor(shop.url);
  const page = await aPaymentPage(visitor);
  const before = stripe.sessions.length;
  const ways: Fields[] = [{}, {}, { method: 'paypal' }];
  const targets = await Promise.all(ways.map((choices) => pay(visitor, page, choices)));
  expect(new Set(targets.map(({ location }) => location)).size).toBe(2);
  expect(stripe.sessions.length - before).toBe(2);
});

test('whoever placed it sees number, lines and total; anybody else just that it was paid', async () => {
  await aSession();
  const own = await pageAfter();
  for (const shown of [/Commande TH-\d{4}-[0-9A-Z]{8}/, /Lit Zeus/, formatPrice(999_999, 'fr')]) {
    expect(own).toMatch(shown);
  }
  const stranger = await fetch(`${shop.url}/payment-success?session_id=cs_${randomUUID()}&order=x`);
  const text = parse(await stranger.text()).textContent;
  expect(text).toContain('Paiement Réussi');
  expect(text).not.toContain('TH-');
});

test.each<Failure>(['declined', 'busy', 'broken', 'html', 'silent'])(
  'a Stripe that answers %s leads back with a sentence, and the order is paid later from its page',
  async (failure) => {
    stripe.failure = failure;
    const visitor = await aVisitor(shop.url);
    const page = await aPaymentPage(visitor);
    const { location } = await pay(visitor, page);
    expect(location).toMatch(/^\/payment\?.*error=paymentFailed/);
    const told = parse(await (await fetch(shop.url + location)).text()).textContent;
    expect(told).toContain('Votre commande est conservée');
    stripe.failure = undefined;
    expect((await pay(visitor, page)).location).toContain('/pay/cs_');
  },
);

describe('events', () => {
  test('make an order paid once, however often they come', async () => {
    const session = await aSession();
    const event = stripe.event('checkout.session.completed', session);
    for (let n = 0; n < 3; n += 1) expect(await deliver(shop.url, event)).toBe(200);
    expect(await pageAfter()).toContain('L’atelier la prend en main');
  });

  test('with a false, an old or no signature are refused', async () => {
    const { body, signature } = stripe.event('checkout.session.completed', await aSession());
    expect(await deliver(shop.url, { body: `${body} `, signature })).toBe(400);
    expect(await deliver(shop.url, { body, signature: '' })).toBe(400);
    const old = signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) - 301}`);
    expect(await deliver(shop.url, { body, signature: old })).toBe(400);
    expect(await pageAfter()).toContain('vous attend');
  });

  test('of unknown orders and kinds are answered and change nothing', async () => {
    const session = await aSession();
    const foreign = { client_reference_id: randomUUID(), id: 'cs_foreign', payment_intent: null };
    const strange = stripe.event('checkout.session.completed', session, foreign);
    expect(await deliver(shop.url, strange)).toBe(200);
    expect(await deliver(shop.url, stripe.event('invoice.paid', session))).toBe(200);
    expect(await pageAfter()).toContain('vous attend');
  });

  test('with a cent less or another currency keep the order from the workshop', async () => {
    for (const wrong of [{ amount_total: 999_998 }, { currency: 'usd' }]) {
      const session = await aSession();
      await deliver(shop.url, stripe.event('checkout.session.completed', session, wrong));
      expect(await pageAfter()).toContain('n’est pas celui de la commande');
    }
  });
});

test('a number alone shows nothing of an order', async () => {
  await aSession();
  const [number] = /TH-\d{4}-[0-9A-Z]{8}/.exec(await pageAfter()) ?? [];
  for (const page of ['', '/invoice']) {
    const answer = await fetch(`${shop.url}/orders/${number}${page}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Lit Zeus');
  }
});
