import 'server-only';
import type { Metadata } from 'next';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { socialCardPath } from '@/lib/catalogue/pictures';
import { defaultLocale, languages, localePath, locales } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { markdownOf } from './markdown/addresses';

/** Paths of a page in all languages; French is the default. */
export function alternatesOf(path: string): Record<string, string> {
  const own = locales.map((locale) => [locale, localePath(locale, path)]);
  return Object.fromEntries([...own, ['x-default', localePath(defaultLocale, path)]]);
}

type Page = {
  /** Canonical path without language, with a leading slash. */
  readonly path: string;
  /** Without the name of the shop; 15 to 70 characters with it. */
  readonly title: string;
  /** 70 to 170 characters. */
  readonly description: string;
  /** Whether the page is for one visitor: it is not indexed then. */
  readonly isPersonal?: boolean;
  /** The piece shown, if the page is about one. */
  readonly piece?: Piece;
};

/** Metadata of a page: title, description, canonical path, Open Graph. */
export async function pageMetadata({
  path,
  title,
  description,
  isPersonal = false,
  piece,
}: Page): Promise<Metadata> {
  const locale = await currentLocale();
  const url = localePath(locale, path);
  const card = { url: socialCardPath(piece), width: 1200, height: 630 };
  const full = `${title} | ${company.name}`;
  const markdown = markdownOf.get(url);
  return {
    title: { absolute: full },
    description,
    alternates: {
      canonical: url,
      languages: alternatesOf(path),
      types: markdown ? { 'text/markdown': markdown } : undefined,
    },
    robots: isPersonal ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      siteName: company.name,
      title: full,
      description,
      url,
      locale: languages[locale].openGraph,
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => languages[other].openGraph),
      images: [card],
    },
    twitter: { card: 'summary_large_image', title: full, description, images: [card.url] },
  };
}
