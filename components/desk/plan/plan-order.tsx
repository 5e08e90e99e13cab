import { OrderState } from '@/components/desk/orders/order-state';
import { Link } from '@/components/ui/link';
import { storedDestination } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { deskWords } from '@/lib/desk/desk-words';
import { type PlanEntry, townIn } from '@/lib/desk/plan';

/** The town of an order; where its address names none, the place its price is for. */
export function townOf(order: PlanEntry): string | undefined {
  const destination = storedDestination(order);
  return townIn(order.address) ?? (destination && placeName(destination, 'fr'));
}

/** The pieces of an order in a line. */
export const piecesOf = ({ lines }: Pick<PlanEntry, 'lines'>): string =>
  lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ');

/** The number of an order as a link to its page. */
export function OrderLink({ number }: { number: string }) {
  return (
    <Link
      href={`/desk/orders/${number}`}
      prefetch={false}
      className="prose-link justify-self-start whitespace-nowrap tabular-nums"
    >
      {number}
    </Link>
  );
}

/** An order on its day: number, who, where, what, and its state. */
export function PlanOrder({ order }: { order: PlanEntry }) {
  const { name, carriers, state, declaredAt } = order;
  return (
    <li className="grid break-inside-avoid gap-0.5 border-line border-t py-3 text-small">
      <OrderLink number={order.number} />
      <span className="wrap-anywhere">
        <bdi>{name ?? deskWords.plan.unnamed}</bdi>
        {townOf(order) && <>, {townOf(order)}</>}
      </span>
      <span className="wrap-anywhere">{piecesOf(order)}</span>
      {carriers && <span className="wrap-anywhere text-muted">{carriers}</span>}
      <span className="text-muted">
        <OrderState state={state} declaredAt={declaredAt} />
      </span>
    </li>
  );
}
