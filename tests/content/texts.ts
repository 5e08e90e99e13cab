import type { Locale } from '@/lib/i18n/locales';
import ar from '@/messages/ar';
import en from '@/messages/en';
import fr from '@/messages/fr';
import it from '@/messages/it';
import ru from '@/messages/ru';

/** Every word of the shop, by language. */
export const messages = { fr, en, it, ru, ar } as const satisfies Record<Locale, unknown>;

/** The shop of the tests that write texts. */
export const site = 'https://shop.example';

/** What texts in a language are written from. */
export const wordingIn = (locale: Locale) => ({ locale, messages: messages[locale], site });

/** Every text below a value of the messages, with its key. */
export function textsUnder(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, below]) =>
    textsUnder(below, key === '' ? part : `${key}.${part}`),
  );
}
