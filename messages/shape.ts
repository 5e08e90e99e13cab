import type fr from './fr';

/** The same keys and the same number of entries, with any text in them. */
export type Widened<T> = T extends string ? string : { readonly [K in keyof T]: Widened<T[K]> };

/** What every language says: the keys and lists of the French words. */
export type Words = Widened<typeof fr>;
