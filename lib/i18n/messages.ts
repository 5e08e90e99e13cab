import 'server-only';
import type { Locale } from './locales';

/** Loads the words of one language; French gives the shape that the others must have. */
const loaders = {
  fr: () => import('@/messages/fr'),
  en: () => import('@/messages/en'),
  it: () => import('@/messages/it'),
  ru: () => import('@/messages/ru'),
  ar: () => import('@/messages/ar'),
} as const satisfies Record<Locale, () => Promise<unknown>>;

type WordsOf<L extends Locale> = Awaited<ReturnType<(typeof loaders)[L]>>['default'];

/** The same keys and the same number of entries, with any text in them. */
type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

export type Messages = Widened<WordsOf<'fr'>>;

/** Paths of the keys that `A` has and `B` has not. */
type Surplus<A, B> = A extends string
  ? never
  : {
      [K in Exclude<keyof A, keyof (readonly unknown[])> & string]: K extends keyof B
        ? `${K}.${Surplus<A[K], B[K]>}`
        : K;
    }[Exclude<keyof A, keyof (readonly unknown[])> & string];

/** A language that lacks a key, or has one too many, does not compile: the error names the key. */
type Nothing<T extends never> = T;
export type Differences = Nothing<
  {
    [L in Locale]: `${L}: ${Surplus<WordsOf<'fr'>, WordsOf<L>> | Surplus<WordsOf<L>, WordsOf<'fr'>>}`;
  }[Locale]
>;

/** Every word of a language. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).default;
}
