import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { addDays } from '@/lib/calendar/days';
import { allPieces, detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { listOffered } from '@/lib/catalogue/products';
import { localePath, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { limits } from '@/lib/process/limits';
import { markdownPath } from '@/lib/search/markdown/addresses';
import { plain } from '@/lib/search/markdown/text';
import { policies } from '@/lib/search/policies';
import { messages } from '@/tests/content/texts';
import { aVisitor } from '@/tests/server/forms';
import { inOneWindow } from '@/tests/server/one-window';
import { readPage, spaced } from '@/tests/server/page';
import { aDay } from '@/tests/server/residence/a-guest';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ LIMIT_FACTOR: '100000' });
});
afterAll(() => shop.stop());

async function connect(path = '/mcp', { url } = shop): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url + path)));
  return client;
}

const Text = z.tuple([z.object({ text: z.string() })]);

/** What a tool answers, read by a schema. Its text says the same, down to each number. */
async function call<T>(
  client: Client,
  name: string,
  args: object,
  schema: z.ZodType<T>,
): Promise<T> {
  const { structuredContent, isError, content } = await client.callTool({
    name,
    arguments: { ...args },
  });
  expect(isError, JSON.stringify(content)).toBeFalsy();
  const [{ text }] = Text.parse(content);
  expect(JSON.parse(text)).toEqual(structuredContent);
  return schema.parse(structuredContent);
}

/** The sentence in which a tool says why it cannot. */
async function refusal(client: Client, name: string, args: object): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  expect(isError).toBe(true);
  return Text.parse(content)[0].text;
}

/** An address of the shop as the tests reach it. */
const here = (address: string) => address.replace(/^https?:\/\/[^/]+/, shop.url);

const Found = z.object({
  results: z.array(z.object({ product_id: z.string(), price_eur: z.number(), url: z.string() })),
});
const Piece = z.object({ options: z.array(z.object({ id: z.string(), price_eur: z.number() })) });
const Price = z.object({ total_eur: z.number(), url: z.string() });
const Quote = z.object({ url: z.string(), total_eur: z.number(), number: z.string() });

const Heard = z.object({
  understood: z.string().optional(),
  is_nearest: z.boolean(),
  results: z.array(z.object({ url: z.string(), price_eur: z.number().optional() })),
});

test.each([
  ['bed under 9000 €', '/bed/hades'],
  ['cheapest bed', '/bed/hades'],
  ['back pain', '/chair-details/'],
  ['pacemaker', '/product-safety'],
  ['warranty', '/legal-guarantee'],
])('an agent asks for « %s » in words, and finds %s first', async (query, first) => {
  const client = await connect();
  const { results } = await call(client, 'search_catalog', { query, language: 'en' }, Heard);
  expect(results[0]?.url).toContain(first);
});

test('an agent gets only the editions at a price, and learns what was understood', async () => {
  const client = await connect();
  const asked = { query: 'bed under 20000 €', language: 'en' };
  const { understood, results } = await call(client, 'search_catalog', asked, Heard);
  expect(understood).toContain('Beds, for at most');
  expect(results.length).toBeGreaterThan(3);
  expect(results.filter(({ price_eur = 0 }) => price_eur > 20_000)).toEqual([]);
});

