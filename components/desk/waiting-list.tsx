import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { type OrderState, openStates } from '@/lib/orders/order';
import { WithdrawalFacts, type WithdrawalFactsProps } from './withdrawal-facts';

type Props = {
  /** How many orders there are in each state. */
  orders: Readonly<Partial<Record<OrderState, number>>>;
  messages: number;
  /** Declarations whose refund is due soon. */
  due: readonly WithdrawalFactsProps['declaration'][];
  now: Date;
};

/** What waits for the staff, as links to its pages. */
export function WaitingList({ orders, messages, due, now }: Props) {
  const { today } = deskWords;
  const entries = [
    ...openStates.map(
      (state) => [state, orders[state] ?? 0, `/desk/orders?state=${state}`] as const,
    ),
    ['messages', messages, '/desk/messages'] as const,
  ].filter(([, count]) => count > 0);
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{today.waits}</h2>
      {entries.length === 0 && due.length === 0 && <p className="text-muted">{today.nothing}</p>}
      <ul className="grid">
        {entries.map(([name, count, path]) => (
          <li key={name} className="border-line border-t py-2">
            <Link href={path} prefetch={false} className="prose-link">
              {deskText(`today.${name}`, { count })}
            </Link>
          </li>
        ))}
      </ul>
      {due.length > 0 && (
        <>
          <h3 className="pt-4 text-lead">
            <Link href="/desk/withdrawals" prefetch={false} className="prose-link">
              {today.withdrawals}
            </Link>
          </h3>
          <ul>
            {due.map((declaration) => (
              <li key={declaration.reference} className="border-line border-t py-4">
                <WithdrawalFacts declaration={declaration} now={now} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
