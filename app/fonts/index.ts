import type { Locale } from '@/lib/i18n/locales';
import displayArabic from './display-arabic.woff2';
import displayCyrillic from './display-cyrillic.woff2';
import displayLatin from './display-latin.woff2';
import textArabic from './text-arabic.woff2';
import textCyrillic from './text-cyrillic.woff2';
import textLatin from './text-latin.woff2';

const latin = [displayLatin, textLatin];
const fonts: Readonly<Record<Locale, readonly string[]>> = {
  fr: latin,
  en: latin,
  it: latin,
  ru: [displayCyrillic, textCyrillic],
  ar: [displayArabic, textArabic],
};

/**
 * Addresses of the files that a language's letters come from, to be fetched before anything asks for
 * them; `languages.css` says which font stands for what.
 */
export function fontsOf(locale: Locale): readonly string[] {
  return fonts[locale];
}
