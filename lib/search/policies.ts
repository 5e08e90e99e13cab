import 'server-only';
import { faqEntries } from '@/lib/house/faq';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { pages } from '@/lib/site/pages';
import { makeSearch, type SearchDocument } from './index';
import { filledText, type TextRoute } from './markdown/texts';
import { questionId } from './question';
import { vocabularyOf } from './vocabulary';
import { wordsOf } from './words';

/** Pages of rules: terms, and what the shop promises. */
export const policies = [
  '/terms',
  '/returns',
  '/refund',
  '/withdrawal',
  '/legal-guarantee',
  '/product-safety',
  '/privacy-policy',
] as const satisfies readonly TextRoute[];

/** A section of a page of rules, or a question with its answer. */
export type Passage = {
  /** With the fragment that leads to it, without language. */
  readonly path: string;
  /** What its page is called. */
  readonly page: string;
  readonly title: string;
  readonly text: string;
};

async function passagesIn(locale: Locale): Promise<Passage[]> {
  const messages = await messagesOf(locale);
  const rules = policies.flatMap((path) =>
    filledText({ messages, locale }, path).sections.map(
      ({ id, title, paragraphs, framed = [], list = [] }): Passage => ({
        path: `${path}#${id}`,
        page: pages[path].name(messages),
        title,
        text: [...paragraphs, ...framed, ...list].join('\n'),
      }),
    ),
  );
  const questions = faqEntries(messages, locale).map(
    ({ question, answer }, n): Passage => ({
      path: `/faq#${questionId(n)}`,
      page: pages['/faq'].name(messages),
      title: question,
      text: answer,
    }),
  );
  return [...rules, ...questions];
}

/** A passage as the search looks for it; the name of its page tells passages of one title apart. */
function documentOf({ path, page, title, text }: Passage): SearchDocument {
  const [pagePath = ''] = path.split('#');
  const keys = [pagePath, path];
  return { kind: 'page', path, title: `${page} – ${title}`, text, lines: [], keywords: '', keys };
}

async function makePolicies(locale: Locale) {
  const passages = new Map((await passagesIn(locale)).map((one) => [one.path, one]));
  const documents = [...passages.values()].map((one) => documentOf(one));
  return {
    passages,
    search: makeSearch({ documents, vocabulary: await vocabularyOf(locale) }, locale),
  };
}
const made = new Map<Locale, ReturnType<typeof makePolicies>>();

/**
 * Looks for passages of the rules of the shop and its questions.
 * @param text any characters, of which the first 200 count
 * @returns at most `limit`, the best first; none for a text without words
 */
export async function searchPolicies(
  locale: Locale,
  text: string,
  limit: number,
): Promise<Passage[]> {
  const making = made.get(locale) ?? makePolicies(locale);
  made.set(locale, making);
  const { passages, search } = await making;
  const found = search
    .find(text, Number.POSITIVE_INFINITY)
    .results.flatMap(({ path }) => passages.get(path) ?? []);
  // Who asks for a page by its name wants its own passages.
  const name = wordsOf(text, locale).join(' ');
  const isNamed = ({ page }: Passage) => wordsOf(page, locale).join(' ') === name;
  return found.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, limit);
}
