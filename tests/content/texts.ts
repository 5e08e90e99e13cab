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

/** Paths of the keys that `A` has and `B` has not. */
type Surplus<A, B> = A extends string
  ? never
  : {
      [K in Exclude<keyof A, keyof (readonly unknown[])> & string]: K extends keyof B
        ? `${K}.${Surplus<A[K], B[K]>}`
        : K;
    }[Exclude<keyof A, keyof (readonly unknown[])> & string];

type Nothing<T extends never> = T;
type In<L extends Locale> = (typeof messages)[L];

/** A language that lacks a key, or has one too many, does not compile: the error names the key. */
export type Differences = Nothing<
  { [L in Locale]: `${L}: ${Surplus<In<'fr'>, In<L>> | Surplus<In<L>, In<'fr'>>}` }[Locale]
>;

/** Every text below a value of the messages, with its key. */
export function textsUnder(value: unknown, key: string): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, below]) =>
    textsUnder(below, key === '' ? part : `${key}.${part}`),
  );
}