test.each(locales)(
  'an agent finds a bed, has it priced and hands over its quote, in %s',
  async (language) => {
    const client = await connect();
    const { results } = await call(
      client,
      'search_catalog',
      { category: 'bed', max_price_eur: 13_000, max_width_cm: 210, language },
      Found,
    );
    const [bed] = results;
    expect(results.map(({ product_id }) => product_id)).toEqual(['lit-hades']);
    const above = { category: 'bed', min_price_eur: 20_000, language };
    const { results: dear } = await call(client, 'search_catalog', above, Found);
    expect(dear.length).toBeGreaterThan(0);
    expect(dear.filter(({ price_eur }) => price_eur < 20_000)).toEqual([]);
    const { options } = await call(
      client,
      'get_piece',
      { product_id: bed?.product_id, language },
      Piece,
    );
    const chosen = options.slice(0, 2).map(({ id }) => id);
    const configuration = { product_id: bed?.product_id, options: chosen };
    const { total_eur } = await call(
      client,
      'price_configuration',
      { ...configuration, language },
      Price,
    );
    const sum = options
      .slice(0, 2)
      .reduce((all, { price_eur }) => all + price_eur, bed?.price_eur ?? 0);
    expect(total_eur).toBeCloseTo(sum, 2);
    const fit = z.object({ fits: z.boolean() });
    const room = { width_cm: 420, depth_cm: 400, height_cm: 250 };
    expect(await call(client, 'check_fit', { ...configuration, room }, fit)).toEqual({
      fits: true,
    });
    const quote = await call(client, 'create_quote', { lines: [configuration], language }, Quote);
    expect(quote.total_eur).toBe(total_eur);
    const page = await fetch(here(quote.url));
    expect(page.status).toBe(200);
    const text = parse(await page.text()).textContent;
    expect(text).toContain(quote.number);
    expect(text).toContain(formatPrice(Math.round(total_eur * 100), language));
    await client.close();
  },
);

