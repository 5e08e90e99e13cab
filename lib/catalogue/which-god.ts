import type { Piece } from '@/content/catalogue/piece';
import { whichGodProfiles, whichGodQuestions } from '@/content/catalogue/which-god';
import { allPieces } from './catalogue';

/** An answer by its numbers, from 0: the texts stand in this order in the messages. */
export type Answer = { readonly question: number; readonly answer: number };

export type WhichGodResult = {
  readonly piece: Piece;
  /** The next two. */
  readonly others: readonly Piece[];
  /** The answers that the piece shares, those that count most first. */
  readonly reasons: readonly Answer[];
};

export const questionCount = whichGodQuestions.length;

/** What is shown after some answers: the next question, as the page of these answers. */
export const whichGodPath = (answers: string) =>
  answers ? (`/which-god/${answers}` as const) : '/which-god';

function sharedAnswers(answers: string, piece: Piece): Answer[] {
  const profile = whichGodProfiles[piece.productId] ?? '';
  return whichGodQuestions.flatMap((_, question) =>
    answers[question] === profile[question]
      ? [{ question, answer: Number(answers[question]) }]
      : [],
  );
}

const weightOf = ({ question }: Answer) => whichGodQuestions[question]?.weight ?? 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * The piece that shares the most with seven answers. Of equals, the one that shares an earlier answer wins, then
 * the earlier one of the catalogue.
 * @param answers one digit each, 0 to 2 @returns `undefined` unless there are seven
 */
export function whichGodOf(answers: string): WhichGodResult | undefined {
  if (answers.length !== questionCount) return undefined;
  const ranked = allPieces
    .map((piece) => {
      const reasons = sharedAnswers(answers, piece);
      // Two to the power of an early question outweighs all later ones.
      const earliness = sum(reasons.map(({ question }) => 2 ** -question)) / 4;
      return { piece, reasons, score: sum(reasons.map(weightOf)) + earliness };
    })
    .sort((one, other) => other.score - one.score);
  const [winner, ...others] = ranked;
  if (!winner) return undefined;
  return {
    piece: winner.piece,
    others: others.slice(0, 2).map(({ piece }) => piece),
    reasons: winner.reasons.sort((one, other) => weightOf(other) - weightOf(one)),
  };
}
