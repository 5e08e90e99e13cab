import amiri from '@fontsource/amiri/files/amiri-arabic-400-normal.woff2';
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2';
import cormorantCyrillic from '@fontsource-variable/cormorant/files/cormorant-cyrillic-wght-normal.woff2';
import cormorantLatin from '@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2';
import jostCyrillic from '@fontsource-variable/jost/files/jost-cyrillic-wght-normal.woff2';
import jostLatin from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2';
import type { Locale } from '@/lib/i18n/locales';

const latin = [cormorantLatin, jostLatin];

const faces: Record<Locale, readonly string[]> = {
  fr: latin,
  en: latin,
  it: latin,
  ru: [cormorantCyrillic, jostCyrillic],
  ar: [amiri, plexArabic],
};

/**
 * Addresses of the files that a language's letters come from, to be fetched before anything asks for
 * them; `languages.css` says which face stands for what.
 */
export function facesOf(locale: Locale): readonly string[] {
  return faces[locale];
}