/** Every object in a schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.values(schema).flatMap(objectsIn);
  return 'properties' in schema ? [{ ...schema }, ...below] : below;
}

test('it offers fourteen tools with schemas and descriptions, and the pages as Markdown', async () => {
  const client = await connect('/en/mcp');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'basket_total',
    'check_fit',
    'compare_pieces',
    'create_quote',
    'delivery_estimate',
    'fetch',
    'find_hours',
    'find_nights',
    'get_piece',
    'prepare_stay',
    'price_configuration',
    'search',
    'search_catalog',
    'search_policies',
  ]);
  for (const { description, inputSchema, outputSchema } of tools) {
    expect(description?.length).toBeGreaterThan(40);
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
    for (const object of [inputSchema, outputSchema].flatMap(objectsIn)) {
      expect(object.additionalProperties).toBe(false);
      const names = Object.keys(z.record(z.string(), z.unknown()).parse(object.properties));
      expect(names.filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
    }
  }
  const capabilities = client.getServerCapabilities();
  expect(capabilities?.tools).toEqual({ listChanged: false });
  expect(capabilities?.resources).toEqual({ listChanged: false });
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => new URL(uri).pathname)).toEqual(
    [...allPieces.map(detailPath), ...policies].map((path) => markdownPath('en', path)),
  );
  const uri = resources.find(({ uri }) => uri.endsWith('/en/bed/zeus.md'))?.uri ?? '';
  const { contents } = await client.readResource({ uri });
  const written = await fetch(`${shop.url}/en/bed/zeus.md`);
  expect(contents).toEqual([
    expect.objectContaining({ mimeType: 'text/markdown', text: await written.text() }),
  ]);
  await client.close();
});

test('beds are compared and their delivery estimated', async () => {
  const client = await connect();
  const rows = z.object({ rows: z.array(z.object({ label: z.string(), differs: z.boolean() })) });
  const configurations = [{ product_id: 'lit-zeus' }, { product_id: 'lit-hades' }];
  const compared = await call(client, 'compare_pieces', { configurations }, rows);
  expect(compared.rows.find(({ label }) => label === 'Prix')?.differs).toBe(true);
  const days = z.object({ first: z.iso.date(), last: z.iso.date() });
  const asked = { product_ids: ['lit-zeus'], country: 'BE', postcode: '1000' };
  const { first, last } = await call(client, 'delivery_estimate', asked, days);
  expect(first < last).toBe(true);
  const abroad = { ...asked, country: 'CH', postcode: '8001', language: 'it' };
  const { customs } = messages.it.delivery;
  await call(client, 'delivery_estimate', abroad, z.object({ customs: z.literal(customs) }));
  await client.close();
});

test('a query with a filter returns the best hit first', async () => {
  const client = await connect();
  const query = 'lit massage';
  const hit = z.object({ kind: z.string(), product_id: z.string().optional() });
  const { results } = await call(
    client,
    'search_catalog',
    { query, limit: 20 },
    z.object({ results: z.array(hit) }),
  );
  const beds = results.filter(
    ({ kind, product_id }) => kind === 'piece' && product_id?.startsWith('lit-'),
  );
  const best = beds[0]?.product_id;
  const ask = async (more: object) => {
    const found = await call(client, 'search_catalog', { category: 'bed', ...more }, Found);
    return found.results.map(({ product_id }) => product_id);
  };
  expect(await ask({ query, limit: 1 })).toEqual([best]);
  expect((await ask({}))[0]).not.toBe(best);
  await client.close();
});

const Paged = z.object({
  total: z.number(),
  next_offset: z.number().nullable(),
  results: z.array(z.object({ kind: z.string(), url: z.string() })),
});

test.each([
  ['everything', {}, listOffered().length],
  ['wardrobes', { category: 'wardrobe' }, undefined],
  ['words', { query: 'lit massage' }, undefined],
])('pages of %s lead to the end, and each says how many there are', async (_, asked, count) => {
  const client = await connect();
  const urls: string[] = [];
  const totals = new Set<number>();
  for (let offset: number | null = 0; offset !== null; ) {
    const part: z.infer<typeof Paged> = await call(
      client,
      'search_catalog',
      { ...asked, limit: 3, offset },
      Paged,
    );
    urls.push(...part.results.map(({ url }) => url));
    totals.add(part.total);
    offset = part.next_offset;
  }
  expect(urls.length).toBeGreaterThan(3);
  expect(new Set(urls).size).toBe(urls.length);
  expect([...totals]).toEqual([count ?? urls.length]);
  await client.close();
});

test('pieces come with pictures that load, found by words or by what they are', async () => {
  const client = await connect();
  const pictures = z.array(z.object({ url: z.string(), width_px: z.number() })).min(1);
  const found = z.object({ results: z.array(z.object({ pictures })).min(1) });
  const asked = [{ category: 'chair' }, { query: 'lit zeus', limit: 1 }];
  for (const one of asked) {
    const { results } = await call(client, 'search_catalog', one, found);
    for (const { url } of results.flatMap(({ pictures }) => pictures)) {
      const { status, headers } = await fetch(here(url), { method: 'HEAD' });
      expect([status, headers.get('content-type')], url).toEqual([200, 'image/jpeg']);
    }
  }
  await call(client, 'get_piece', { product_id: 'lit-zeus' }, z.object({ pictures }));
  await client.close();
});

const texts = z.array(z.string()).min(1);
const rows = z.array(z.object({ term: z.string(), said: texts }));
const Offered = z.object({ name: z.string(), price_eur: z.number() });
const Facts = z.object({
  name: z.string(),
  description: z.string(),
  materials: texts,
  features: texts,
  care: texts,
  safety_warnings: texts,
  delivery: texts,
  data_sheet: rows.min(5),
  structure_data_sheet: rows,
  editions: z
    .array(
      z.object({
        price_eur: z.number(),
        weight_kg: z.number(),
        size_cm: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
      }),
    )
    .min(1),
  options: z.array(Offered),
  composition: z.object({ price_eur: z.number(), options: z.array(Offered).min(1) }),
  warranty_years: z.number(),
  withdrawal_days: z.number(),
  lead_time_weeks: z.object({ min: z.number(), max: z.number() }),
});

/** A price as the Markdown of a page gives it to programs. */
const priced = (euros: number) => `(${euros.toFixed(2)} EUR)`;
const offered = (options: readonly z.infer<typeof Offered>[]) =>
  options.flatMap(({ name, price_eur }) => [name, priced(price_eur)]);

