import type { Locale } from './locales';

const months =
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre';

/** An article before the 8th or the 11th of a month; in a mail, the date stands in an element of its own. */
const articles = new RegExp(
  `(?<!\\p{L})(il|(?:[ad]a?|de|ne|su)l) ((?:<bdi>)?(?:8|11) (?:${months}))(?!\\p{L})`,
  'giu',
);

/**
 * A sentence with a day in it, whose article agrees with the day: in Italian « entro il 9 marzo », but « entro l’8 marzo »
 * and « fino all’11 marzo ».
 */
export function withArticles(sentence: string, locale: Locale): string {
  if (locale !== 'it') return sentence;
  return sentence.replace(articles, (_, article: string, day: string) =>
    article.length === 2 && /^i/i.test(article)
      ? `${article.startsWith('I') ? 'L' : 'l'}’${day}`
      : `${article}l’${day}`,
  );
}
