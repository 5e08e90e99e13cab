import 'server-only';
import compile from 'icu-minify/compile';
import type fr from '@/messages/fr';
import type { Words } from '@/messages/shape';
import type { Locale } from './locales';
import type { Sentence } from './sentence';

/**
 * What next-intl types keys and arguments by: the French texts themselves. Lists are left out, whose
 * methods it would take for keys; `getMessages` gives them.
 */
export type KeyedMessages<T = typeof fr> = {
  [K in keyof T as T[K] extends readonly unknown[]
    ? never
    : `${K & (string | number)}`]: T[K] extends string ? T[K] : KeyedMessages<T[K]>;
};

/** Every message of a language, whichever it is. */
export type Messages = Words;

/** The messages of a language as next-intl takes them, which wants the types of the French ones. */
export async function loadMessages(locale: Locale) {
  return (await import(`../../messages/${locale}/index.ts`)).default;
}

/** Every message of a language. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  return loadMessages(locale);
}

/** A message as an island needs it, whose values are known in the browser only. @throws when it is not ICU. */
export function compileSentence(message: string): Sentence {
  // Through JSON, because React hands no object without a prototype to a browser.
  return JSON.parse(JSON.stringify(compile(message)));
}

/** Several of them, by their keys. */
export function compileSentences<K extends string>(
  messages: Readonly<Record<K, string>>,
): Record<K, Sentence> {
  return JSON.parse(JSON.stringify(messages), (_, value) =>
    typeof value === 'string' ? compileSentence(value) : value,
  );
}
