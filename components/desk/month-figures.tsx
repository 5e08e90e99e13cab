import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice } from '@/lib/money';

type Props = {
  days: readonly { readonly orders: number; readonly cents: number }[];
  refunds: { readonly count: number; readonly cents: number; readonly partly: number };
};

/** The sums of a month. */
export function MonthFigures({ days, refunds }: Props) {
  const { figures: t } = deskWords;
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  const cents = days.reduce((sum, day) => sum + day.cents, 0);
  const average = orders === 0 ? 0 : Math.round(cents / orders);
  const figures = [
    [t.orders, String(orders)],
    [t.turnover, formatPrice(cents, 'fr')],
    [t.average, formatPrice(average, 'fr')],
    [
      t.refunds,
      deskText('figures.refundsText', {
        count: String(refunds.count),
        amount: formatPrice(refunds.cents, 'fr'),
      }),
    ],
    [t.partly, String(refunds.partly)],
  ] as const;
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-5">
      {figures.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1 border-gold border-t pt-4">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-display text-lead lining-nums tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
