import { dayInWords, dayOf } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
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
      <DeclaredMark declaredAt={declaredAt} />
    </span>
  );
}

/** Says that the withdrawal of an order is declared, so that nobody makes or brings it unawares. */
export function DeclaredMark({ declaredAt }: { declaredAt?: Date }) {
  if (!declaredAt) return null;
  const day = dayInWords(dayOf(declaredAt), 'fr');
  return (
    <span className="block text-danger text-small">{deskText('marks.declared', { day })}</span>
  );
}
