import { deskText, deskWords } from '@/lib/desk/desk-words';
import { declaredInWords } from '@/lib/desk/order-words';
import { formatPrice } from '@/lib/money';
import type { OrderState as State } from '@/lib/orders/order';

type Props = {
  state: State;
  isLate?: boolean;
  isBalanceDue?: boolean;
  isDisputed?: boolean;
  /** When its withdrawal was declared, until it is paid back. */
  declaredAt?: Date;
  /** What came beyond its total and is to be given back, euro cents. */
  surplusCents?: number;
};

/** The state of an order, and what needs attention. */
export function OrderState({ state, isLate, isBalanceDue, isDisputed, ...marked }: Props) {
  const { declaredAt, surplusCents } = marked;
  const { states, marks } = deskWords;
  return (
    <span>
      <span className={state === 'differs' ? 'text-danger' : ''}>{states[state]}</span>
      {isLate && <span className="block text-danger text-small">{marks.late}</span>}
      {isBalanceDue && <span className="block text-muted text-small">{marks.balanceDue}</span>}
      {isDisputed && <span className="block text-danger text-small">{marks.disputed}</span>}
      {surplusCents !== undefined && (
        <span className="block text-danger text-small">
          {deskText('marks.surplus', { amount: formatPrice(surplusCents, 'fr') })}
        </span>
      )}
      {declaredAt && (
        <span className="block text-danger text-small">{declaredInWords(declaredAt)}</span>
      )}
    </span>
  );
}
