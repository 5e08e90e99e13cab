import 'server-only';
import { createTranslator } from 'next-intl';
import { type Locale, languages } from './locales';
import type { SentenceValues } from './sentence';

/**
 * A message with its values, for what has no key to be written whole: an entry of a list, or of a
 * table whose key is data. All others are read by `getTranslations`.
 * @throws when it is not ICU, or names a value that is not given
 */
export function formatText(message: string, locale: Locale, values: SentenceValues): string {
  const messages: Record<string, string> = { message };
  const t = createTranslator({
    locale: languages[locale].tag,
    messages,
    onError(error) {
      throw error;
    },
  });
  return t('message', values);
}

/** A part of the messages with values in all of its sentences. @throws as `formatText` does */
export function formatTexts<T>(part: T, locale: Locale, values: SentenceValues): T {
  return JSON.parse(JSON.stringify(part), (_, value) =>
    typeof value === 'string' ? formatText(value, locale, values) : value,
  );
}