test('the facts of every piece are those of its page in Markdown', async () => {
  const client = await connect('/en/mcp');
  for (const piece of allPieces) {
    const { productId: product_id } = piece;
    const facts = await call(client, 'get_piece', { product_id }, Facts);
    const { editions, options, lead_time_weeks, warranty_years, withdrawal_days } = facts;
    const weeks = [...new Set(Object.values(lead_time_weeks))].join('–');
    const said = [
      facts.name,
      facts.description,
      ...[
        facts.materials,
        facts.features,
        facts.care,
        facts.safety_warnings,
        facts.delivery,
      ].flat(),
      ...[...facts.data_sheet, ...facts.structure_data_sheet].flatMap((row) => [
        row.term,
        ...row.said,
      ]),
      ...editions.flatMap(({ price_eur, weight_kg, size_cm }) => [
        priced(price_eur),
        `${weight_kg} kg`,
        `${Object.values(size_cm).join(' × ')} cm`,
      ]),
      ...offered(options),
      `${weeks} weeks`,
      `${warranty_years} years`,
      `${withdrawal_days} days`,
    ];
    const { composition } = facts;
    const told = [priced(composition.price_eur), ...offered(composition.options)];
    const readers = [
      [detailPath(piece), said],
      [storyPath(piece), told],
    ] as const;
    for (const [path, wanted] of readers) {
      const markdown = await (await fetch(shop.url + markdownPath('en', path))).text();
      const missing = wanted.filter((one) => !spaced(markdown).includes(spaced(plain(one))));
      expect(missing, path).toEqual([]);
    }
  }
  await client.close();
});

const Hits = z.object({
  results: z
    .array(z.object({ id: z.string(), title: z.string(), text: z.string(), url: z.string() }))
    .min(3),
});
const Read = z.object({
  id: z.string(),
  title: z.string().min(1),
  text: z.string(),
  url: z.string(),
  metadata: z.object({ language: z.string(), markdown_url: z.string() }),
});

test.each(locales)('what search finds is read by fetch, in %s', async (locale) => {
  const client = await connect(localePath(locale, '/mcp'));
  const { results } = await call(client, 'search', { query: messages[locale].refund.title }, Hits);
  expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  for (const { id, url } of results) {
    expect(url.endsWith(id)).toBe(true);
    const read = await call(client, 'fetch', { id }, Read);
    expect([read.id, read.metadata.language]).toEqual([id, locale]);
    const written = await fetch(here(read.metadata.markdown_url));
    expect(read.text).toBe(await written.text());
    expect((await fetch(here(read.url))).status).toBe(200);
  }
  await client.close();
});

test.each(locales)('passages of rules lead to their sections, in %s', async (language) => {
  const client = await connect();
  const passage = z.object({ text: z.string().min(1), url: z.string(), id: z.string() });
  const { results, total } = await call(
    client,
    'search_policies',
    { query: messages[language].legalGuarantee.title, language },
    z.object({ total: z.number(), results: z.array(passage).min(1) }),
  );
  expect(total).toBeGreaterThanOrEqual(results.length);
  const path = localePath(language, '/legal-guarantee#');
  expect(results.some(({ id }) => id.startsWith(path))).toBe(true);
  for (const { url, text } of results) {
    const { hash } = new URL(url);
    const { dom } = await readPage(await fetch(here(url)));
    const section = spaced(dom.querySelector(hash)?.textContent ?? '');
    const [first = ''] = text.split('\n');
    expect(section, url).toContain(spaced(first));
  }
  await client.close();
});

const Basket = z.object({
  lines: z.array(z.object({ quantity: z.number(), total_eur: z.number() })),
  count: z.number(),
  subtotal_eur: z.number(),
  delivery_eur: z.number(),
  total_eur: z.number(),
  delivery: z.object({ country: z.string(), first: z.iso.date(), last: z.iso.date() }),
});

