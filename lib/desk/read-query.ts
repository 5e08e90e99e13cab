import { z } from 'zod';

/** A page of a list, from 1; an address may say anything. */
export const pageIn = (value: unknown): number =>
  z.coerce.number().int().min(1).max(100_000).catch(1).parse(value);

/** What was searched for, in one line. */
export const queryIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, 200) : '';
