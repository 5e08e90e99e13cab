import 'server-only';
import type { Metadata } from 'next';
import { house } from '@/content/house';
import type { Piece } from '@/content/piece';
import { defaultLocale, languages, localePath, locales } from './i18n/locales';
import { currentLocale } from './i18n/request';

/** The addresses of one page in all languages; French for whoever reads none of them. */
export function alternatesOf(path: string): Record<string, string> {
  const own = locales.map((locale) => [locale, localePath(locale, path)]);
  return Object.fromEntries([...own, ['x-default', localePath(defaultLocale, path)]]);
}

/** The picture that shared links show: that of a piece, or of the shop. */
function socialCard(piece: Piece | undefined) {
  const name = piece ? `${piece.category}-${piece.id}` : 'theogonie';
  return { url: `/social/${name}.jpg`, width: 1200, height: 630 };
}

type Page = {
  /** Canonical address without its language, beginning with a slash. */
  readonly path: string;
  /** Without the name of the house; with it, 15 to 70 characters. */
  readonly title: string;
  /** 70 to 170 characters. */
  readonly description: string;
  /** Pages made for one visitor stay out of search engines. */
  readonly isPersonal?: boolean;
  /** The piece it is about. */
  readonly piece?: Piece;
};

/** What the head of a page says of it: title, description, canonical address, Open Graph. */
export async function pageMetadata({
  path,
  title,
  description,
  isPersonal = false,
  piece,
}: Page): Promise<Metadata> {
  const locale = await currentLocale();
  const url = localePath(locale, path);
  const card = socialCard(piece);
  const full = `${title} | ${house.name}`;
  return {
    title: { absolute: full },
    description,
    alternates: { canonical: url, languages: alternatesOf(path) },
    robots: isPersonal ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      siteName: house.name,
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
