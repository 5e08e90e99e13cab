import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { bytesOf } from '@/tests/bench/weights';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

/** Kilobytes (1 000 bytes) that a first visit may weigh; scripts are checked by `quality.spec.ts`. */
// The data of Next's router stand in each page once more: 10 KB of the heaviest. Headers: of an answer nginx reads 4 096
// bytes unless it is told otherwise, and the policy of a page names each of its inline scripts.
const budgets = { html: 29, css: 15, fonts: 60, headers: 4 };
type Weight = Record<keyof typeof budgets, number>;

const shop = sharedShop();
const known = new Map<string, Promise<number>>();

function once(path: string): Promise<number> {
  const bytes = known.get(path) ?? bytesOf(shop.url + path);
  known.set(path, bytes);
  return bytes;
}

/** Bytes of a page and of its headers, and of the styles and fonts in its head. */
async function weigh(path: string): Promise<Weight> {
  const { body, headers } = await ask(shop.url + path);
  const dom = parse(body.toString());
  const sum = async (selector: string) => {
    const links = dom.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '');
    const bytes = await Promise.all([...new Set(links)].map(once));
    expect(bytes.length, `${selector} on ${path}`).toBeGreaterThan(0);
    return bytes.reduce((a, b) => a + b, 0);
  };
  return {
    html: await bytesOf(shop.url + path),
    css: await sum('link[rel=stylesheet]'),
    fonts: await sum('link[as=font]'),
    headers: Object.entries(headers).flat().join('\r\n').length,
  };
}

/** Fails on anything above its budget, and prints the heaviest of each kind. */
async function keepToBudgets(paths: readonly string[]): Promise<void> {
  const heaviest: Record<string, string> = {};
  const tooHeavy: string[] = [];
  for (const path of paths) {
    for (const [kind, bytes] of Object.entries(await weigh(path))) {
      const kilobytes = bytes / 1000;
      const most = budgets[kind as keyof Weight];
      if (kilobytes > most) tooHeavy.push(`${path}: ${kilobytes} KB of ${kind}, at most ${most}`);
      if (kilobytes > Number.parseFloat(heaviest[kind] ?? '0')) {
        heaviest[kind] = `${kilobytes} KB on ${path}`;
      }
    }
  }
  console.log('heaviest first visits:', heaviest);
  expect(tooHeavy).toEqual([]);
}

for (const locale of locales) {
  test(`the first visit of any page in ${locale} keeps to its budget of each kind`, async () => {
    await keepToBudgets(sitemapPaths.map((path) => localePath(locale, path)));
  });
}
