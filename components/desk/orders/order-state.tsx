import { deskWords } from '@/lib/desk/desk-words';
import { declaredInWords } from '@/lib/desk/order-words';
import type { OrderState as State } from '@/lib/orders/order';

type Props = {
  state: State;
  isLate?: boolean;
  isBalanceDue?: boolean;
  isDisputed?: boolean;
  /** When its withdrawal was declared, until it is paid back. */
  declaredAt?: Date;
};

/** The state of an order, and what needs attention. */
export function OrderState({ state, isLate, isBalanceDue, isDisputed, declaredAt }: Props) {
  const { states, marks } = deskWords;
  return (
    <span>
      <span className={state === 'differs' ? 'text-danger' : ''}>{states[state]}</span>
      {isLate && <span className="block text-danger text-small">{marks.late}</span>}
      {isBalanceDue && <span className="block text-muted text-small">{marks.balanceDue}</span>}
      {isDisputed && <span className="block text-danger text-small">{marks.disputed}</span>}
      {declaredAt && (
        <span className="block text-danger text-small">{declaredInWords(declaredAt)}</span>
      )}
    </span>
  );
}
