import { z } from 'zod';
import type { Edition } from '@/content/catalogue/piece';
import { choiceJpegs } from '@/lib/catalogue/choice-pictures';
import type { Product } from '@/lib/catalogue/products';
import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';

/** The whole address of a page in a language. @param path without language */
export const addressOf = (locale: Locale, path: string) =>
  env().SITE_URL + localePath(locale, path);

/** The language of an answer. @param locale of the address that the client connected to */
export const languageOf = (locale: Locale) =>
  z.enum(locales).default(locale).describe('Language of the answer');

/** An amount as programs read it, in euros with cents. */
export const euros = (cents: number) => cents / 100;

/** A length in centimetres. */
export const cm = (mm: number) => mm / 10;

/** A name of the sources as agents read it: `doorWidth` is `door_width`. */
export const snake = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const Size = z.strictObject({ width: z.number(), depth: z.number(), height: z.number() });

/** The size of something assembled in centimetres. */
export const sizeCm = ({ width, depth, height }: Edition['sizeMm']) => ({
  width: cm(width),
  depth: cm(depth),
  height: cm(height),
});

export const Weeks = z.strictObject({ min: z.number(), max: z.number() });

export const Picture = z.strictObject({
  url: z.url(),
  width_px: z.number(),
  height_px: z.number(),
});

/** The pictures of a product with these options, in the studio and in its room. */
export const picturesOf = (product: Product, optionIds: readonly string[] = []) =>
  choiceJpegs(product, optionIds).map(({ path, width, height }) => ({
    url: env().SITE_URL + path,
    width_px: width,
    height_px: height,
  }));

/** A part of many results: how many come first, and after how many. */
export const page = (most: number, usual: number) => ({
  limit: z.number().int().min(1).max(most).default(usual),
  offset: z
    .number()
    .int()
    .min(0)
    .max(1_000)
    .default(0)
    .describe('Results to leave out: next_offset of the answer before'),
});

/** What an answer with a part of many results says of all of them. */
export const paged = <R extends z.ZodType>(result: R) =>
  z.strictObject({
    total: z.number().describe('All results, on every page'),
    next_offset: z.number().nullable().describe('Where the next page begins; null on the last'),
    results: z.array(result),
  });

/** The part of some results that was asked for. */
export function partOf<R>(all: readonly R[], { limit, offset }: { limit: number; offset: number }) {
  const end = offset + limit;
  return {
    total: all.length,
    next_offset: end < all.length ? end : null,
    results: all.slice(offset, end),
  };
}
