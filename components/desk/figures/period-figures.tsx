import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatCount, formatPercent, formatPrice } from '@/lib/money';
import { formatDollars } from '@/lib/residence/night-price';

type Sum = { readonly count: number; readonly cents: number };

type Props = {
  sales: { readonly orders: number; readonly cents: number };
  refunds: Sum & { readonly partly: number };
  offers: { readonly written: number; readonly accepted: number };
  /** From the payment to the delivery of half of the orders that were delivered. */
  medianDays: number | undefined;
  /** Nights of the Résidence, cents of the dollar. */
  stays: Sum & { readonly nights: number; readonly ordered: number };
};

/** The sums of a month or a year. */
export function PeriodFigures({ sales, refunds, offers, medianDays, stays }: Props) {
  const { figures: t } = deskWords;
  const { orders, cents } = sales;
  const average = orders === 0 ? 0 : Math.round(cents / orders);
  const accepted = offers.written === 0 ? 0 : (100 * offers.accepted) / offers.written;
  const ordered = stays.count === 0 ? 0 : (100 * stays.ordered) / stays.count;
  const figures = [
    [t.orders, formatCount(orders, 'fr')],
    [t.turnover, formatPrice(cents, 'fr')],
    [t.average, formatPrice(average, 'fr')],
    [
      t.refunds,
      deskText('figures.sumText', {
        count: formatCount(refunds.count, 'fr'),
        amount: formatPrice(refunds.cents, 'fr'),
      }),
    ],
    [t.partly, formatCount(refunds.partly, 'fr')],
    [t.median, medianDays === undefined ? t.noMedian : deskText('figures.days', { medianDays })],
    [t.accepted, formatPercent(Math.round(accepted), 'fr')],
    [
      t.stays,
      deskText('figures.sumText', {
        count: formatCount(stays.count, 'fr'),
        amount: formatDollars(stays.cents, 'fr'),
      }),
    ],
    [t.nights, formatCount(stays.nights, 'fr')],
    [t.ordered, formatPercent(Math.round(ordered), 'fr')],
  ] as const;
  return (
    <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {figures.map(([name, value]) => (
        <div key={name} className="grid content-start gap-1 border-gold border-t pt-4">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-display text-lead lining-nums tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
