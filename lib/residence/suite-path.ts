import type { Suite } from '@/content/residence/suites';

/** Path of the page of a suite, without language. */
export const suitePath = ({ slug }: Suite): `/residence/${string}` => `/residence/${slug}`;

/** Path of the page where the nights of a suite are chosen, without language. */
export const bookPath = ({ slug }: Suite): string => `/residence/book?suite=${slug}`;
