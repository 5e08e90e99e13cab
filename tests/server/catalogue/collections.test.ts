import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { galleryItems } from '@/content/catalogue/gallery';
import { allPieces, detailPath, editionsOf, leastCents } from '@/lib/catalogue/catalogue';
import type { FilterName } from '@/lib/catalogue/finder/finder';
import { filterFields } from '@/lib/catalogue/finder/finder-query';
import { pieceOf } from '@/lib/catalogue/gallery';
import { localePath, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const hostile = [
  '-1',
  '1e309',
  'x'.repeat(4_000),
  '\0',
  '<script>alert(1)</script>',
  '(a+)+$',
  '‮lit-zeus',
  '__proto__',
  '{"$ne":1}',
  '%',
  '../../etc/passwd',
];
const fields = Object.entries(filterFields) as [FilterName, string][];

/** The page of an address whose query is written by hand, each value once and twice. */
async function get(path: string, pairs: readonly (readonly [string, string])[]) {
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value]));
  const reply = await ask(`${shop.url}${path}?${query}`);
  const html = reply.body.toString();
  return { ...reply, html, main: parse(html).querySelector('main') };
}

test.each(locales)(
  'pieces of the gallery have a price and a way to their page, in %s',
  async (locale) => {
    const { main } = await get(localePath(locale, '/gallery'), []);
    const pieces = galleryItems.flatMap((item) => pieceOf(item) ?? []);
    expect(pieces.length).toBeGreaterThan(10);
    for (const piece of pieces) {
      const link = main?.querySelector(`a[href="${localePath(locale, detailPath(piece))}"]`);
      expect(link?.textContent, piece.productId).toBe(messages[locale].collections.seePiece);
      expect(link?.parentNode.textContent).toContain(
        formatPrice(leastCents(editionsOf(piece)), locale),
      );
    }
  },
);

test.each(locales)(
  'a piece says what each of its two buttons means for the delivery, in %s',
  async (locale) => {
    const { directDelivery, addToCart, buy } = messages[locale].detail;
    const { before, after, afterBriefly } = messages[locale].delivery.basketFee;
    const { main } = await get(localePath(locale, '/bed/zeus'), []);
    const buttons = main?.querySelectorAll('form [data-intent]') ?? [];
    const notes = buttons.map((button) => [
      button.textContent,
      button.nextElementSibling?.textContent,
    ]);
    const said = `${before}99${after}`;
    const short = `${before}99${afterBriefly}`;
    expect(notes.slice(0, 2)).toEqual([
      [addToCart, said],
      [buy, directDelivery],
    ]);
    expect(main?.querySelector('.slim-bar')?.textContent).toContain(short);
  },
);

test('each card of the home page and of the finder leads to its piece in words', async () => {
  for (const [path, least] of [
    ['/', 13],
    ['/collections/find', 20],
  ] as const) {
    const { main } = await get(path, []);
    const cards = main?.querySelectorAll('article') ?? [];
    const links = cards.flatMap((card) =>
      card.querySelectorAll('a').filter((a) => a.textContent === messages.fr.collections.seePiece),
    );
    expect(links.length, path).toBeGreaterThanOrEqual(least);
  }
});

describe.each(hostile)('the value %j', (value) => {
  test('of every filter is left out, with a sentence', async () => {
    for (const [filter, name] of fields) {
      for (const times of [1, 2]) {
        const pairs = Array.from({ length: times }, () => [name, value] as const);
        const { status, main, html } = await get('/collections/find', pairs);
        expect(status, name).toBe(200);
        expect(main?.querySelectorAll('article'), name).toHaveLength(allPieces.length);
        const said = main?.querySelectorAll('[role=status]').map((one) => one.textContent);
        expect(said?.join(), name).toContain(messages.fr.finder.filters[filter]);
        expect(html).not.toContain('<script>alert(1)');
      }
    }
  });

  test('of the order gives the usual order', async () => {
    const { status, main } = await get('/collections/find', [['sort', value]]);
    expect(status).toBe(200);
    expect(main?.querySelectorAll('article')).toHaveLength(allPieces.length);
  });

  test('of a comparison is ignored, with a sentence', async () => {
    for (const times of [1, 2]) {
      const pairs = Array.from({ length: times }, () => ['pieces', value] as const);
      const { status, main, html } = await get('/compare', pairs);
      expect(status).toBe(200);
      expect(main?.textContent).toContain(messages.fr.compare.leftOut.unknown);
      expect(html).not.toContain('<script>alert(1)');
    }
  });
});

test('a comparison of twenty catalogues has four columns, and says what was left out', async () => {
  const twenty = Array.from({ length: 20 }, () =>
    allPieces.map(({ productId }) => productId),
  ).flat();
  const { status, main } = await get('/compare', [['pieces', twenty.join()]]);
  expect(status).toBe(200);
  expect(main?.querySelectorAll('th[scope=col]')).toHaveLength(4);
  for (const sentence of [
    messages.fr.compare.leftOut.otherCategory,
    messages.fr.compare.leftOut.tooMany,
  ]) {
    expect(main?.textContent).toContain(sentence);
  }
});

test.each(locales)('both pages are in %s, and are not indexed', async (locale) => {
  for (const path of ['/collections/find?category=bed', '/compare?pieces=lit-zeus,lit-hades']) {
    const reply = await ask(shop.url + localePath(locale, path));
    const dom = parse(reply.body.toString());
    expect(reply.status).toBe(200);
    expect(reply.headers['cache-control']).toContain('private');
    expect(dom.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(dom.querySelector('html')?.getAttribute('lang')).toBe(locale);
  }
});
