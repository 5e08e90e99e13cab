import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { markdownPath } from '@/lib/search/markdown/addresses';
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

/** What a tool answers, read by a schema. */
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
  return schema.parse(structuredContent);
}

/** The sentence in which a tool says why it cannot. */
async function refusal(client: Client, name: string, args: object): Promise<string> {
  const { isError, content } = await client.callTool({ name, arguments: { ...args } });
  expect(isError).toBe(true);
  return z.tuple([z.object({ text: z.string() })]).parse(content)[0].text;
}

const Found = z.object({
  results: z.array(z.object({ product_id: z.string(), price_eur: z.number(), url: z.string() })),
});
const Piece = z.object({ options: z.array(z.object({ id: z.string(), price_eur: z.number() })) });
const Price = z.object({ total_eur: z.number(), url: z.string() });
const Quote = z.object({ url: z.string(), total_eur: z.number(), number: z.string() });

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
    const room = { width: 420, depth: 400, height: 250 };
    expect(await call(client, 'check_fit', { ...configuration, room }, fit)).toEqual({
      fits: true,
    });
    const quote = await call(client, 'create_quote', { lines: [configuration], language }, Quote);
    expect(quote.total_eur).toBe(total_eur);
    const page = await fetch(quote.url.replace(/^https?:\/\/[^/]+/, shop.url));
    expect(page.status).toBe(200);
    const text = parse(await page.text()).textContent;
    expect(text).toContain(quote.number);
    expect(text).toContain(formatPrice(Math.round(total_eur * 100), language));
    await client.close();
  },
);

test('it offers seven tools with schemas and descriptions, and the pages as Markdown', async () => {
  const client = await connect('/en/mcp');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual([
    'check_fit',
    'compare_pieces',
    'create_quote',
    'delivery_estimate',
    'get_piece',
    'price_configuration',
    'search_catalog',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description?.length).toBeGreaterThan(40);
    expect(inputSchema.type).toBe('object');
  }
  const { resources } = await client.listResources();
  const policies = ['/terms', '/returns', '/refund', '/withdrawal', '/privacy-policy'];
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

test('a quote above its limit is refused with the seconds to wait', async () => {
  // Three quotes in ten minutes, and thirty requests a minute.
  const strict = await startShop({ LIMIT_FACTOR: '0.05' });
  try {
    const client = await connect('/mcp', strict);
    const wanted = { lines: [{ product_id: 'lit-zeus' }] };
    for (let n = 0; n < 3; n += 1) await call(client, 'create_quote', wanted, Quote);
    const [, seconds] =
      /try again in (\d+) seconds/.exec(await refusal(client, 'create_quote', wanted)) ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(600);
    await client.close();
  } finally {
    await strict.stop();
  }
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
    ['check_fit', { product_id: 'lit-zeus', door: { width: -1, height: 204 } }, 'door.width'],
  ])('%s with %j', async (name, args, words) => {
    const client = await connect();
    expect(await refusal(client, name, args)).toContain(words);
    await client.close();
  });
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
  expect(await reply.json()).toMatchObject({ result: { protocolVersion: '2025-06-18' } });
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
