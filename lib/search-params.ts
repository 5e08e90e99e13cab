import { z } from 'zod';

/** What stands behind the question mark of an address, as Next gives it to a page. */
export type SearchParams = Readonly<Record<string, SearchParam>>;

/** A parameter that is absent, given once, or given several times. */
export type SearchParam = string | readonly string[] | undefined;

/** A page of a list, from 1; an address may say anything. */
export const pageIn = (value: unknown): number =>
  z.coerce.number().int().min(1).max(100_000).catch(1).parse(value);
