import { localePath, locales } from '@/lib/i18n/locales';
import { feedNames } from './feeds/names';
import { searchFile } from './file';

/** Files that a route or a file of `app` makes, beside the Markdown of pages. */
export const siteFiles: readonly string[] = [
  '/sitemap.xml',
  '/llms.txt',
  '/security.txt',
  '/.well-known/security.txt',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  ...locales.map((locale) => localePath(locale, searchFile)),
  ...locales.flatMap((locale) => Object.values(feedNames(locale)).map((name) => `/feeds/${name}`)),
];
