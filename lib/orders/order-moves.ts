import { canStaffMove, nextStep, type OrderState, orderStates } from './order';

/** The states that the house may put an order into beside its next step, in the order of `orderStates`. */
export function otherMoves(state: OrderState): OrderState[] {
  return orderStates.filter((to) => to !== nextStep(state) && canStaffMove(state, to));
}

/** Longest remark with a move, in characters. */
export const longestRemark = 500;
