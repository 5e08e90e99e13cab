import 'server-only';
import { createTranslator } from 'next-intl';
import type { getTranslations } from 'next-intl/server';
import { withArticles } from './articles';
import { type Locale, languages } from './locales';
import type { KeyedMessages, Messages } from './messages';
import type { SentenceValues } from './sentence';

type Translator = Awaited<ReturnType<typeof getTranslations<never>>>;

function raise(error: Error): never {
  throw error;
}

/**
 * Reads the sentences of some messages, as `getTranslations` reads those of the page.
 * @returns a function that throws when a sentence is missing, or a value that it names
 */
export function translatorOf(messages: Messages, locale: Locale): Translator {
  const keyed: KeyedMessages<Messages> = messages;
  const t: Translator = createTranslator({
    ...{ locale: languages[locale].tag, messages: keyed, onError: raise },
  });
  const apply: ProxyHandler<Translator>['apply'] = (target, self, values) =>
    withArticles(Reflect.apply(target, self, values), locale);
  return new Proxy(t, { apply });
}

/**
 * A message with its values, for what has no key to be written whole: an entry of a list, or of a
 * table whose key is data. All others are read by `getTranslations` or `translatorOf`.
 * @throws when it is not ICU, or names a value that is not given
 */
export function formatText(message: string, locale: Locale, values: SentenceValues): string {
  const messages: Record<string, string> = { message };
  const t = createTranslator({ locale: languages[locale].tag, messages, onError: raise });
  return withArticles(t('message', values), locale);
}

/** A part of the messages with values in all of its sentences. @throws as `formatText` does */
export function formatTexts<T>(part: T, locale: Locale, values: SentenceValues): T {
  return JSON.parse(JSON.stringify(part), (_, value) =>
    typeof value === 'string' ? formatText(value, locale, values) : value,
  );
}
