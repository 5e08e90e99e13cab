import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { formatPrice, toDecimal } from '@/lib/money';
import { limits } from '@/lib/process/limits';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { freePort } from '@/tests/programs/postgres';
import { deliver, type Failure, stripeSettings } from '@/tests/programs/stripe';
import { sign } from '@/tests/programs/stripe-events';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { inOneWindow } from '@/tests/server/one-window';
import { type StripeShop, startStripeShop } from '@/tests/server/paying-shop';
import { startShop } from '@/tests/shop';

let { stripe, shop, stop } = {} as StripeShop;
beforeAll(async () => {
  ({ stripe, shop, stop } = await startStripeShop({ PAYMENT_METHODS: 'card,paypal,klarna' }));
});
beforeEach(() => {
  stripe.failure = undefined;
});
afterAll(() => stop());

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
  expect(given?.get('allowed_payment_method_types[0]')).toBe('klarna');
});

test('Stripe gets the chosen method, and methods that the account lacks are not offered', async () => {
  const visitor = await aVisitor(shop.url);
  const page = await aPaymentPage(visitor);
  const shown = (await visitor.dom(page)).querySelectorAll('main input[type=radio]');
  expect(shown.map((field) => field.getAttribute('value'))).toEqual([
    ...['apple-pay', 'card', 'paypal'],
    ...['1', '3'],
  ]);
  for (const [method, asked] of [
    ['apple-pay', 'card'],
    ['paypal', 'paypal'],
  ] as const) {
    await pay(visitor, page, { method });
    const given = stripe.sessions.at(-1)?.given;
    expect(given?.get('allowed_payment_method_types[0]')).toBe(asked);
    expect(given?.has('allowed_payment_method_types[1]')).toBe(false);
  }
  const before = stripe.requests();
  const { location } = await pay(visitor, page, { instalments: '24' });
  expect(location).toMatch(/^\/payment\?.*error=wayNotOffered#payment-notice$/);
  expect(stripe.requests()).toBe(before);
});

test('two browsers that send one purchase many times get an order each, and the paid one once it is paid', async () => {
  const [owner, other] = [await aVisitor(shop.url), await aVisitor(shop.url)];
  const page = await aPaymentPage(owner);
  const before = stripe.sessions.length;
  const presses = await Promise.all(
    [owner, other].map((visitor) => visitor.fill(page, 'Finaliser le paiement')),
  );
  const targets = await Promise.all(
    Array.from({ length: 10 }, () => presses.map((press) => press())).flat(),
  );
  expect(new Set(targets.map(({ location }) => location)).size).toBe(2);
  expect(stripe.sessions.length - before).toBe(2);

  const [mine, theirs] = [targets[0], targets[1]].map((target) =>
    stripe.sessions.find(({ id }) => target?.location.endsWith(id)),
  );
  if (!mine || !theirs) throw new Error('no session was opened');
  await deliver(shop.url, stripe.event('checkout.session.completed', mine));
  // Nobody can pay a second time on the page that the other browser has open.
  await expect.poll(() => stripe.statusOf(theirs)).toBe('expired');
  const own = await owner.dom(page);
  const [number = ''] = orderNumber.exec(own.querySelector('h1')?.textContent ?? '') ?? [];
  expect(own.querySelector('h1')?.textContent).toContain('Déjà payée');
  const ways = [owner, other].map(async (visitor) =>
    (await visitor.dom(page)).querySelector(`main a[href*="${number}"]`)?.getAttribute('href'),
  );
  expect(await Promise.all(ways)).toEqual([
    expect.stringContaining(`/orders/${number}?order=`),
    `/orders/${number}`,
  ]);
  // A page that was open all the while writes nothing either, whatever it asks for.
  const requests = stripe.requests();
  for (const press of presses) expect((await press()).location).toMatch(/^\/payment\?.*quote=/);
  expect(stripe.requests()).toBe(requests);
});

test('a paid quote leads to its order after it has expired', {
  timeout: 120_000,
  tags: ['matrix'],
}, async () => {
  const settings = {
    ...stripeSettings(stripe),
    PORT: String(await freePort()),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'theogonie-expired-')),
  };
  const now = await startShop(settings);
  const visitor = await aVisitor(now.url);
  const [page, unpaid] = [
    await aPaymentPage(visitor),
    await aPaymentPage(visitor, ['led_lighting']),
  ];
  await pay(visitor, page);
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  await deliver(now.url, stripe.event('checkout.session.completed', session));
  await now.stop();
  const later = await startShop({
    ...settings,
    CLOCK_SHIFT_MS: String(3 * 60 * 60 * 1000),
    NODE_OPTIONS: `--require=${resolve('tests/faults/shifted-clock.cjs')}`,
  });
  try {
    const headings = [page, unpaid].map(async (path) =>
      (await visitor.dom(path)).querySelector('h1'),
    );
    const [paid, expired] = (await Promise.all(headings)).map((one) => one?.textContent);
    expect(paid).toContain('Déjà payée');
    expect(expired).not.toContain('Déjà payée');
  } finally {
    await later.stop();
    rmSync(settings.DATA_DIR, { recursive: true, force: true });
  }
});

