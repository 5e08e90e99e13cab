import type { Locale } from '@/lib/i18n/locales';
import type { Widened } from '@/lib/i18n/messages';
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

type Words<L extends Locale> = Widened<(typeof messages)[L]>;
type Has<T, _All extends T> = T;
/** A language that lacks a key, or has one too many, does not compile: the error names the key. */
export type Differences = [
  Has<Words<'fr'>, Words<'en'>>,
  Has<Words<'en'>, Words<'fr'>>,
  Has<Words<'fr'>, Words<'it'>>,
  Has<Words<'it'>, Words<'fr'>>,
  Has<Words<'fr'>, Words<'ru'>>,
  Has<Words<'ru'>, Words<'fr'>>,
  Has<Words<'fr'>, Words<'ar'>>,
  Has<Words<'ar'>, Words<'fr'>>,
];

/** Every text below a value of the messages, with its key. */
export function textsUnder(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, below]) =>
    textsUnder(below, key === '' ? part : `${key}.${part}`),
  );
}
