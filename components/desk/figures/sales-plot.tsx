import { Link } from '@/components/ui/link';
import { noonOf } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { figuresPath, isYear, type Period } from '@/lib/desk/periods/period';
import { formatCount, formatPrice, formatRoundPrice } from '@/lib/money';
import { FigureTable } from './figure-table';

type Part = { readonly part: string; readonly orders: number; readonly cents: number };

type Props = {
  period: Period;
  /** The period in words. */
  name: string;
  /** Each day of a month, or each month of a year. */
  parts: readonly Part[];
};

const months = (month: 'long' | 'narrow') =>
  new Intl.DateTimeFormat('fr', { month, timeZone: 'UTC' });
const [longMonth, narrowMonth] = [months('long'), months('narrow')];

/** Turnover and orders of each part of a period as bars; the table beside them says the same in figures. */
export function SalesPlot({ period, name, parts }: Props) {
  const { figures: t } = deskWords;
  const isOfYear = isYear(period);
  const highest = Math.max(...parts.map(({ cents }) => cents));
  const nameOf = (part: string) => {
    if (!isOfYear) return <time dateTime={part}>{Number(part.slice(-2))}</time>;
    return (
      <Link href={figuresPath(part)} prefetch={false} className="prose-link">
        {longMonth.format(noonOf(`${part}-01`))}
      </Link>
    );
  };
  return (
    <section className="grid gap-4">
      <h3 className="text-lead">{isOfYear ? t.byMonth : t.byDay}</h3>
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-8">
          <figure className="grid gap-3">
            <figcaption className="text-muted text-small">
              {deskText(isOfYear ? 'figures.highestMonth' : 'figures.highest', {
                amount: formatRoundPrice(highest, 'fr'),
              })}
            </figcaption>
            <Bars
              label={deskText('figures.plot', { period: name })}
              values={parts.map(({ cents }) => cents)}
            />
            <Axis parts={parts} isOfYear={isOfYear} />
          </figure>
          <figure className="grid gap-3">
            <figcaption className="text-muted text-small">{t.orders}</figcaption>
            <Bars
              label={deskText('figures.ordersPlot', { period: name })}
              values={parts.map(({ orders }) => orders)}
            />
            <Axis parts={parts} isOfYear={isOfYear} />
          </figure>
        </div>
        <FigureTable
          caption={isOfYear ? t.monthTable : t.table}
          columns={[isOfYear ? t.month : t.day, t.orders, t.turnover]}
          rows={parts
            .filter(({ orders }) => orders > 0)
            .map(({ part, orders, cents }) => ({
              id: part,
              name: nameOf(part),
              cells: [formatCount(orders, 'fr'), formatPrice(cents, 'fr')],
            }))}
        />
      </div>
    </section>
  );
}

/** Height of the highest bar, in units of the drawing. */
const height = 100;

function Bars({ label, values }: { label: string; values: readonly number[] }) {
  const highest = Math.max(1, ...values);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length} ${height}`}
      preserveAspectRatio="none"
      className="h-40 w-full border-line border-b"
    >
      {values.map((value, at) => {
        const bar = (value / highest) * height;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={at}
            x={at + 0.15}
            y={height - bar}
            width={0.7}
            height={bar}
            className="fill-gold"
          />
        );
      })}
    </svg>
  );
}

/** The first letters of the months; of a month its first and its last day. */
function Axis({ parts, isOfYear }: { parts: readonly Part[]; isOfYear: boolean }) {
  const names = isOfYear
    ? parts.map(({ part }) => narrowMonth.format(noonOf(`${part}-01`)))
    : [1, parts.length];
  return (
    <p
      aria-hidden="true"
      className={`flex justify-between text-muted text-small tabular-nums ${isOfYear ? '*:flex-1 *:text-center' : ''}`}
    >
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two months may begin with the same letter
        <span key={at}>{name}</span>
      ))}
    </p>
  );
}
