import { deskWords } from '@/lib/desk/desk-words';
import type { OrderState as State } from '@/lib/orders/order';

type Props = {
  state: State;
  isLate?: boolean;
  isBalanceDue?: boolean;
  isDisputed?: boolean;
};

/** The state of an order, and what needs attention. */
export function OrderState({ state, isLate, isBalanceDue, isDisputed }: Props) {
  const { states, marks } = deskWords;
  return (
    <span>
      <span className={state === 'differs' ? 'text-danger' : ''}>{states[state]}</span>
      {isLate && <span className="block text-danger text-small">{marks.late}</span>}
      {isBalanceDue && <span className="block text-muted text-small">{marks.balanceDue}</span>}
      {isDisputed && <span className="block text-danger text-small">{marks.disputed}</span>}
    </span>
  );
}
