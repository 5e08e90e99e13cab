import { expect, test } from 'vitest';
import {
  addressesPerFile,
  listedPaths,
  sitemapIndex,
  sitemapParts,
  sitemapXml,
} from '@/lib/search/sitemap';

test('a short sitemap is one file, an empty one too', () => {
  expect(sitemapParts(listedPaths())).toEqual([listedPaths()]);
  expect(sitemapParts([])).toEqual([[]]);
});

test('a long one is cut at 50 000 addresses, and nothing is lost', () => {
  const entries = Array.from({ length: 120_001 }, (_, n) => n);
  const parts = sitemapParts(entries);
  expect(parts.map((part) => part.length)).toEqual([addressesPerFile, addressesPerFile, 20_001]);
  expect(parts.flat()).toEqual(entries);
});

test('the index names its files, escaped', () => {
  const xml = sitemapIndex(['https://a.example/sitemaps/0.xml', 'https://a.example/?a&b']);
  expect(xml).toContain('<loc>https://a.example/sitemaps/0.xml</loc>');
  expect(xml).toContain('<loc>https://a.example/?a&amp;b</loc>');
});

test('an entry names its other languages, escaped', () => {
  const xml = sitemapXml([
    { url: 'https://a.example/?a&b', alternates: { en: 'https://a.example/en?"' } },
  ]);
  expect(xml).toContain('<loc>https://a.example/?a&amp;b</loc>');
  expect(xml).toContain('hreflang="en" href="https://a.example/en?&quot;"');
});
