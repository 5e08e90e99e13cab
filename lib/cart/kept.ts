import { type Category, categories } from '@/content/catalogue/piece';
import type { Choice } from '@/lib/catalogue/choice';
import { choiceWord } from '@/lib/catalogue/choice-word';

/** Page of the configurations that a visitor has named and kept. */
export const keptPath = '/kept';

/** Characters of a name. */
export const longestKeptName = 60;

/** A configuration that a visitor has named. */
export type Kept = {
  readonly id: string;
  readonly name: string;
  readonly productId: string;
  readonly optionIds: readonly string[];
};

/** Path of the page that asks what a configuration is to be called. */
export function keepPath(productId: string, optionIds: readonly string[]): string {
  return `${keptPath}?add=${choiceWord(productId, optionIds)}`;
}

/** Characters that turn the direction of the text around them. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The name in a form, as it is kept: one line of plain text, without what would change the text around it.
 * @returns `undefined` for no name, one of more than 60 characters, or one that nobody could see
 */
export function readKeptName(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const isSeen = /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
  return isSeen && name.length <= longestKeptName ? name : undefined;
}

type Entry = { readonly choice: Choice | undefined };

/** What is kept of each category, in the order of the catalogue; categories without anything are left out. */
export function byCategory<E extends Entry>(
  all: readonly E[],
): { readonly category: Category; readonly entries: readonly E[] }[] {
  const ofCategory = (category: Category) =>
    all.filter(({ choice }) => choice?.product.piece.category === category);
  return categories
    .map((category) => ({ category, entries: ofCategory(category) }))
    .filter(({ entries }) => entries.length > 0);
}
