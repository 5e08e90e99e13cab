import {
  type ChangeDetails,
  canStaffMove,
  isUndoable,
  nextStep,
  type OrderNote,
  type OrderState,
  orderStates,
} from './order';

/** The states that the house may put an order into beside its next step, in the order of `orderStates`. */
export function otherMoves(state: OrderState): OrderState[] {
  return orderStates.filter((to) => to !== nextStep(state) && canStaffMove(state, to));
}

/**
 * What the desk offers for an order: one move as what comes next, and the others. A declared withdrawal comes before the
 * next step, and another payment than the one due is to be accepted.
 */
export function movesFor(
  state: OrderState,
  isDeclared: boolean,
): { readonly next: OrderState | undefined; readonly others: readonly OrderState[] } {
  const isStopped = isDeclared && canStaffMove(state, 'withdrawn');
  const usual = nextStep(state) ?? (state === 'differs' ? 'paid' : undefined);
  const next = isStopped ? 'withdrawn' : usual;
  const all = [...(isStopped && usual ? [usual] : []), ...otherMoves(state)];
  return { next, others: all.filter((to) => to !== next) };
}

/** Longest remark with a move, in characters. */
export const longestRemark = 500;
/** Longest note that stands alone. */
export const longestNote = 5_000;
/** Longest name of the carriers, and longest address. */
export const longestCarriers = 100;
export const longestAddress = 500;
/** Longest name of a customer or a town. */
export const longestContact = 100;

/** So long a step can be undone, and the mail that it causes waits. */
export const undoMinutes = 10;

/**
 * Notes that leave an order on its way: a step before them can still be undone. A part that is given back is one; what was
 * given back stays so.
 */
const sideNotes: readonly OrderNote[] = [
  ...(['remarked', 'fileAdded', 'fileRemoved', 'setAside', 'takenUp', 'partlyRefunded'] as const),
];

/**
 * The last change that counts for what comes next: notes, files and parts given back aside, and steps that were undone.
 * @param changes the oldest first
 */
export function lastMove<C extends Pick<Change, 'id' | 'note' | 'details'>>(
  changes: readonly C[],
): C | undefined {
  const undone = undoneChanges(changes);
  return changes.findLast(
    ({ id, note }) =>
      !undone.has(id) && note !== 'undone' && (note === null || !sideNotes.includes(note)),
  );
}

type Change = {
  readonly id: number;
  readonly state: OrderState;
  readonly note: OrderNote | null;
  readonly author: string;
  readonly details: ChangeDetails | null;
  readonly at: Date;
};

/** The ids of the changes that later ones undo. */
export const undoneChanges = (changes: readonly Pick<Change, 'details'>[]): ReadonlySet<number> =>
  new Set(changes.flatMap(({ details }) => details?.undoes ?? []));

/**
 * The step of the house that can be undone now: the last change of the state that stands, of a member of the staff, for
 * `undoMinutes`. `undefined` when there is none. @param changes the oldest first
 */
export function stepToUndo<C extends Change>(changes: readonly C[], now: Date): C | undefined {
  const last = lastMove(changes);
  const until = now.getTime() - undoMinutes * 60_000;
  if (!last || last.note !== null || !last.author.includes('@')) return undefined;
  return isUndoable(last.state) && last.at.getTime() > until ? last : undefined;
}
