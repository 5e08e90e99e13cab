import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { requireProduct } from '@/lib/catalogue/products';
import { formatPrice } from '@/lib/money';
import { desk } from '@/messages/fr/desk/desk';
import it from '@/messages/it';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-by-hand-'));
let shop: TestShop;
let colleague: Visitor;
beforeAll(async () => {
  shop = await startShop({ DATA_DIR: dataDir, STAFF: clio });
  colleague = aBrowser(shop.url);
  await prove(colleague, dataDir, '/desk', clio);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const page = '/desk/offers/new?piece=lit-zeus';
const send = (fields: Fields, by = colleague) => by.press(page, desk.newOffer.send, fields);
const given: Fields = {
  ...{ email: 'ada@theogonie.example', language: 'it', country: 'IT', postcode: '' },
  ...{
    'option.0': ['led_lighting'],
    'free.0': 'Montaggio al terzo piano',
    'freePrice.0': '250,50',
  },
};

test('an offer by hand arrives in the language of its customer, and is ordered as any other', async () => {
  const { status, location } = await send(given);
  expect([status, location]).toEqual([303, '/desk/offers?notice=offerSent']);
  const mailed = () => mailsTo(dataDir, 'ada@theogonie.example');
  await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 15_000, interval: 100 });
  const text = mailed()[0]?.text ?? '';
  const [, path = ''] = /https?:\/\/[^/]+(\/it\/quote\/[\w.-]+)/.exec(text) ?? [];
  const { basePriceCents, options } = requireProduct('lit-zeus');
  const light = options.find(({ id }) => id === 'led_lighting')?.priceCents ?? 0;
  const total = formatPrice(basePriceCents + light + 25_050 + 9_900, 'it');
  for (const words of ['Montaggio al terzo piano', it.options.beds.led_lighting.name]) {
    expect(text).toContain(words);
  }
  expect(spaced(text)).toContain(spaced(total));

  const customer = aBrowser(shop.url);
  const { location: payment } = await customer.press(path, it.offer.accept);
  const paying = await readPage(await customer.get(payment));
  expect(paying.text).toContain('Montaggio al terzo piano');
  expect(paying.text).toContain(spaced(total));
  const { location: placed } = await customer.press(payment, 'Concludi il pagamento', {
    method: 'card',
  });
  const number = new URL(placed, shop.url).searchParams.get('number');
  expect(number).toMatch(/^TH-/);
  const order = await readPage(await colleague.get(`/desk/orders/${number}`));
  expect(order.text).toContain('Montaggio al terzo piano');
  expect(order.text).toContain('22');
  for (const sheet of ['slip', 'workshop']) {
    const { status: answer, text: shown } = await readPage(
      await colleague.get(`/desk/orders/${number}/${sheet}`),
    );
    expect([answer, shown.includes('Montaggio al terzo piano')], sheet).toEqual([200, true]);
  }
});

test('a free line of −1 €, of half a cent or without a name sends nothing, and says why', async () => {
  const wrong: readonly (readonly [Fields, keyof typeof desk.notices])[] = [
    [{ 'freePrice.0': '-1' }, 'badFreeLine'],
    [{ 'freePrice.0': '0,005' }, 'badFreeLine'],
    [{ 'freePrice.0': '' }, 'badFreeLine'],
    [{ 'free.0': '' }, 'badFreeLine'],
    [{ 'option.0': 'nobody' }, 'badOffer'],
    [{ 'quantity.0': '-1' }, 'badOffer'],
    [{ id: 'none' }, 'badOffer'],
    [{ language: 'xx' }, 'badOffer'],
    [{ email: 'ada' }, 'badEmail'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'badEmail'],
    [{ country: 'US' }, 'badPlace'],
    [{ country: 'FR', postcode: '97110' }, 'notServed'],
  ];
  for (const [fields, notice] of wrong) {
    const { status, location } = await send({ ...given, email: 'bo@theogonie.example', ...fields });
    expect([status, location], notice).toEqual([303, `${page}&notice=${notice}`]);
  }
  expect(mailsTo(dataDir, 'bo@theogonie.example')).toEqual([]);
  const said = await readPage(await colleague.get(`${page}&notice=badFreeLine`));
  expect(said.text).toContain(spaced(desk.notices.badFreeLine));
});

test('nobody else writes an offer by hand: strangers and customers are sent away, and nothing is mailed', async () => {
  const form = await colleague.fill(page, desk.newOffer.send, {
    ...given,
    email: 'cy@theogonie.example',
  });
  const session = colleague.jar.get('session') ?? '';
  const customer = await aVisitor(shop.url);
  for (const other of ['', customer.jar.get('session') ?? '']) {
    colleague.jar.set('session', other);
    const { status, location } = await form();
    expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
  }
  colleague.jar.set('session', session);
  expect(mailsTo(dataDir, 'cy@theogonie.example')).toEqual([]);
  expect((await readPage(await aBrowser(shop.url).get(page))).status).toBe(307);
  expect((await readPage(await colleague.get(`/it${page}`))).status).toBe(404);
});
