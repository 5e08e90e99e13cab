import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { pageAt, sitemapPaths } from '@/lib/site/routes';

/** The address of the Markdown of a page: `/bed/zeus.md`, `/en/bed/zeus.md`; of the home page `/index.md`. */
export function markdownPath(locale: Locale, path: string): string {
  return localePath(locale, `${path === '/' ? '/index' : path}.md`);
}

type Page = {
  readonly locale: Locale;
  /** Canonical path without language. */
  readonly path: string;
};

/** Every page that has Markdown, by the address of that. */
export const markdownPages: ReadonlyMap<string, Page> = new Map(
  sitemapPaths
    .filter((path) => pageAt(path).hasMarkdown)
    .flatMap((path) =>
      locales.map((locale) => [markdownPath(locale, path), { locale, path }] as const),
    ),
);

/** The address of the Markdown of each such page, by the page's own. */
export const markdownOf: ReadonlyMap<string, string> = new Map(
  [...markdownPages].map(([address, { locale, path }]) => [localePath(locale, path), address]),
);