test('another payment method closes the payment page of the first', async () => {
  const visitor = await aVisitor(shop.url);
  const page = await aPaymentPage(visitor);
  await pay(visitor, page);
  const card = stripe.sessions.at(-1);
  await pay(visitor, page, { method: 'paypal' });
  expect(card && stripe.statusOf(card)).toBe('expired');
  const paypal = stripe.sessions.at(-1);
  if (!paypal) throw new Error('no session was opened');
  // Paid there at the last moment, whose event is still on the way: nobody is asked to pay again.
  stripe.pay(paypal);
  const before = stripe.requests();
  expect((await pay(visitor, page)).location).toContain('error=paymentArriving');
  expect(stripe.requests()).toBe(before);
  await deliver(shop.url, stripe.event('checkout.session.completed', paypal));
  expect((await visitor.dom(page)).querySelector('h1')?.textContent).toContain('Déjà payée');
});

test('a second order of the same pieces is another purchase', async () => {
  const visitor = await aVisitor(shop.url);
  const page = await aPaymentPage(visitor, ['led_lighting']);
  await pay(visitor, page);
  const first = stripe.sessions.at(-1);
  if (!first) throw new Error('no session was opened');
  await deliver(shop.url, stripe.event('checkout.session.completed', first));
  const { location } = await visitor.press(page, 'Commander une deuxième fois');
  expect(location).toMatch(/^\/payment\?/);
  expect(location).not.toBe(page);
  await pay(visitor, location);
  expect(stripe.sessions.at(-1)?.id).not.toBe(first.id);
  expect(stripe.sessions.at(-1)?.given.get('line_items[0][price_data][unit_amount]')).toBe(
    first.given.get('line_items[0][price_data][unit_amount]'),
  );
});