test('the total of a basket is that of the cart', async () => {
  const client = await connect();
  const visitor = await aVisitor(shop.url);
  const add = messages.fr.detail.addToCart;
  const options = ['led_lighting', 'safe_storage'];
  await visitor.press('/bed/zeus', add, { option: options, quantity: '2' });
  await visitor.press('/bed/hades', add);
  const lines = [{ product_id: 'lit-zeus', options, quantity: 2 }, { product_id: 'lit-hades' }];
  const basket = await call(client, 'basket_total', { lines, country: 'BE' }, Basket);
  const { text } = await readPage(await visitor.get('/cart'));
  for (const euros of [basket.subtotal_eur, basket.delivery_eur, basket.total_eur])
    expect(text).toContain(spaced(formatPrice(Math.round(euros * 100), 'fr')));
  expect(basket.lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  expect([basket.count, basket.delivery.country]).toEqual([3, 'BE']);
  const sum = basket.lines.reduce((all, { total_eur }) => all + total_eur, 0);
  expect(basket.subtotal_eur).toBeCloseTo(sum, 2);
  expect(basket.total_eur).toBeCloseTo(sum + cartDeliveryCents / 100, 2);
  const single = await call(client, 'basket_total', { lines: lines.slice(1) }, Basket);
  expect(single.delivery_eur).toBe(cartDeliveryCents / 100);
  await client.close();
});

test('what is too large is named with its measure, in the words of the question', async () => {
  const client = await connect();
  const lift = {
    width_cm: 200,
    depth_cm: 300,
    height_cm: 250,
    door_width_cm: 10,
    door_height_cm: 250,
  };
  const size = z.object({ length: z.number(), width: z.number(), height: z.number() });
  const passage = z.object({
    passage: z.literal('lift'),
    passes: z.literal(false),
    short: z.object({ measure: z.literal('door_width_cm'), by_cm: z.number().positive() }),
    worst_parcel: z.object({ size_cm: size, weight_kg: z.number() }),
  });
  const fit = z.object({ fits: z.literal(false), passages: z.array(passage).length(1) });
  await call(client, 'check_fit', { product_id: 'lit-zeus', lift }, fit);
  await client.close();
});

test('a quote above its limit is refused with the seconds to wait', async () => {
  await inOneWindow(limits.offer, async () => {
    // Three quotes in ten minutes, and thirty requests a minute.
    const strict = await startShop({ LIMIT_FACTOR: '0.05' });
    try {
      const client = await connect('/mcp', strict);
      const wanted = { lines: [{ product_id: 'lit-zeus' }] };
      for (let n = 0; n < 3; n += 1) await call(client, 'create_quote', wanted, Quote);
      const [, seconds] =
        /try again in (\d+) seconds/.exec(await refusal(client, 'create_quote', wanted)) ?? [];
      expect(Number(seconds)).toBeGreaterThan(0);
      expect(Number(seconds)).toBeLessThanOrEqual(limits.offer.seconds);
      await client.close();
    } finally {
      await strict.stop();
    }
  });
});

test('each call of a batch counts, and a batch of more than ten is refused', async () => {
  // Six calls a minute.
  const strict = await startShop({ LIMIT_FACTOR: '0.01' });
  try {
    const send = (count: number, more = {}) => {
      const batch = Array.from({ length: count }, (_, id) => ({
        jsonrpc: '2.0',
        id,
        method: 'ping',
      }));
      return post(JSON.stringify(batch), more, strict);
    };
    const replies = [await send(11), await send(2, { 'mcp-protocol-version': '2025-06-18' })];
    for (const reply of replies) {
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ id: null, error: { code: -32_600 } });
    }
    expect(await (await send(5)).json()).toHaveLength(5);
    const refused = await send(10);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.stop();
  }
});

