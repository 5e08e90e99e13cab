import 'server-only';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { searchCatalogue } from './catalogue';
import { markdownOf, markdownPages } from './markdown/addresses';
import { pageMarkdown } from './markdown/page';
import { titleOf } from './markdown/text';
import { searchPolicies } from './policies';

/** Something found on a page that can be read as Markdown. */
export type ReadableHit = {
  /** Path with language, with the query or the fragment that leads to it; `readPage` reads its page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

/** A page as a text. */
export type ReadPage = {
  readonly locale: Locale;
  /** Path without language. */
  readonly path: string;
  readonly title: string;
  /** Markdown. */
  readonly text: string;
};

/** Passages of rules that are added to what is found in the catalogue. */
const mostPassages = 5;

const pageOf = (id: string) => id.replace(/[?#].*/s, '');

/**
 * Looks for everything in the shop that can be read as Markdown.
 * @returns at most `limit` hits of the catalogue and its pages, the best first, then some passages of rules
 */
export async function searchReadable(
  locale: Locale,
  text: string,
  limit: number,
): Promise<ReadableHit[]> {
  const [{ results: found }, passages] = await Promise.all([
    searchCatalogue(locale, text, limit),
    searchPolicies(locale, text, mostPassages),
  ]);
  const paths = new Set(found.map(({ path }) => path));
  const hits = [...found, ...passages.filter(({ path }) => !paths.has(path))];
  return hits
    .map(({ path, title, text }) => ({ id: localePath(locale, path), title, text }))
    .filter(({ id }) => markdownOf.has(pageOf(id)));
}

/**
 * The page that an id of `searchReadable` is on.
 * @param id also the address of its Markdown, and either with the address of the shop before it
 * @param site address of the shop
 * @returns `undefined` for a page that does not exist, or that only a person reads
 */
export async function readPage(id: string, site: string): Promise<ReadPage | undefined> {
  const path = pageOf(id.startsWith(`${site}/`) ? id.slice(site.length) : id);
  const page = markdownPages.get(markdownOf.get(path) ?? path);
  if (!page) return undefined;
  const messages = await messagesOf(page.locale);
  const text = pageMarkdown({ messages, locale: page.locale, site }, page.path);
  return text === undefined ? undefined : { ...page, title: titleOf(text), text };
}
