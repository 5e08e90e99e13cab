// @module-tag matrix
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { orderStates } from '@/lib/orders/order';
import { deliver, startStripe, stripeSettings, type TestStripe } from '@/tests/programs/stripe';
import { aBrowser, aVisitor, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { startShop, type TestShop } from '@/tests/shop';

const victim = {
  email: 'semele@theogonie.example',
  name: 'Sémélé Cadmos',
  phone: '+33170004242',
  street: '9 impasse du Tonnerre',
};
const house = { clio: 'clio@theogonie.example', erato: 'erato@theogonie.example' };

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-order-abuse-'));
let stripe: TestStripe;
let shop: TestShop;
/** Numbers of the victim's orders. */
let paid = '';
let unpaid = '';
/** The token that shows the paid order to its buyer. */
let ownToken = '';
/** The browser that paid. */
let payer: Visitor;
let staffCookie = '';
/** Cookies of visitors without access to the orders, and tokens that give none. */
const strangers: Record<string, string> = {
  nobody: '',
  'a made-up session': `session=${'A'.repeat(43)}`,
  'another customer': '',
  'who typed the address of the customer': '',
  'who typed an address of the house': '',
};
const tokens: Record<string, string> = {};
/** The data that nobody else may read. */
let secrets: string[] = [];
let before: Record<string, string>;

const start = (STAFF: string) =>
  startShop({
    ...(STAFF && { STAFF }),
    DATA_DIR: dataDir,
    LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    ...stripeSettings(stripe),
  });
const bothOfThem = Object.values(house).join();

/** What the shop holds about orders and what the house does with them. Only while it is stopped. */
async function contents(): Promise<Record<string, string>> {
  const db = await PGlite.create(join(dataDir, 'postgres'));
  const dump: Record<string, string> = {};
  for (const table of [
    ...['orders', 'order_lines', 'order_changes', 'invoices', 'payment_events'],
    ...['contact_messages', 'withdrawals', 'desk_log'],
  ]) {
    const { rows } = await db.query<{ all: string }>(
      `select coalesce(json_agg(t order by t::text)::text, '') as all from "${table}" t`,
    );
    dump[table] = rows[0]?.all ?? '';
  }
  await db.close();
  return dump;
}

/** Places an order up to the page where it is paid. @returns its payment session, its token, its quote */
async function placeOrder(visitor: Visitor, path: string, productId: string) {
  const { location } = await visitor.press(path, 'Acheter', { productId });
  await visitor.press(location, 'Finaliser le paiement');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  const back = new URL(session.given.get('success_url') ?? '');
  const quote = new URL(location, shop.url).searchParams.get('quote') ?? '';
  return { session, token: back.searchParams.get('order') ?? '', quote };
}

beforeAll(async () => {
  stripe = await startStripe();
  shop = await start(bothOfThem);
  const owner = await aVisitor(shop.url, { email: victim.email });
  payer = owner;
  const first = await placeOrder(owner, '/bed/zeus', 'lit-zeus');
  ownToken = first.token;
  const { name, phone, street, email } = victim;
  const address = { line1: street, postal_code: '75008', city: 'Paris', country: 'FR' };
  const event = stripe.event('checkout.session.completed', first.session, {
    customer_details: { email, name, phone },
    collected_information: { shipping_details: { name, address } },
  });
  expect(await deliver(shop.url, event)).toBe(200);
  await placeOrder(owner, '/bed/zeus', 'lit-zeus');

  const other = await aVisitor(shop.url, { email: 'hera@theogonie.example' });
  await prove(other, dataDir, '/my-data', 'hera@theogonie.example');
  const { token: foreign, quote } = await placeOrder(other, '/chair/athena', 'fauteuil-athena');
  const declaration = { name: 'Héra', order: 'TH-1', email: 'hera@theogonie.example' };
  const declared = await other.press('/withdrawal/declaration', 'Continuer', {
    ...declaration,
    step: 'confirm',
  });
  const receipt = declared.dom.querySelector('a[href*=receipt]')?.getAttribute('href') ?? '';
  const [, payload = ''] = ownToken.split('.');
  const [head = '', , signature = ''] = foreign.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  Object.assign(tokens, {
    'no text': '',
    'cut short': ownToken.slice(0, -9),
    'signed as another': `${head}.${payload}.${signature}`,
    'not signed': `${unsigned}.${payload}.`,
    'of a receipt': new URL(receipt, shop.url).searchParams.get('token') ?? '',
    'of a quote': quote,
    'of another order': foreign,
  });

  const clio = aBrowser(shop.url);
  await prove(clio, dataDir, '/desk', house.clio);
  staffCookie = clio.cookie();
  Object.assign(strangers, {
    'another customer': other.cookie(),
    'who typed the address of the customer': `session=${owner.jar.get('session')}`,
    'who typed an address of the house': (
      await aVisitor(shop.url, { email: house.erato })
    ).cookie(),
  });
  await owner.press('/contact', 'Envoyer le message', {
    ...{ name, email, subject: 'Livraison', message: 'Une question' },
  });
  await shop.stop();

  const db = await PGlite.create(join(dataDir, 'postgres'));
  const { rows } = await db.query<{ number: string; state: string; total_cents: number }>(
    'select number, state, total_cents from orders where email = $1 order by placed_at',
    [email],
  );
  await db.close();
  expect(rows.map(({ state }) => state)).toEqual(['paid', 'awaiting']);
  [paid = '', unpaid = ''] = rows.map(({ number }) => number);
  secrets = [name, phone, street, 'Lit Zeus', formatPrice(rows[0]?.total_cents ?? 0, 'fr')];
  shop = await start(bothOfThem);
  const fake = await aVisitor(shop.url, { email: 'first@theogonie.example' });
  await fake.press('/withdrawal/declaration', 'Continuer', {
    ...{ name, order: paid, email, step: 'confirm' },
  });
  await shop.stop();
  before = await contents();
  shop = await start(bothOfThem);
});
afterAll(async () => {
  await shop.stop();
  await stripe.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** One kind of space, and no entities, so that a secret is found however it is written. */
const plain = (text: string) =>
  text
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&nbsp;|\\u00a0|\\u202f|\s/g, ' ');

/** The secrets in an answer: its text, its headers, where it leads. */
const secretsIn = (answer: string) =>
  secrets.filter((secret) => plain(answer).includes(plain(secret)));

type Asked = { readonly cookie?: string; readonly headers?: Readonly<Record<string, string>> };

async function get(path: string, { cookie = '', headers = {} }: Asked = {}) {
  const ask = (url: string) => fetch(url, { headers: { cookie, ...headers }, redirect: 'manual' });
  const first = await ask(shop.url + path);
  // Data of a page are asked for once more, with a hash of the headers in the address.
  const next = new URL(first.headers.get('location') ?? '', shop.url);
  const answer = next.searchParams.has('_rsc') ? await ask(next.href) : first;
  const head = JSON.stringify([...answer.headers]);
  return { status: answer.status, all: head + (await answer.text()), headers: answer.headers };
}

async function post(
  path: string,
  body: FormData | URLSearchParams,
  { cookie = '', headers = {} }: Asked = {},
) {
  const answer = await fetch(shop.url + path, {
    method: 'POST',
    body,
    headers: { cookie, origin: shop.url, ...headers },
    redirect: 'manual',
  });
  const leadsTo = answer.headers.get('x-action-redirect') ?? answer.headers.get('location') ?? '';
  const head = JSON.stringify([...answer.headers]);
  return { status: answer.status, leadsTo, all: head + (await answer.text()) };
}

const formOf = (fields: readonly (readonly [string, string])[]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return body;
};

/** The pages of the victim's orders, with a token or without one. */
const orderPages = (token?: string) =>
  [paid, unpaid].flatMap((number) =>
    ['', '/invoice'].flatMap((part) =>
      ['', '/en'].map(
        (language) =>
          `${language}/orders/${number}${part}${token === undefined ? '' : `?order=${encodeURIComponent(token)}`}`,
      ),
    ),
  );
/** Each export is noted, so that a test which may do it comes last. */
const csv = '/newsletter.csv';
const deskPages = () => [
  ...['', '/orders', '/messages', '/withdrawals', '/newsletter', '/figures'],
  ...[`/orders/${paid}`, `/orders/${unpaid}`, '/orders?q=Cadmos', csv],
];

test('the browser that paid and the desk see the personal data', async () => {
  const cookie = payer.cookie();
  for (const token of ['', `?order=${ownToken}`]) {
    const page = await get(`/orders/${paid}${token}`, { cookie });
    expect(secretsIn(page.all)).toEqual(expect.arrayContaining(secrets.slice(3)));
    const invoice = await get(`/orders/${paid}/invoice${token}`, { cookie });
    expect(secretsIn(invoice.all)).toEqual(secrets.filter((one) => one !== victim.phone));
  }
  const desk = await get(`/desk/orders/${paid}`, { cookie: staffCookie });
  expect(secretsIn(desk.all)).toEqual(secrets);
  expect(desk.all).toContain(`/orders/${paid}/invoice.pdf`);
  for (const part of deskPages().filter((one) => one !== csv)) {
    expect((await get(`/desk${part}`, { cookie: staffCookie })).status, part).toBe(200);
  }
});

test('the invoice as a file is for the browser that paid and the house, kept and indexed by nobody', async () => {
  for (const cookie of [payer.cookie(), staffCookie]) {
    for (const language of ['', '/ar']) {
      const path = `${language}/orders/${paid}/invoice.pdf`;
      const answer = await fetch(shop.url + path, { headers: { cookie } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toMatch(
        language
          ? /^attachment; filename="invoice-\d{4}-\d{5}\.pdf"$/
          : /^attachment; filename="facture-\d{4}-\d{5}\.pdf"$/,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const file = Buffer.from(await answer.arrayBuffer());
      expect(file.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(file.length).toBeLessThan(150_000);
    }
    for (const path of [
      ...[`/orders/${unpaid}/invoice.pdf`, `/orders/${paid}/credit-notes/AV-2026-00001.pdf`],
      ...['/orders/TH-2026-00000000/invoice.pdf', `/orders/${paid}/credit-notes/other.pdf`],
    ])
      expect((await get(path, { cookie })).status, path).toBe(404);
  }
});

test('a visitor with only the token sees pieces, total and state, but neither person nor invoice', async () => {
  for (const cookie of Object.values(strangers)) {
    for (const page of [`/orders/${paid}`, '/payment-success']) {
      const { status, all } = await get(`${page}?order=${ownToken}`, { cookie });
      expect(status).toBe(200);
      expect(secretsIn(all)).toEqual(secrets.slice(3));
      expect(all).not.toContain('/invoice');
    }
    const invoice = await get(`/orders/${paid}/invoice?order=${ownToken}`, { cookie });
    expect([invoice.status, secretsIn(invoice.all)]).toEqual([200, []]);
    // Only the browser that paid sees the personal data.
    const opened = stripe.requests();
    const fields = new URLSearchParams({ number: unpaid, order: ownToken });
    const answer = await post('/payment/order', fields, { cookie });
    expect(answer.leadsTo).toBe(`/orders/${unpaid}`);
    expect(stripe.requests()).toBe(opened);
  }
});

describe.each(Object.keys(strangers))('%s', (name) => {
  const cookie = () => strangers[name] ?? '';
  /** As a browser asks for a page, and as a script asks for its data, whose status says nothing. */
  async function expectNoSecrets(path: string, status: number) {
    const page = await get(path, { cookie: cookie() });
    expect(page.status, path).toBe(status);
    const data = await get(path, { cookie: cookie(), headers: { rsc: '1' } });
    expect(data.status, path).toBeLessThan(500);
    expect(secretsIn(page.all + data.all), path).toEqual([]);
    return page.all + data.all;
  }

  test('is asked for the address without the token of the order', async () => {
    const given = [undefined, ...Object.values(tokens)];
    expect(given).toHaveLength(8);
    for (const path of given.flatMap((token) => orderPages(token))) {
      // An order that is not paid has no invoice.
      await expectNoSecrets(path, path.includes(`${unpaid}/invoice`) ? 404 : 200);
    }
  });

  test('gets no invoice as a file, with any token', async () => {
    for (const token of [undefined, ownToken, ...Object.values(tokens)]) {
      const query = token === undefined ? '' : `?order=${encodeURIComponent(token)}`;
      await expectNoSecrets(`/orders/${paid}/invoice.pdf${query}`, 404);
    }
  });

  test('sees no personal data in the list of orders or after a payment', async () => {
    const paths = [
      ...['/orders', '/ru/orders', `/orders?order=${paid}`, `/payment-success?order=${paid}`],
      ...Object.values(tokens).map(
        (token) => `/payment-success?session_id=x&order=${encodeURIComponent(token)}`,
      ),
    ];
    for (const path of paths) {
      const answer = await expectNoSecrets(path, 200);
      if (!path.includes(paid)) expect(answer, path).not.toContain(paid);
    }
  });

  test('has to sign in at the desk', async () => {
    for (const part of deskPages()) {
      await expectNoSecrets(`/desk${part}`, part === '' ? 200 : part === csv ? 404 : 307);
    }
  });

  test('can neither pay for them nor get their payment address', async () => {
    const opened = stripe.requests();
    for (const number of [paid, unpaid]) {
      for (const order of [undefined, ...Object.values(tokens)]) {
        const fields = { number, ...(order !== undefined && { order }) };
        for (const body of [new URLSearchParams(fields), formOf(Object.entries(fields))]) {
          const answer = await post('/payment/order', body, { cookie: cookie() });
          expect(answer.status).toBe(303);
          expect(answer.leadsTo).toBe(`/orders/${number}`);
          expect(secretsIn(answer.all)).toEqual([]);
        }
      }
    }
    expect(stripe.requests()).toBe(opened);
  });
});

test('an invalid number is answered without error, redirect or data', async () => {
  const numbers = ['€', 'é', '\0', 'a\r\nset-cookie: a=b', '../../desk', '//evil.example', '%00'];
  for (const number of [...numbers, "' or 1=1 --", paid.toLowerCase(), `${paid}x`]) {
    const answer = await post('/payment/order', new URLSearchParams({ number }));
    expect(answer.status, number).toBeLessThan(500);
    expect(new URL(answer.leadsTo || '/', shop.url).host, number).toBe(new URL(shop.url).host);
    expect(secretsIn(answer.all), number).toEqual([]);
    const page = await get(`/orders/${encodeURIComponent(number)}`);
    expect(page.status, number).toBeLessThan(500);
    expect(secretsIn(page.all), number).toEqual([]);
  }
  for (const [index, body] of ['', 'number', '{"number":1}', '\0'].entries()) {
    const answer = await fetch(`${shop.url}/payment/order`, {
      method: 'POST',
      body,
      headers: { origin: shop.url, 'content-type': index % 2 ? 'text/plain' : 'application/json' },
      redirect: 'manual',
    });
    expect(answer.status, body).toBeLessThan(500);
  }
});

test('a form of another site pays for nothing', async () => {
  const headers = { origin: 'https://evil.example' };
  const fields = formOf([
    ['number', unpaid],
    ['order', ownToken],
  ]);
  const answer = await post('/payment/order', fields, { headers });
  expect(answer.status).toBe(403);
});

type DeskForm = { readonly path: string; readonly fields: readonly (readonly [string, string])[] };

/** The forms of the desk's pages, but for that which ends the session. */
async function deskForms(): Promise<DeskForm[]> {
  const paths = [`/desk/orders/${paid}`, `/desk/orders/${unpaid}`];
  const forms: DeskForm[] = [];
  for (const path of [...paths, '/desk/messages', '/desk/withdrawals']) {
    const page = parse((await get(path, { cookie: staffCookie })).all);
    for (const form of page.querySelectorAll('main form')) {
      // A search is a link with a field.
      if (form.querySelector('[name=page]') || form.getAttribute('method') === 'get') continue;
      // Files go to an address of their own, which order-files.test.ts asks.
      if (form.getAttribute('action')?.endsWith('/files')) continue;
      forms.push({ path, fields: fieldsOf(form) });
    }
  }
  return forms;
}

const fieldsOf = (form: HTMLElement) =>
  form.querySelectorAll('[name]').map((field): [string, string] => {
    const name = field.getAttribute('name') ?? '';
    return [name, field.getAttribute('value') ?? (name === 'deliveryDate' ? '2099-01-05' : '')];
  });

/** A form as React sends it with JavaScript. */
function scripted(fields: DeskForm['fields']): { body: FormData; headers: Record<string, string> } {
  const action = fields.find(([name]) => name.startsWith('$ACTION_ID_'))?.[0] ?? '';
  expect(action).toMatch(/^\$ACTION_ID_[0-9a-f]{42}$/);
  const own = fields.filter(([name]) => !name.startsWith('$'));
  const body = formOf([
    ...own.map(([name, value]) => [`_1_${name}`, value] as const),
    ['0', '["$K1"]'],
  ]);
  const headers = { 'next-action': action.replace('$ACTION_ID_', ''), accept: 'text/x-component' };
  return { body, headers };
}

/** Each form of the desk, and that of a step for every step there is. */
async function abuses(): Promise<DeskForm[]> {
  const forms = await deskForms();
  const step = forms.find(({ fields }) => fields.some(([name]) => name === 'to'));
  const action = (step?.fields ?? []).filter(([name]) => name.startsWith('$'));
  const steps = orderStates.map((to): DeskForm => {
    const given = { number: paid, from: 'paid', to, deliveryDate: '2099-01-05', remark: 'x' };
    return { path: `/desk/orders/${paid}`, fields: [...action, ...Object.entries(given)] };
  });
  return [...forms, ...steps];
}

test('every action of the desk is refused to visitors outside the house, on any page', async () => {
  const forms = await abuses();
  expect(forms.length).toBeGreaterThan(orderStates.length + 5);
  for (const [name, cookie] of Object.entries(strangers)) {
    for (const { path, fields } of forms) {
      for (const page of [path, '/orders', '/bed/zeus']) {
        const { body, headers } = scripted(fields);
        for (const answer of [
          await post(page, formOf(fields), { cookie }),
          await post(page, body, { cookie, headers }),
        ]) {
          const label = `${name} ${page} ${JSON.stringify(fields)} ${answer.status}`;
          // On a page that does not have the action the form has expired, or does nothing.
          if (page === path)
            expect(answer.leadsTo, label).toMatch(/^\S*\/desk(\?back=[^;&]*)?(;|$)/);
          expect(answer.leadsTo, label).not.toContain('notice');
          expect(answer.status, label).toBeLessThan(500);
          expect(secretsIn(answer.all), label).toEqual([]);
        }
      }
    }
  }
});

test('no attempt has changed an order', async () => {
  await shop.stop();
  expect(await contents()).toEqual(before);
  shop = await start(bothOfThem);
});

test('the same forms work for the house', async () => {
  const forms = await deskForms();
  const find = (name: string, value: string) => {
    const form = forms.find(({ fields }) =>
      fields.some((one) => one.join() === `${name},${value}`),
    );
    if (!form) throw new Error(`no form with ${name} ${value}`);
    return form;
  };
  const next = find('to', 'workshop');
  // Somebody else has declared a withdrawal: that stops nothing.
  const moved = await post(next.path, formOf(next.fields), { cookie: staffCookie });
  expect(moved.leadsTo).toContain('notice=moved');
  const message = find('mark', 'answered');
  const { body, headers } = scripted(message.fields);
  const done = await post(message.path, body, { cookie: staffCookie, headers });
  expect(done.leadsTo).toContain('notice=done');
  expect((await get(`/desk${csv}`, { cookie: staffCookie })).status).toBe(200);
});

test('a colleague removed from STAFF has no access after the restart, and without STAFF there is no desk', async () => {
  const forms = await abuses();
  for (const [STAFF, statuses] of [
    [house.erato, [200, 307, 404]],
    ['', [404]],
  ] as const) {
    await shop.stop();
    const held = await contents();
    shop = await start(STAFF);
    for (const part of deskPages()) {
      const answer = await get(`/desk${part}`, { cookie: staffCookie });
      expect(statuses, part).toContain(answer.status);
      expect(secretsIn(answer.all), part).toEqual([]);
    }
    for (const path of orderPages()) {
      const answer = await get(path, { cookie: staffCookie });
      expect([200, 404], path).toContain(answer.status);
      expect(secretsIn(answer.all), path).toEqual([]);
    }
    for (const { path, fields } of forms) {
      const answer = await post(path, formOf(fields), { cookie: staffCookie });
      expect(answer.status, path).toBe(STAFF ? 303 : 404);
      expect(answer.leadsTo, path).not.toContain('notice');
      expect(secretsIn(answer.all), path).toEqual([]);
    }
    await shop.stop();
    expect(await contents()).toEqual(held);
    shop = await start(STAFF);
  }
});
