import { expect, test } from 'vitest';
import sitemap from '@/app/sitemap';
import { locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';

const entries = sitemap();
const pathOf = (url: string) => new URL(url).pathname;

test('every page of the sitemap has an entry in every language, once', () => {
  expect(entries).toHaveLength(sitemapPaths.length * locales.length);
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

test('an entry names the page in every language and the one for all others, by whole addresses', () => {
  const entry = entries.find(({ url }) => pathOf(url) === '/ru/bed/zeus');
  const languages = Object.entries(entry?.alternates?.languages ?? {});
  expect(languages.map(([language, url]) => [language, pathOf(String(url))])).toEqual([
    ['fr', '/bed/zeus'],
    ['en', '/en/bed/zeus'],
    ['it', '/it/bed/zeus'],
    ['ru', '/ru/bed/zeus'],
    ['ar', '/ar/bed/zeus'],
    ['x-default', '/bed/zeus'],
  ]);
});

test('no address has a character that XML escapes, and all fit into one file', () => {
  expect(entries.filter(({ url }) => /[&<>"']/.test(url))).toEqual([]);
  // The most that a file may hold. Source: sitemaps.org, protocol 0.9.
  expect(entries.length).toBeLessThanOrEqual(50_000);
});

test('the page of a piece names its pictures, in every language alike', () => {
  for (const prefix of ['', '/ar']) {
    const at = (path: string) =>
      entries.find(({ url }) => pathOf(url) === prefix + path)?.images?.map(pathOf);
    expect(at('/bed/chronos')).toHaveLength(6);
    expect(at('/mirror-story/hera')).toEqual([
      expect.stringMatching(/^\/pictures\/mirror\/hera\/hero-/),
    ]);
    expect(at('/terms')).toEqual([]);
  }
});

test('every entry has the day of its last change', () => {
  for (const { url, lastModified } of entries)
    expect(lastModified, url).toMatch(/^\d{4}-\d\d-\d\d$/);
});
