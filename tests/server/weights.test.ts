import { afterAll, beforeAll, expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { listedPaths } from '@/lib/sitemap';
import { type Weight, weigh } from '../bench/weights';
import { startShop, type TestShop } from '../shop';

/** Kilobytes (1 000 bytes) that a first visit may weigh. */
const budgets: Record<keyof Weight, number> = {
  javascript: 126,
  html: 25,
  data: 22,
  css: 15,
  fonts: 60,
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Fails on what is above its budget, and says what is heaviest of each kind. */
async function keepToBudgets(paths: readonly string[]): Promise<void> {
  const heaviest: Record<string, string> = {};
  const tooHeavy: string[] = [];
  for (const path of paths) {
    const weight = await weigh(shop.url, path);
    for (const [kind, budget] of Object.entries(budgets)) {
      const kilobytes = (weight[kind as keyof Weight] ?? 0) / 1000;
      if (kilobytes > budget)
        tooHeavy.push(`${path}: ${kilobytes} KB of ${kind}, at most ${budget}`);
      const known = Number.parseFloat(heaviest[kind] ?? '0');
      if (kilobytes > known) heaviest[kind] = `${kilobytes} KB on ${path}`;
    }
  }
  console.log('heaviest first visits:', heaviest);
  expect(tooHeavy).toEqual([]);
}

for (const locale of locales) {
  test(`the first visit of any page in ${locale} keeps to its budget of each kind`, async () => {
    await keepToBudgets(listedPaths().map((path) => localePath(locale, path)));
  });
}
