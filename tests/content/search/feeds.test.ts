import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deliveryCountries } from '@/content/delivery/delivery';
import { deliveryZones } from '@/content/delivery/delivery-zones';
import { allPieces } from '@/lib/catalogue/catalogue';
import { isComposed } from '@/lib/catalogue/choice-pictures';
import { listOffered } from '@/lib/catalogue/products';
import { includedDays } from '@/lib/delivery/shipping-times';
import { languages, localePath, locales } from '@/lib/i18n/locales';
import { agenticFeed } from '@/lib/search/feeds/agentic';
import { feeds } from '@/lib/search/feeds/files';
import { googleFeed } from '@/lib/search/feeds/google';
import { feedNames } from '@/lib/search/feeds/names';
import { connectionsIn } from '@/lib/search/markdown/connections';
import { siteFiles } from '@/lib/search/site-files';
import { messages, site, wordingIn } from '@/tests/content/texts';
import {
  AgenticFeed,
  googleFaults,
  googleItems,
  readXml,
  valuesOf,
  type XmlTag,
} from '@/tests/lib/search/feeds/feed-rules';

const first = (item: XmlTag, name: string) => valuesOf(item, name)[0] ?? '';
/** The address of a file of `public`, as a path in it. */
const fileOf = (address: string) => join('public', address.replace(site, '').replace(/\?.*/, ''));

test('the files of the feeds are those that the shop serves', () => {
  const served = siteFiles.filter((file) => file.startsWith('/feeds/'));
  expect([...feeds.keys()].map((file) => `/feeds/${file}`)).toEqual(served);
});

test.each(locales)(
  'assistants are told of each feed in %s, and of each way that has words',
  (locale) => {
    const told = connectionsIn(locale);
    const feedPaths = Object.values(feedNames(locale)).map((file) => `/feeds/${file}`);
    const named = told.filter(({ isNamed }) => isNamed).map(({ path }) => path);
    expect(named).toEqual([localePath(locale, '/mcp'), ...feedPaths]);
    expect(told.map(({ way }) => way)).toEqual(
      Object.keys(messages[locale].assistants.connect.ways),
    );
  },
);

describe.each(locales)('in %s', (locale) => {
  const xml = googleFeed(wordingIn(locale));
  const items = googleItems(xml);
  const { products } = AgenticFeed.parse(JSON.parse(agenticFeed(wordingIn(locale))));
  const variants = products.flatMap((product) => product.variants);

  test('the feed for Google has no fault by its specification', () => {
    expect(googleFaults(xml)).toEqual([]);
  });

  test('each feed has every piece and every edition once, at its price', () => {
    const offered = listOffered().map(({ id, basePriceCents }) => [id, basePriceCents]);
    expect(offered.length).toBeGreaterThan(allPieces.length);
    const google = items.map((item) => [
      first(item, 'id'),
      Math.round(Number.parseFloat(first(item, 'price')) * 100),
    ]);
    expect(google).toEqual(offered);
    expect(variants.map(({ id, price }) => [id, price.amount])).toEqual(offered);
  });

  test('editions of a piece share a group, and differ in size or material', () => {
    const groups = allPieces
      .map(({ productId }) => items.filter((item) => first(item, 'item_group_id') === productId))
      .filter(({ length }) => length > 0);
    expect(groups.map(({ length }) => length)).toEqual([2, 2]);
    for (const group of groups) {
      const told = group.map((item) => `${first(item, 'size')} ${first(item, 'material')}`);
      expect(new Set(told).size).toBe(group.length);
      expect(new Set(group.map((item) => first(item, 'link'))).size).toBe(group.length);
    }
  });

  test('delivery is free in every country, and takes the lead time and the longer road there', () => {
    for (const item of items) {
      const shipping = item.tags.filter(({ name }) => name === 'g:shipping');
      expect(shipping.map((one) => first(one, 'country'))).toEqual([...deliveryCountries]);
      for (const [index, one] of shipping.entries()) {
        expect(first(one, 'price')).toBe('0.00 EUR');
        const longest = ['max_handling_time', 'max_transit_time']
          .map((name) => Number(first(one, name)))
          .reduce((sum, days) => sum + days);
        const { carrierDays } = deliveryZones[deliveryCountries[index] ?? 'FR'];
        expect(Number(first(one, 'min_transit_time'))).toBe(carrierDays.min);
        expect([10, 15, 20]).toContain(longest - carrierDays.max + includedDays.max);
        expect(Number(first(one, 'min_handling_time'))).toBeGreaterThan(0);
      }
    }
  });

  test('descriptions of the protocol feed end with the delivery countries and days', () => {
    const countries = new Intl.DisplayNames(languages[locale].tag, { type: 'region' });
    for (const { id, description } of variants) {
      expect(description.plain, id).toContain(countries.of('LU'));
      expect(description.plain, id).toMatch(/14\P{N}[^.]*\.$/u);
    }
  });

  test('every picture and model of a feed is a file of the shop, or composed of some', () => {
    const addresses = [
      ...items.flatMap((item) =>
        ['image_link', 'additional_image_link', 'virtual_model_link'].flatMap((name) =>
          valuesOf(item, name),
        ),
      ),
      ...variants.flatMap(({ media }) => media.map(({ url }) => url)),
    ];
    expect(addresses.length).toBeGreaterThan(100);
    const isServed = (address: string) =>
      existsSync(fileOf(address)) || isComposed(new URL(address).pathname);
    expect(addresses.filter((address) => !isServed(address))).toEqual([]);
  });

  test('simpler editions have no 3D model', () => {
    const simpler = items.filter((item) => first(item, 'id').endsWith('-structure'));
    expect(simpler).toHaveLength(2);
    for (const item of simpler) expect(valuesOf(item, 'virtual_model_link')).toEqual([]);
  });
});

test.each([
  ['a price without currency', '9999.99 EUR', '9999.99'],
  ['an unknown availability', 'in_stock', 'soon'],
  ['a title that is too long', '<g:title>', `<g:title>${'x'.repeat(150)}`],
  ['a missing brand', /<g:brand>.*?<\/g:brand>\n/, ''],
  ['an unknown attribute', '<g:mpn>', '<g:colour>red</g:colour><g:mpn>'],
  ['a length without unit', /<g:product_length>[^<]*/, '<g:product_length>236'],
  ['a picture that is no JPEG', /front-1200\.jpg/, 'front-960.avif'],
  ['delivery without a country', /<g:country>.*?<\/g:country>/, ''],
  ['the same piece twice', '<g:id>lit-hades', '<g:id>lit-zeus'],
])('the check of the feed reports %s', (_, from, to) => {
  expect(googleFaults(googleFeed(wordingIn('fr')).replace(from, to))).not.toEqual([]);
});

test('the XML reader decodes entities, and throws when the XML is not well formed', () => {
  expect(readXml('<a b="c"><d>1 &lt; 2 &amp; 3</d></a>').tags[0]?.tags[0]?.text).toBe('1 < 2 & 3');
  for (const broken of ['<a><b></a></b>', '<a>1 & 2</a>', '<a>1 < 2</a>', '<a>']) {
    expect(() => readXml(broken), broken).toThrow();
  }
});
