import { deskText, deskWords } from '@/lib/desk/desk-words';
import { formatPrice, formatRoundPrice } from '@/lib/money';

type DayFigure = { readonly day: string; readonly orders: number; readonly cents: number };

type Props = {
  /** The month in words. */
  month: string;
  /** Every day of the month. */
  days: readonly string[];
  /** Those with a payment. */
  figures: readonly DayFigure[];
};

/** Height of the highest bar, in units of the drawing. */
const height = 100;

/** The turnover of each day of a month as a bar; the table below says the same in figures. */
export function DayPlot({ month, days, figures }: Props) {
  const { figures: t } = deskWords;
  const highest = Math.max(...figures.map(({ cents }) => cents));
  const cell = 'py-1.5 pe-4 text-start font-normal last:pe-0 last:text-end';
  return (
    <figure className="grid gap-4">
      <figcaption className="text-muted text-small">
        {deskText('figures.highest', { amount: formatRoundPrice(highest, 'fr') })}
      </figcaption>
      <svg
        role="img"
        aria-label={deskText('figures.plot', { month })}
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        className="h-48 w-full border-line border-b"
      >
        {figures.map(({ day, cents }) => {
          const bar = (cents / highest) * height;
          return (
            <rect
              key={day}
              x={days.indexOf(day) + 0.15}
              y={height - bar}
              width={0.7}
              height={bar}
              className="fill-gold"
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-muted text-small tabular-nums">
        <span>1</span>
        <span>{days.length}</span>
      </p>
      <table className="w-full max-w-measure border-collapse text-small tabular-nums">
        <caption className="pb-2 text-start text-muted">{t.table}</caption>
        <thead>
          <tr className="border-line border-b">
            {[t.day, t.orders, t.turnover].map((name) => (
              <th key={name} scope="col" className={cell}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ day, orders, cents }) => (
            <tr key={day} className="border-line border-b">
              <th scope="row" className={cell}>
                <time dateTime={day}>{Number(day.slice(-2))}</time>
              </th>
              <td className={cell}>{orders}</td>
              <td className={cell}>{formatPrice(cents, 'fr')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