describe('an impossible request gets a helpful sentence', () => {
  test.each([
    ['price_configuration', { product_id: 'lit-zeus', options: ['integrated_tv'] }, 'made for'],
    ['price_configuration', { product_id: 'nobody' }, 'search_catalog'],
    [
      'create_quote',
      { lines: [{ product_id: 'fauteuil-athena-atelier', options: ['mat-1', 'mat-2'] }] },
      'in_place_of',
    ],
    ['price_configuration', { product_id: 'lit-zeus', options: ['x'] }, 'has the options'],
    ['check_fit', { product_id: 'lit-zeus' }, 'at least one of door'],
    [
      'compare_pieces',
      { configurations: [{ product_id: 'lit-zeus' }, { product_id: 'miroir-hera' }] },
      'one category',
    ],
    ['delivery_estimate', { product_ids: ['lit-zeus'], country: 'FR', postcode: 'x' }, 'look like'],
    ['create_quote', { lines: [{ product_id: 'lit-zeus', options: ['mat-1'] }] }, 'made for'],
    [
      'create_quote',
      { lines: Array.from({ length: 10 }, () => ({ product_id: 'lit-kratos', quantity: 99 })) },
      '/contact',
    ],
    ['search_catalog', { query: 'x'.repeat(4_000) }, 'search_catalog: query'],
    [
      'check_fit',
      { product_id: 'lit-zeus', door: { width_cm: -1, height_cm: 204 } },
      'door.width_cm',
    ],
    ['search_catalog', { limit: 'ten' }, 'search_catalog: limit'],
    ['search_catalog', { max_price_eur: '9000' }, 'search_catalog: max_price_eur'],
    ['fetch', { id: 7 }, 'fetch: id'],
    ['fetch', { id: '/nowhere' }, 'Ask search'],
    ['fetch', { id: '/cart' }, 'Ask search'],
    ['basket_total', { lines: [{ product_id: 'lit-zeus' }], postcode: '97400' }, 'do not go there'],
    ['basket_total', { lines: [{ product_id: 'lit-zeus', quantity: 1.5 }] }, 'lines.0.quantity'],
  ])('%s with %j', async (name, args, words) => {
    const client = await connect();
    expect(await refusal(client, name, args)).toContain(words);
    await client.close();
  });
});

describe('a key that a tool does not know is refused with those that it knows', () => {
  const product_id = 'lit-zeus';
  const lift = { width: 100, depth: 140, height: 220, doorWidth: 80, doorHeight: 200 };
  test.each([
    [
      'price_configuration',
      { product_id, option_ids: ['led_lighting'] },
      ': unknown key "option_ids"; known: product_id, options, language',
    ],
    [
      'search_catalog',
      { category: 'bed', max_price: 9_000 },
      ': unknown key "max_price"; known: query, category, min_price_eur, max_price_eur, max_width_cm',
    ],
    [
      'delivery_estimate',
      { product_ids: [product_id], postal_code: '97400' },
      ': unknown key "postal_code"; known: product_ids, country, postcode',
    ],
    [
      'create_quote',
      { lines: [{ product_id, qty: 3 }] },
      'lines.0: unknown key "qty"; known: product_id, options, quantity',
    ],
    [
      'compare_pieces',
      { configurations: [{ product_id }, { product_id, option: 'led_lighting' }] },
      'configurations.1: unknown key "option"; known: product_id, options',
    ],
    [
      'check_fit',
      { product_id, lift },
      'lift: unknown keys "width", "depth", "height", "doorWidth", "doorHeight"; known: width_cm, height_cm, depth_cm, door_width_cm, door_height_cm',
    ],
    [
      'check_fit',
      {
        product_id,
        stairs: { turn: 'straight', width_cm: 90, height_cm: 210, landing_width_cm: 90 },
      },
      'stairs: unknown key "landing_width_cm"; known: turn, width_cm, height_cm',
    ],
    ['search', { query: 'lit', language: 'en' }, ': unknown key "language"; known: query'],
    ['basket_total', { lines: [{ product_id }], zip: '1000' }, 'unknown key "zip"; known: lines,'],
    ['get_piece', { product_id, constructor: 1 }, 'unknown key "constructor"'],
  ])('%s with %j', async (name, args, words) => {
    const client = await connect();
    expect(await refusal(client, name, args)).toContain(words);
    await client.close();
  });
});