test.each([
  ['Lit Zeus', toDecimal(centsOf('lit-zeus', 'led_lighting')), '/bed/zeus?options=led_lighting'],
  ['Lit Zeus', '1.00', '/bed/zeus'],
  ['Lit Zeus, édition de Noël', '1.00', '/collections'],
  ['Lit Zeuѕ', '0.01', '/collections'],
  ['Achat Premium', '999999', '/collections'],
  ['"><script>', '-1', '/collections'],
])('the stated %s for %s is not ordered, and leads to %s', async (product, price, way) => {
  const visitor = await aVisitor(shop.url);
  const page = `/payment?${new URLSearchParams({ product, price })}`;
  const main = (await visitor.dom(page)).querySelector('main');
  expect(main?.querySelector('form[action$="/payment/order"]')).toBeFalsy();
  expect(main?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toContain(way);
  const before = stripe.requests();
  for (const key of ['k'.repeat(43), '']) {
    const answer = await fetch(`${shop.url}/payment/order`, {
      method: 'POST',
      body: new URLSearchParams({ product, price, key, method: 'card' }),
      headers: { origin: shop.url, cookie: visitor.cookie() },
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toMatch(/^\/payment\?/);
  }
  expect(stripe.requests()).toBe(before);
});

test.each([
  ['gives no address', aBrowser],
  ['has typed an address that nobody proved', aVisitor],
] as const)('a visitor who %s can place ten orders in ten minutes', (_, enter) =>
  inOneWindow(limits.anonymousOrder, async () => {
    const strict = await startShop({ ...stripeSettings(stripe), LIMIT_FACTOR: '1' });
    try {
      const target = async () => {
        const visitor = await enter(strict.url);
        return (await pay(visitor, await aPaymentPage(visitor))).location;
      };
      for (let n = 0; n < limits.anonymousOrder.range; n += 1)
        expect(await target()).toContain('/pay/');
      expect(await target()).toMatch(/^\/payment\?.*error=tooMany&wait=\d+#payment-notice$/);
    } finally {
      await strict.stop();
    }
  }),
);

test('the success page shows the order to its buyer only', async () => {
  await aSession();
  const own = await pageAfter();
  for (const shown of [
    new RegExp(`Commande ${orderNumber.source}`),
    /Lit Zeus/,
    formatPrice(centsOf('lit-zeus'), 'fr'),
  ]) {
    expect(own).toMatch(shown);
  }
  const stranger = await fetch(`${shop.url}/payment-success?session_id=cs_${randomUUID()}`);
  const text = parse(await stranger.text()).textContent;
  expect(text).toContain('Paiement Réussi');
  expect(text).not.toMatch(orderNumber);
});

test.each<Failure>(['declined', 'busy', 'broken', 'html', 'silent'])(
  'a Stripe that answers %s leads back with a sentence, and the order is paid later from its page',
  async (failure) => {
    stripe.failure = failure;
    const visitor = await aVisitor(shop.url);
    const page = await aPaymentPage(visitor);
    const { location } = await pay(visitor, page);
    expect(location).toMatch(/^\/payment\?.*error=paymentFailed#payment-notice$/);
    const told = parse(await (await fetch(shop.url + location)).text());
    expect(told.querySelector('#payment-notice')?.textContent).toContain('est conservée');
    stripe.failure = undefined;
    expect((await pay(visitor, page)).location).toContain('/pay/cs_');
  },
);

describe('events', () => {
  test('make an order paid once when they come three times', async () => {
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
    expect(await pageAfter()).toContain('l’atelier commence dès le paiement confirmé');
  });

  test('with a wrong clock, a wrong secret or of another shop are logged and counted apart', async () => {
    const session = await aSession();
    const { body } = stripe.event('checkout.session.completed', session);
    const now = Math.floor(Date.now() / 1000);
    for (const seconds of [-600, 600]) {
      expect(await deliver(shop.url, sign(stripe.webhookSecret, body, now + seconds))).toBe(400);
    }
    expect(await deliver(shop.url, sign('whsec_other', body))).toBe(400);
    const foreign = {
      client_reference_id: 'nobody',
      id: 'cs_foreign',
      payment_intent: 'pi_foreign',
    };
    const completed = stripe.event('checkout.session.completed', session, foreign);
    expect(await deliver(shop.url, completed)).toBe(200);
    const lines = () =>
      shop
        .output()
        .split('\n')
        .filter((line) => /"stripe-(clock|foreign)"/.test(line));
    await expect.poll(() => lines().length).toBe(3);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, skewSeconds: expect.toSatisfy((skew) => Math.abs(skew - 600) < 10) },
      { level: 50, skewSeconds: expect.toSatisfy((skew) => Math.abs(skew + 600) < 10) },
      { level: 30, event: 'stripe-foreign' },
    ]);
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    for (const sample of ['refused_total{reason="clock"} 2', 'total{result="foreign"} 1']) {
      expect(metrics).toContain(`theogonie_payment_events_${sample}\n`);
    }
  });

  test('of unknown orders and kinds are answered and change nothing', async () => {
    const session = await aSession();
    const foreign = { client_reference_id: randomUUID(), id: 'cs_foreign', payment_intent: null };
    const strange = stripe.event('checkout.session.completed', session, foreign);
    expect(await deliver(shop.url, strange)).toBe(200);
    expect(await deliver(shop.url, stripe.event('invoice.paid', session))).toBe(200);
    expect(await pageAfter()).toContain('l’atelier commence dès le paiement confirmé');
  });

  test('with a cent less or another currency keep the order from the workshop', async () => {
    for (const wrong of [{ amount_total: 999_998 }, { currency: 'usd' }]) {
      const session = await aSession();
      await deliver(shop.url, stripe.event('checkout.session.completed', session, wrong));
      expect(await pageAfter()).toContain('n’est pas celui de la commande');
    }
  });
});

test('an order cannot be seen with its number alone', async () => {
  await aSession();
  const [number] = orderNumber.exec(await pageAfter()) ?? [];
  for (const page of ['', '/invoice']) {
    const answer = await fetch(`${shop.url}/orders/${number}${page}`);
    // An order that is not paid has no invoice.
    expect(answer.status).toBe(page ? 404 : 200);
    expect(await answer.text()).not.toContain('Lit Zeus');
  }
});
