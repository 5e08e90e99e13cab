import { OrderState } from '@/components/desk/orders/order-state';
import { Day } from '@/components/desk/time';
import { deskWords } from '@/lib/desk/desk-words';
import type { PlanEntry } from '@/lib/desk/plan';
import { OrderLink, piecesOf, townOf } from './plan-order';

const cell = 'py-3 pe-6 text-start align-top font-normal last:pe-0 wrap-anywhere';
const row = 'border-line border-b max-sm:grid max-sm:gap-0.5 max-sm:py-3';
const inRow = `${cell} max-sm:py-0`;

/** Deliveries as a table, day by day; on a phone each row is a card. */
export function PlanList({ orders }: { orders: readonly PlanEntry[] }) {
  const { plan: t } = deskWords;
  if (orders.length === 0) return <p className="text-muted">{t.noDeliveries}</p>;
  return (
    <table className="w-full border-collapse text-small max-sm:block">
      <caption className="pb-3 text-start font-display text-lead max-sm:block">{t.caption}</caption>
      <thead className="max-sm:hidden">
        <tr className="border-line border-b">
          {[t.day, t.order, t.customer, t.town, t.pieces, t.state].map((name) => (
            <th key={name} scope="col" className={`${cell} text-muted`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {orders.map((order) => (
          <tr key={order.number} className={`${row} break-inside-avoid`}>
            <td className={`${inRow} whitespace-nowrap`}>
              {order.deliveryDate && <Day day={order.deliveryDate} />}
            </td>
            <th scope="row" className={inRow}>
              <OrderLink number={order.number} />
            </th>
            <td className={inRow}>
              <bdi>{order.name ?? t.unnamed}</bdi>
            </td>
            <td className={inRow}>{townOf(order)}</td>
            <td className={inRow}>{piecesOf(order)}</td>
            <td className={inRow}>
              <OrderState state={order.state} declaredAt={order.declaredAt} />
              {order.carriers && <span className="block text-muted">{order.carriers}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
