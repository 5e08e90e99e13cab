import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedPaths } from '@/lib/sitemap';
import { type Weight, weigh } from '../bench/weights';
import { startShop, type TestShop } from '../shop';

/** Kilobytes (1 000 bytes) of a first visit: what it may weigh today, and what it is to weigh. */
const budgets: Record<keyof Weight, { readonly today: number; readonly target: number }> = {
  javascript: { today: 120, target: 120 },
  html: { today: 25, target: 25 },
  css: { today: 15, target: 15 },
  fonts: { today: 60, target: 60 },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

test('the first visit of any catalogue page keeps to its budget of each kind', async () => {
  const heaviest: Record<string, string> = {};
  const tooHeavy: string[] = [];
  for (const path of listedPaths()) {
    const weight = await weigh(shop.url, path);
    for (const [kind, { today }] of Object.entries(budgets)) {
      const kilobytes = (weight[kind as keyof Weight] ?? 0) / 1000;
      if (kilobytes > today) tooHeavy.push(`${path}: ${kilobytes} KB of ${kind}, at most ${today}`);
      const known = Number.parseFloat(heaviest[kind] ?? '0');
      if (kilobytes > known) heaviest[kind] = `${kilobytes} KB on ${path}`;
    }
  }
  console.log('heaviest first visits:', heaviest);
  expect(tooHeavy).toEqual([]);
});

test('no budget is above what it was meant to come down from', () => {
  for (const [kind, { today, target }] of Object.entries(budgets)) {
    expect(today, kind).toBeGreaterThanOrEqual(target);
  }
});
