import { localePath, locales } from '@/lib/i18n/locales';
import { endpoints, pagePaths, personalPages, siteFiles } from '@/lib/routes';
import { sitemapPartPaths } from '@/lib/sitemap';

const personal: ReadonlySet<string> = new Set(personalPages);

/** Addresses whose answer is the same for everybody until the next build. */
export function staticAddresses(): string[] {
  const pages = [...pagePaths].filter((path) => !personal.has(path));
  return [
    ...pages.flatMap((path) => locales.map((locale) => localePath(locale, path))),
    ...siteFiles,
    ...sitemapPartPaths(),
  ];
}

/** Every address below which Next has something to answer, static or not. */
export function knownAddresses(): ReadonlySet<string> {
  const prefixes = ['', ...locales.map((locale) => `/${locale}`)];
  const others = [...pagePaths, ...endpoints].flatMap((path) =>
    prefixes.map((prefix) => (path === '/' ? prefix || path : prefix + path)),
  );
  return new Set([...staticAddresses(), ...others]);
}
