import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';
import { type OrderState, openStates } from '@/lib/orders/order';
import { UnsettledStays } from './stays/unsettled-stays';
import { WithdrawalFacts, type WithdrawalFactsProps } from './withdrawal-facts';

type Declaration = WithdrawalFactsProps['declaration'];

type Surplus = {
  readonly number: string;
  readonly name: string | undefined;
  readonly cents: number;
};

type Props = {
  /** How many orders there are in each state. */
  orders: Readonly<Partial<Record<OrderState, number>>>;
  messages: number;
  /** Declarations of orders that go on all the same. */
  unheeded: readonly Declaration[];
  /** Those that may not be the buyers'. */
  doubted: readonly Declaration[];
  /** Other declarations whose refund is due soon. */
  due: readonly Declaration[];
  /** Orders for which more came than is due. */
  surpluses: readonly Surplus[];
  /** Stays whose money at the property waits. */
  unsettled: ComponentProps<typeof UnsettledStays>['stays'];
  now: Date;
};

/** What waits for the staff, as links to its pages. */
export function WaitingList({ orders, messages, unheeded, unsettled, now, ...other }: Props) {
  const { today } = deskWords;
  const { doubted, due, surpluses } = other;
  const isNothing = [unheeded, doubted, due, surpluses, unsettled].every(
    ({ length }) => length === 0,
  );
  const declaredIn = (state: string) =>
    new Set(unheeded.flatMap(({ order }) => (order?.state === state ? [order.number] : []))).size;
  const entries = [
    ...openStates.map(
      (state) => [state, orders[state] ?? 0, `/desk/orders?state=${state}`] as const,
    ),
    [
      'awaitingTransfer',
      orders.awaitingTransfer ?? 0,
      '/desk/orders?state=awaitingTransfer',
    ] as const,
    ['messages', messages, '/desk/messages'] as const,
  ].filter(([, count]) => count > 0);
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{today.waits}</h2>
      {entries.length === 0 && isNothing && <p className="text-muted">{today.nothing}</p>}
      <ul className="grid">
        {entries.map(([name, count, path]) => (
          <li key={name} className="border-line border-t py-2">
            <Link href={path} prefetch={false} className="prose-link">
              {deskText(`today.${name}`, { count })}
            </Link>
            {declaredIn(name) > 0 &&
              `, ${deskText('today.declaredAmong', { count: declaredIn(name) })}`}
          </li>
        ))}
      </ul>
      <Surpluses surpluses={surpluses} />
      <UnsettledStays stays={unsettled} />
      <Declarations title={today.declared} declarations={unheeded} now={now} />
      <Declarations title={today.withdrawals} declarations={due} now={now} />
      <Declarations
        title={today.doubted}
        path="/desk/withdrawals?state=doubted"
        declarations={doubted}
        now={now}
      />
    </section>
  );
}

/** The orders of which a surplus is to be given back, as links to them. */
function Surpluses({ surpluses }: { surpluses: readonly Surplus[] }) {
  if (surpluses.length === 0) return null;
  return (
    <>
      <h3 className="pt-4 text-lead">{deskWords.today.surpluses}</h3>
      <ul>
        {surpluses.map(({ number, name = deskWords.orders.anonymous, cents }) => (
          <li key={number} className="border-line border-t py-2">
            <Link href={`/desk/orders/${number}`} prefetch={false} className="prose-link">
              <bdi>
                {deskText('today.surplus', { number, name, amount: formatPrice(cents, 'fr') })}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type Listed = { title: string; path?: string; declarations: readonly Declaration[]; now: Date };

function Declarations({ title, path = '/desk/withdrawals', declarations, now }: Listed) {
  if (declarations.length === 0) return null;
  return (
    <>
      <h3 className="pt-4 text-lead">
        <Link href={path} prefetch={false} className="prose-link">
          {title}
        </Link>
      </h3>
      <ul>
        {declarations.map((declaration) => (
          <li key={declaration.reference} className="border-line border-t py-4">
            <WithdrawalFacts declaration={declaration} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
