import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { allPieces, detailPath } from '@/lib/catalogue/catalogue';
import { localePath, locales } from '@/lib/i18n/locales';
import {
  AgenticFeed,
  googleFaults,
  googleItems,
  valuesOf,
} from '@/tests/lib/search/feeds/feed-rules';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const Product = z.object({
  '@type': z.literal('Product'),
  offers: z.array(
    z.object({ sku: z.string(), name: z.string(), price: z.string(), priceCurrency: z.string() }),
  ),
});

/** Id, price and currency of everything that a page offers in its structured data. */
async function offersOf(path: string): Promise<string[]> {
  const html = String((await ask(shop.url + path)).body);
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const products = [...scripts].flatMap(([, json = '']) => {
    const product = Product.safeParse(JSON.parse(json));
    return product.success ? product.data : [];
  });
  expect(products, path).toHaveLength(1);
  return products.flatMap(({ offers }) =>
    offers.map(({ sku, price, priceCurrency }) => `${sku} ${price} ${priceCurrency}`),
  );
}

describe.each(locales)('in %s', (locale) => {
  test('both feeds keep to their specifications, and say the prices of the pages', async () => {
    const pages = allPieces.map((piece) => localePath(locale, detailPath(piece)));
    const offered = (await Promise.all(pages.map(offersOf))).flat().sort();

    const google = await ask(`${shop.url}/feeds/google-${locale}.xml`);
    expect([google.status, google.headers['content-type']]).toEqual([200, 'application/xml']);
    expect(googleFaults(String(google.body))).toEqual([]);
    const items = googleItems(String(google.body)).map(
      (item) => `${valuesOf(item, 'id')[0]} ${valuesOf(item, 'price')[0]}`,
    );
    expect(items.sort()).toEqual(offered);

    const agentic = await ask(`${shop.url}/feeds/products-${locale}.json`);
    expect([agentic.status, agentic.headers['content-type']]).toEqual([200, 'application/json']);
    const variants = AgenticFeed.parse(JSON.parse(String(agentic.body))).products.flatMap(
      (product) => product.variants,
    );
    const prices = variants.map(
      ({ id, price }) => `${id} ${(price.amount / 100).toFixed(2)} ${price.currency}`,
    );
    expect(prices.sort()).toEqual(offered);
  });
});

test('a feed is compressed, and is answered 304 when its ETag is sent', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await ask(`${shop.url}/feeds/google-fr.xml`, { headers });
  expect(first.headers['content-encoding']).toBe('br');
  const again = await ask(`${shop.url}/feeds/google-fr.xml`, {
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await ask(`${shop.url}/feeds/google-fr.xml`, { method: 'HEAD', headers });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('the addresses of a feed lead to pages and files of the shop', async () => {
  const xml = String((await ask(`${shop.url}/feeds/google-en.xml`)).body);
  const addresses = googleItems(xml).flatMap((item) =>
    ['link', 'image_link', 'additional_image_link', 'virtual_model_link'].flatMap((name) =>
      valuesOf(item, name),
    ),
  );
  for (const address of addresses) {
    const { pathname, search } = new URL(address);
    const reply = await ask(shop.url + pathname + search, { method: 'HEAD' });
    expect(reply.status, address).toBe(200);
  }
});

test.each([
  '/feeds/google-xx.xml',
  '/feeds/google-.xml',
  '/feeds/products-fr.json/more',
  '/feeds',
  '/feeds/%00',
  '/en/feeds/google-en.xml',
  `/feeds/${'a'.repeat(1_500)}.xml`,
])('%s is no feed: 404', async (path) => {
  expect((await ask(shop.url + path)).status).toBe(404);
});
