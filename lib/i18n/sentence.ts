import format, { type CompiledMessage } from 'icu-minify/format';
import { type Locale, languages } from './locales';

/** A message that the server has compiled (`compileSentence`), so that a browser needs no parser of ICU. */
export type Sentence = CompiledMessage;
export type SentenceValues = Readonly<Record<string, string | number>>;

const formatters = {
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...args),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...args),
};

/** Puts values into a sentence, by the plural rules and the digits of a language. */
export function formatSentence(sentence: Sentence, locale: Locale, values: SentenceValues): string {
  return String(format(sentence, languages[locale].tag, values, { formatters }));
}
