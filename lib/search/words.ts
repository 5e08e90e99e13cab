import type { Locale } from '../i18n/locales';

/** Letters that decomposition leaves as they are. */
const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  ک: 'ك',
  ی: 'ي',
};
const isSpecial = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Marks, tatweel, lone hamza and signs that only steer the direction of a text. */
const unseen = /[\p{M}\p{Cf}ـء]/gu;

/** Digits of Arabic and Persian; each block begins at a multiple of sixteen. */
const arabicDigits = /[٠-٩۰-۹]/g;

/** Endings of plurals, cases and genders, as they read once marks are gone; `start` for the Arabic article. */
const endings: Readonly<Record<Locale, { readonly end: RegExp; readonly start?: RegExp }>> = {
  fr: { end: /(?:(?<=u)x|e*s?)$/u },
  en: { end: /(?:(?<=[sxh])es|(?<!s)s|ies|y)$/u },
  it: { end: /h?[aeiou]+$/u },
  ru: { end: /(?:ями|ами|ого|его|ому|ему|ыми|ими|ов|ев|ам|ям|ах|ях|ом|ем|ым|им|[аеиоуыэюяь]+)$/u },
  ar: { start: /^(?:وال|بال|كال|فال|ال|لل)/u, end: /(?:ات|ين|ون|يه|ه|ي)$/u },
};

/** What is left must still tell words apart. */
const shortest = 3;

function without(word: string, part: RegExp | undefined): string {
  const rest = part ? word.replace(part, '') : word;
  return rest.length >= shortest ? rest : word;
}

/** A text without accents, vowel marks and variants of letters, in lower case. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(unseen, '')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) % 16))
    .replace(isSpecial, (letter) => letters[letter] ?? letter);
}

/** The words of a text in their plain form. Single letters, such as what an apostrophe cuts off, are left out. */
export function plainWords(text: string): string[] {
  return plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
}

/** A plain word without the endings of a language. */
export function stem(word: string, locale: Locale): string {
  const { start, end } = endings[locale];
  return without(without(word, start), end);
}

/**
 * The words of a text as the search compares them, in its order: accents, case, and the endings of a language
 * make no difference.
 */
export function wordsOf(text: string, locale: Locale): string[] {
  return plainWords(text).map((word) => stem(word, locale));
}
