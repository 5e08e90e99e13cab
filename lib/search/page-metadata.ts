import 'server-only';
import type { Metadata } from 'next';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { socialCardPath } from '@/lib/catalogue/pictures';
import { alternatesOf, languages, localePath, locales } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import type { PagePath } from '@/lib/site/pages';
import { pageAt } from '@/lib/site/routes';
import { markdownOf } from './markdown/addresses';
import { permissionsOf } from './page-permissions';

type Page = {
  /** Without language; `lib/site/pages.ts` says what holds for the page. */
  readonly path: PagePath;
  /** Without the name of the shop; 15 to 70 characters with it. */
  readonly title: string;
  /** 70 to 170 characters. */
  readonly description: string;
  /** The piece shown, if the page is about one. */
  readonly piece?: Piece;
};

/** Metadata of a page: title, description, canonical path, Open Graph, and what its record allows. */
export async function pageMetadata({ path, title, description, piece }: Page): Promise<Metadata> {
  const locale = await currentLocale();
  const { canonical = path } = pageAt(path);
  const url = localePath(locale, canonical);
  const card = { url: socialCardPath(piece), width: 1200, height: 630 };
  const full = `${title} | ${company.name}`;
  const markdown = markdownOf.get(url);
  return {
    title: { absolute: full },
    description,
    alternates: {
      canonical: url,
      languages: alternatesOf(canonical),
      types: markdown ? { 'text/markdown': markdown } : undefined,
    },
    ...permissionsOf(path),
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
