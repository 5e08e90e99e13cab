import { expect, test } from 'vitest';
import { directionOf, localePath, locales, plainPath, toLocale } from '@/lib/i18n/locales';

test('French has no prefix, the others have their own', () => {
  expect(localePath('fr', '/bed/zeus')).toBe('/bed/zeus');
  expect(localePath('ru', '/bed/zeus')).toBe('/ru/bed/zeus');
  expect(localePath('fr', '/')).toBe('/');
  expect(localePath('ar', '/')).toBe('/ar');
  expect(localePath('en', '/#beds-collection')).toBe('/en#beds-collection');
  expect(localePath('en', '/?from=letter')).toBe('/en?from=letter');
});

test('the language is removed from an address', () => {
  for (const path of ['/', '/cart', '/bed/zeus', '/gallery/miroirs', '/en-route/x']) {
    for (const locale of locales) expect(plainPath(localePath(locale, path))).toBe(path);
    // What the router calls the French page, and the browser does not.
    expect(plainPath(path === '/' ? '/fr' : `/fr${path}`)).toBe(path);
  }
});

test('an unknown language becomes French', () => {
  const strangers = ['de', 'EN', '', '<b>', '__proto__', 'en,it', undefined, null, 7, ['en']];
  for (const value of strangers) expect(toLocale(value)).toBe('fr');
  for (const locale of locales) expect(toLocale(locale)).toBe(locale);
});

test('only Arabic is read from the right', () => {
  expect(locales.filter((locale) => directionOf(locale) === 'rtl')).toEqual(['ar']);
});