const product_id = 'lit-zeus';
/** The least that each tool answers. */
const least: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  basket_total: { lines: [{ product_id }] },
  check_fit: { product_id, door: { width_cm: 90, height_cm: 204 } },
  compare_pieces: { configurations: [{ product_id }, { product_id: 'lit-hades' }] },
  create_quote: { lines: [{ product_id }] },
  delivery_estimate: { product_ids: [product_id] },
  fetch: { id: '/bed/zeus' },
  find_hours: {},
  find_nights: {},
  get_piece: { product_id },
  prepare_stay: { suite: 'poseidon', check_in: '2027-03-04', check_out: '2027-03-06' },
  price_configuration: { product_id },
  search: { query: 'lit' },
  search_catalog: {},
  search_policies: { query: 'garantie' },
};

test('a stay is prepared as an address that a person books, and nothing is held', async () => {
  const client = await connect('/en/mcp');
  const Prepared = z.object({ nights: z.number(), total_usd: z.number(), booking_url: z.url() });
  const check_in = aDay();
  const check_out = addDays(check_in, 2);
  const asked = { suite: 'poseidon', check_in, check_out };
  for (const _ of [1, 2]) {
    const { nights, total_usd, booking_url } = await call(client, 'prepare_stay', asked, Prepared);
    expect([nights, total_usd]).toEqual([2, 1_880]);
    const page = await readPage(await fetch(here(booking_url)));
    expect(page.status).toBe(200);
    expect(page.text).toContain('$1,880');
  }
  for (const [wrong, why] of [
    [{ check_out: check_in }, 'after check_in'],
    [{ check_in: '2020-01-01', check_out: '2020-01-02' }, 'passed'],
    [{ adults: 0 }, 'one adult'],
    [{ children: 9 }, 'too few places'],
  ] as const)
    expect(await refusal(client, 'prepare_stay', { ...asked, ...wrong })).toContain(why);
  await client.close();
});

test.each(Object.keys(least))('%s refuses what its schema does not allow', async (name) => {
  const client = await connect();
  const { tools } = await client.listTools();
  const schema = tools.find((tool) => tool.name === name)?.inputSchema;
  const known = Object.keys(schema?.properties ?? {});
  expect(known).toEqual(expect.arrayContaining(Object.keys(least[name] ?? {})));
  for (const key of known) {
    // No key takes a list of lists.
    const wrong = await refusal(client, name, { ...least[name], [key]: [[]] });
    expect(wrong).toContain(`${name}: ${key}`);
    const spelled = key.includes('_') ? key.replace(/_(.)/g, (_, c) => c.toUpperCase()) : `${key}s`;
    const unknown = await refusal(client, name, { ...least[name], [spelled]: 'x' });
    expect(unknown).toContain(`unknown key "${spelled}"; known: ${known.join(', ')}`);
  }
  for (const key of z.array(z.string()).parse(schema?.required ?? [])) {
    const { [key]: _, ...rest } = least[name] ?? {};
    expect(await refusal(client, name, rest)).toContain(`${name}: ${key}`);
  }
  const { isError } = await client.callTool({ name, arguments: { ...least[name] } });
  expect(isError).toBeFalsy();
  await client.close();
});

