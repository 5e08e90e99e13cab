import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { customsCountries, deliveryCountries } from '@/content/delivery/delivery';
import { allPieces, detailPath, editionsOf } from '@/lib/catalogue/catalogue';
import { isExport } from '@/lib/delivery/tax';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { orderWords } from '@/lib/mail/mail-words';
import { agreedTexts } from '@/lib/orders/agreed-texts';
import { markdownPath } from '@/lib/search/markdown/addresses';
import { aboutLine } from '@/server/mail/order-confirmation';
import { AgenticFeed, googleItems } from '@/tests/lib/search/feeds/feed-rules';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';
import * as read from './read-facts';

// Its connector is called more often than a program may.
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ LIMIT_FACTOR: '100000' });
});
afterAll(() => shop.stop());

const get = async (path: string) => String((await ask(shop.url + path)).body);

/** What each source says, by the name of the source. */
type Sources = Record<string, read.Facts>;

/** Each fact of a piece, and what the shop says of all of them. */
const factsOfPieces = [...allPieces].flatMap((piece) => [
  ...editionsOf(piece).flatMap(({ productId }) => [
    `${productId} price`,
    `${productId} size`,
    `${productId} weight`,
  ]),
  `${piece.productId} warranty`,
  `${piece.productId} lead time`,
]);
const factsOfTheShop = [
  ...deliveryCountries.map((country) => `days to ${country}`),
  'customs',
  'days to withdraw',
  'delivery of a cart',
  'delivery bought directly',
];

async function sourcesIn(locale: Locale): Promise<Sources> {
  const client = new Client({ name: 'a test', version: '1.0.0' });
  const connector = new URL(shop.url + localePath(locale, '/mcp'));
  await client.connect(new StreamableHTTPClientTransport(connector));
  const sources: Sources = {};
  const add = (name: string, facts: read.Facts) => {
    for (const [fact, said] of Object.entries(facts)) {
      // A source that says two things of one fact contradicts itself, under two names.
      const own = sources[name]?.[fact];
      const source = own === undefined || own === said ? name : `${name} elsewhere`;
      sources[source] = { ...sources[source], [fact]: said };
    }
  };
  const words = await orderWords(locale);
  for (const piece of allPieces) {
    const { productId: id } = piece;
    const html = await get(localePath(locale, detailPath(piece)));
    add('page', read.pageFacts(html, piece, locale));
    add('JSON-LD', read.jsonLdFacts(html));
    const markdown = await get(markdownPath(locale, detailPath(piece)));
    add('Markdown', read.markdownFacts(markdown, piece, locale));
    const { structuredContent } = await client.callTool({
      name: 'get_piece',
      arguments: { product_id: id, language: locale },
    });
    add('connector', read.toolFacts(read.ToolPiece.parse(structuredContent), id, locale));
    const line = { productId: id, name: id, quantity: 1, unitCents: piece.priceCents };
    const { rows } = aboutLine({ ...line, optionNames: [] }, locale, words);
    add('confirmation', read.lineFacts(rows, id, locale));
  }
  for (const item of googleItems(await get(`/feeds/google-${locale}.xml`)))
    add('Google', read.googleFacts(item));
  const { products } = AgenticFeed.parse(JSON.parse(await get(`/feeds/products-${locale}.json`)));
  for (const variant of products.flatMap(({ variants }) => variants))
    add('feed for assistants', read.agenticFacts(variant, locale));
  const terms = await get(markdownPath(locale, '/terms'));
  add('terms', read.rulesFacts(terms, 'terms', locale));
  add('terms in the mail', read.rulesFacts(agreedTexts(words, locale).terms, 'terms', locale));
  const returns = await get(markdownPath(locale, '/returns'));
  add('returns', read.rulesFacts(returns, 'returns', locale));
  add('connector', await basketFacts(client));
  await client.close();
  return sources;
}

const Basket = z.object({
  delivery_eur: z.number(),
  delivery: z.object({ customs: z.string().nullable() }),
});

/** What the connector says of a cart that is delivered to each country. */
async function basketFacts(client: Client): Promise<read.Facts> {
  const lines = [{ product_id: 'lit-zeus', quantity: 1 }];
  const baskets = await Promise.all(
    deliveryCountries.map(async (country) => {
      const asked = { name: 'basket_total', arguments: { lines, country } };
      const { structuredContent } = await client.callTool(asked);
      return { country, ...Basket.parse(structuredContent) };
    }),
  );
  const withCustoms = baskets.filter(({ delivery }) => delivery.customs);
  return {
    // Outside the Union it is said without VAT.
    'delivery of a cart': [
      ...new Set(
        baskets.filter(({ country }) => !isExport({ country })).map((one) => one.delivery_eur),
      ),
    ].join(' or '),
    customs: withCustoms.map(({ country }) => country).join(' '),
  };
}

/** Facts of which two sources say different things. */
function contradictions(sources: Sources): string[] {
  const all = Object.entries(sources);
  return all.flatMap(([name, facts], index) =>
    all.slice(index + 1).flatMap(([other, others]) =>
      Object.entries(facts)
        .filter(([fact, said]) => fact in others && String(said) !== String(others[fact]))
        .map(([fact, said]) => `${fact}: ${said} (${name}), ${others[fact]} (${other})`),
    ),
  );
}

test.each(locales)('no two sources of the shop contradict each other, in %s', async (locale) => {
  const sources = await sourcesIn(locale);
  expect(contradictions(sources)).toEqual([]);
  // A fact that is read nowhere, or in one source only, is compared with nothing.
  const isSaid = (fact: string) =>
    Object.values(sources).filter((facts) => facts[fact] !== undefined).length > 1;
  expect([...factsOfPieces, ...factsOfTheShop].filter((fact) => !isSaid(fact))).toEqual([]);
  for (const [name, facts] of Object.entries(sources)) {
    const unread = Object.entries(facts).filter(([, said]) =>
      /NaN|undefined|^$/.test(String(said)),
    );
    expect(unread, name).toEqual([]);
  }
  expect(sources.returns?.customs).toBe(customsCountries.join(' '));
});

test('a contradiction is named with its fact and both sources', () => {
  const sources = { page: { 'a price': 100, 'a size': '1 2 3' }, feed: { 'a price': 90 } };
  expect(contradictions(sources)).toEqual(['a price: 100 (page), 90 (feed)']);
});
