import type { ReactNode } from 'react';
import { OrderState } from '@/components/desk/orders/order-state';
import { dayInWords } from '@/lib/calendar/dates';
import { daysInWords } from '@/lib/delivery/installation-days';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { PlanEntry } from '@/lib/desk/plan';
import type { PlanView } from './plan-links';
import { OrderLink, piecesOf, townOf } from './plan-order';

type ToMake = PlanEntry & { readonly leavesBy: string | null; readonly isLate: boolean };

type Shown<O> = { orders: readonly O[]; view: PlanView; note: ReactNode };

/** The orders of the workshop that have to leave it in the week or the weeks shown, each with its last day. */
export function PlanWorkshop({ orders, view, note }: Shown<ToMake>) {
  const { plan: t } = deskWords;
  const dueOf = ({ leavesBy, isLate }: ToMake) => {
    if (!leavesBy) return t.undated;
    const day = dayInWords(leavesBy, 'fr');
    if (!isLate) return deskText('plan.leavesBy', { day });
    return <span className="text-danger">{deskText('plan.late', { day })}</span>;
  };
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lead">{t.workshops[view]}</h3>
      <p className="max-w-measure text-muted text-small">{t.workshopNote}</p>
      <WaitingOrders orders={orders} none={t.nothingDue[view]} dueOf={dueOf} />
      {note}
    </section>
  );
}

type ToAgree = Shown<PlanEntry> & {
  /** Whether these are all that wait, and not those promised for the weeks shown. */
  isAll: boolean;
};

/** The orders that are ready and have no day yet, each with the days that were promised. */
export function PlanToAgree({ orders, isAll, view, note }: ToAgree) {
  const { plan: t } = deskWords;
  const dueOf = ({ deliveryFirst: first, deliveryLast: last }: PlanEntry) =>
    first && last
      ? deskText('plan.announced', { days: daysInWords({ first, last }, 'fr') })
      : t.undated;
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-lead">{isAll ? t.toAgree : t.toAgreeThen[view]}</h3>
      <WaitingOrders
        orders={orders}
        none={isAll ? t.nothingToAgree : t.nothingToAgreeThen[view]}
        dueOf={dueOf}
      />
      {note}
    </section>
  );
}

function WaitingOrders<O extends PlanEntry>({
  orders,
  none,
  dueOf,
}: {
  orders: readonly O[];
  none: string;
  dueOf: (order: O) => ReactNode;
}) {
  if (orders.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="border-line border-b">
      {orders.map((order) => (
        <li
          key={order.number}
          className="grid break-inside-avoid gap-x-6 gap-y-1 border-line border-t py-3 text-small sm:grid-cols-[10rem_1fr] sm:items-baseline"
        >
          <OrderLink number={order.number} />
          <span className="wrap-anywhere">
            <bdi>{order.name ?? deskWords.plan.unnamed}</bdi>
            {townOf(order) && <>, {townOf(order)}</>}
          </span>
          <span className="text-muted">
            <OrderState state={order.state} declaredAt={order.declaredAt} />
          </span>
          <span className="grid wrap-anywhere">
            <span>{piecesOf(order)}</span>
            <span className="text-muted">{dueOf(order)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