test('of a thousand keys five are named, shortened', async () => {
  const client = await connect();
  const keys = Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(40)}${n}`);
  const args = Object.fromEntries(keys.map((key) => [key, 1]));
  const sentence = await refusal(client, 'search', { query: 'lit', ...args });
  expect(sentence.length).toBeLessThan(500);
  await client.close();
});

const headers = {
  'content-type': 'application/json',
  accept: 'application/json, text/event-stream',
};
const post = (body: string, more = {}, { url } = shop) =>
  fetch(`${url}/mcp`, { method: 'POST', body, headers: { ...headers, ...more } });
const request = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const initialize = request('initialize', {
  protocolVersion: '2025-06-18',
  capabilities: {},
  clientInfo: { name: 'a test', version: '1' },
});

test('an older client begins with initialize and is answered in JSON, without a session', async () => {
  const reply = await post(initialize);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.headers.get('mcp-session-id')).toBeNull();
  const listChanged = false;
  expect(await reply.json()).toMatchObject({
    result: {
      protocolVersion: '2025-06-18',
      capabilities: { tools: { listChanged }, resources: { listChanged } },
    },
  });
});

test('each call of a batch is refused for itself', async () => {
  const calls = [{ product_id: 'lit-zeus' }, { product_id: 'lit-zeus', option_ids: [] }];
  const batch = calls.map((args, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'price_configuration', arguments: args },
  }));
  const answer = z.object({
    id: z.number(),
    result: z.object({ isError: z.boolean().optional() }),
  });
  const replies = z.array(answer).parse(await (await post(JSON.stringify(batch))).json());
  const errors = replies.toSorted((a, b) => a.id - b.id).map(({ result }) => result.isError);
  expect(errors.map(Boolean)).toEqual([false, true]);
});

test.each([
  ['another origin', initialize, { origin: 'https://elsewhere.example' }, 403],
  ['a wrong content type', initialize, { 'content-type': 'text/plain' }, 415],
  ['no JSON', '{', {}, 400],
  ['a body above 64 KB', JSON.stringify({ x: 'x'.repeat(70_000) }), {}, 413],
  ['an unknown protocol', request('tools/list'), { 'mcp-protocol-version': '1999-01-01' }, 400],
])('%s is refused as the protocol says', async (_, body, more, status) => {
  expect((await post(body, more)).status).toBe(status);
});

test.each(['/bed/zeus.md', '/llms.txt', '/feeds/products-fr.json'])(
  'scripts of other sites may read %s',
  async (path) => {
    const { headers } = await fetch(shop.url + path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  },
);

test('GET opens no stream, and a forged session changes nothing', async () => {
  expect((await fetch(`${shop.url}/mcp`, { headers })).status).toBe(405);
  const forged = { cookie: `session=${'A'.repeat(43)}`, 'mcp-session-id': 'x'.repeat(200) };
  expect((await post(initialize, forged)).status).toBe(200);
});

test('random bodies get errors of the protocol, never one of the server', async () => {
  const count = Number(process.env.ABUSE_BODIES ?? 500);
  const rpc = fc.record({
    jsonrpc: fc.constantFrom('2.0', '1.0', 2),
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    method: fc.constantFrom(
      'tools/call',
      'tools/list',
      'initialize',
      'resources/read',
      'nothing',
      '',
    ),
    params: fc.oneof(
      fc.json().map((text) => JSON.parse(text)),
      fc.record({
        name: fc.constantFrom('create_quote', 'check_fit', 'x'),
        arguments: fc.jsonValue(),
      }),
    ),
  });
  const body = fc.oneof(
    fc.json(),
    fc.jsonValue().map((v) => JSON.stringify(v)),
    rpc.map((v) => JSON.stringify(v)),
    fc.array(rpc, { maxLength: 3 }).map((v) => JSON.stringify(v)),
  );
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      const reply = await post(text);
      await reply.arrayBuffer();
      expect(reply.status, text).toBeLessThan(500);
    }),
    { numRuns: count, seed: 7 },
  );
  expect(shop.output()).not.toContain('could not be written');
  expect((await post(initialize)).status).toBe(200);
});
