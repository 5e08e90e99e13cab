import 'server-only';
import type { Metadata } from 'next';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { socialCardPath } from '@/lib/catalogue/pictures';
import { productWords } from '@/lib/catalogue/product-words';
import { formatText, translatorOf } from '@/lib/i18n/format';
import { alternatesOf, type Locale, languages, localePath, locales } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { SentenceValues } from '@/lib/i18n/sentence';
import type { PagePath, PageWords } from '@/lib/site/pages';
import { pageAt } from '@/lib/site/routes';
import { markdownOf } from './markdown/addresses';
import { permissionsOf } from './page-permissions';

type Head = {
  /** Without the name of the shop; 15 to 70 characters with it. */
  readonly title: string;
  /** 70 to 170 characters. */
  readonly description: string;
};
type NamedHead = {
  /** The part of the messages whose `meta` is the head. */
  readonly words: PageWords;
  /** What the head leaves open. */
  readonly values?: SentenceValues;
};

type Page = {
  /** Without language; `lib/site/pages.ts` says what holds for the page. */
  readonly path: PagePath;
  /** The piece shown, if the page is about one. */
  readonly piece?: Piece;
} & (Head | NamedHead);

async function headOf(page: Page): Promise<Head> {
  if (!('words' in page)) return page;
  const { words, values = {} } = page;
  const { title, description } = (await getMessages())[words].meta;
  const locale = await currentLocale();
  return {
    title: formatText(title, locale, values),
    description: formatText(description, locale, values),
  };
}

/** What the picture of shared links shows, in words. */
async function cardAlt(piece: Piece | undefined): Promise<string> {
  const messages = await getMessages();
  if (!piece) return messages.meta.cardAlt;
  const { name } = productWords(messages, piece);
  return translatorOf(messages, await currentLocale())('viewer.alts.hero', { name });
}

/**
 * As Open Graph writes a language: with a territory, that of its tag, or the one where most who speak it live. Of Arabic it
 * knows `ar_AR` alone.
 */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(languages[locale].tag).maximize();
  return language === 'ar' ? 'ar_AR' : `${language}_${region}`;
}

/** A title with the name of the shop behind it. */
export const pageTitle = (title: string) => `${title} | ${company.name}`;

/** Metadata of a page: title, description, canonical path, Open Graph, and what its record allows. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  const { path, piece } = page;
  const { title, description } = await headOf(page);
  const locale = await currentLocale();
  const { canonical = path } = pageAt(path);
  const url = localePath(locale, canonical);
  const card = { url: socialCardPath(piece), alt: await cardAlt(piece), width: 1200, height: 630 };
  const full = pageTitle(title);
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
      locale: openGraphLocale(locale),
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => openGraphLocale(other)),
      images: [card],
    },
    twitter: {
      card: 'summary_large_image',
      title: full,
      description,
      images: [{ url: card.url, alt: card.alt }],
    },
  };
}
