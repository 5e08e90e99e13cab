import type { Piece } from '@/content/catalogue/piece';
import { listPieces } from '@/lib/catalogue/catalogue';
import { type Choice, readChoice, wordOf } from '@/lib/catalogue/choice';
import type { SearchParam } from '@/lib/search-params';
import { mostCompared } from './compare-list';

/** Why a word of the address is not compared. */
export const reasons = ['unknown', 'repeated', 'otherCategory', 'tooMany'] as const;
export type Reason = (typeof reasons)[number];

export type Comparison = {
  /** At most `mostCompared`, all of the category of the first. */
  readonly choices: readonly Choice[];
  /** Why words were left out, each reason once. */
  readonly leftOut: readonly Reason[];
};

/** More words than these are not looked up. */
const mostWords = 40;

/**
 * The configurations that an address names, in its order.
 * @param given the value of `pieces`: words of `choiceWord`, separated by commas or given one by one
 */
export function readComparison(given: SearchParam): Comparison {
  const words = [given ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter(Boolean);
  const choices: Choice[] = [];
  const leftOut = new Set<Reason>(words.length > mostWords ? ['tooMany'] : []);
  for (const word of words.slice(0, mostWords)) {
    const choice = readChoice(word);
    const reason = choice ? reasonToLeaveOut(choice, choices) : 'unknown';
    if (reason) leftOut.add(reason);
    else if (choice) choices.push(choice);
  }
  return { choices, leftOut: reasons.filter((reason) => leftOut.has(reason)) };
}

function reasonToLeaveOut(choice: Choice, choices: readonly Choice[]): Reason | undefined {
  const [first = choice] = choices;
  if (choices.some((other) => wordOf(other) === wordOf(choice))) return 'repeated';
  if (first.product.piece.category !== choice.product.piece.category) return 'otherCategory';
  return choices.length < mostCompared ? undefined : 'tooMany';
}

/** The pieces of the category that are not compared yet; none while nothing is compared. */
export function piecesToAdd(choices: readonly Choice[]): readonly Piece[] {
  const [first] = choices;
  if (!first) return [];
  const compared = choices.map(({ product }) => product.piece);
  return listPieces(first.product.piece.category).filter((piece) => !compared.includes(piece));
}
