import { Moment } from '@/components/desk/time';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import type { OrderContact, OrderState as State } from '@/lib/orders/order';
import { OrderState } from './order-state';

type Row = {
  readonly number: string;
  readonly placedAt: Date;
  readonly email: string | null;
  readonly contact: OrderContact | null;
  readonly totalCents: number;
  readonly state: State;
  readonly isLate: boolean;
  readonly isBalanceDue: boolean;
  readonly isDisputed: boolean;
  readonly declaredAt?: Date;
  readonly surplusCents?: number;
};

/** Orders in rows; on a phone each is a card. */
export function OrderList({ orders }: { orders: readonly Row[] }) {
  const { anonymous, none } = deskWords.orders;
  if (orders.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-4 border-line sm:gap-0 sm:border-t">
      {orders.map(({ number, placedAt, email, contact, totalCents, ...state }) => (
        <li
          key={number}
          className="grid gap-x-6 gap-y-1 border border-line bg-paper p-5 sm:grid-cols-2 sm:border-x-0 sm:border-t-0 sm:bg-transparent sm:px-0 sm:py-4 lg:grid-cols-[11rem_10rem_1fr_8rem_16rem] lg:items-baseline"
        >
          <Link
            href={`/desk/orders/${number}`}
            prefetch={false}
            className="prose-link justify-self-start whitespace-nowrap tabular-nums"
          >
            {number}
          </Link>
          <span className="text-muted text-small">
            <Moment at={placedAt} />
          </span>
          <span className="wrap-anywhere">{contact?.name ?? email ?? anonymous}</span>
          <span className="tabular-nums lg:text-end">{formatPrice(totalCents, 'fr')}</span>
          <OrderState {...state} />
        </li>
      ))}
    </ul>
  );
}
