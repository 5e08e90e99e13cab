import { dayOfYearInWords, noonOf } from '@/lib/calendar/dates';
import { countryName } from '@/lib/delivery/destination';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { PlanDay, PlanEntry } from '@/lib/desk/plan';
import { PlanOrder } from './plan-order';

const weekday = new Intl.DateTimeFormat('fr', { timeZone: 'UTC', weekday: 'long' });

type Props = { days: readonly PlanDay<PlanEntry>[]; today: string };

/** The deliveries of a week, a column for each day; on a phone and on paper the days follow each other. */
export function PlanWeek({ days, today }: Props) {
  return (
    <section className="grid gap-4">
      <h3 className="text-lead">{deskWords.plan.deliveries}</h3>
      <ol className="grid gap-x-5 gap-y-8 lg:auto-cols-fr lg:grid-flow-col print:gap-y-4">
        {days.map((day) => (
          <Day key={day.day} {...day} today={today} />
        ))}
      </ol>
    </section>
  );
}

function Day({ day, entries, today, ...rest }: PlanDay<PlanEntry> & { today: string }) {
  const at = noonOf(day);
  return (
    <li
      className="grid min-w-0 content-start gap-3 border-t-2 border-line pt-3 data-today:border-gold print:grid-cols-[11rem_1fr] print:border-t"
      data-today={day === today || undefined}
    >
      <div>
        <h4>
          <time dateTime={day} className="grid">
            <span className="text-label uppercase">{weekday.format(at)}</span>
            <span className="font-display text-lead lining-nums">
              {dayOfYearInWords(day.slice(5), 'fr')}
            </span>
          </time>
        </h4>
        {(day >= today || rest.isClosed) && <DayRoom {...rest} day={day} />}
      </div>
      <ul className="print:grid print:grid-cols-2 print:gap-x-8">
        {entries.map((order) => (
          <PlanOrder key={order.number} order={order} />
        ))}
      </ul>
    </li>
  );
}

/** How much can still be delivered on a day, and where nothing can. */
function DayRoom({ day, room, isClosed, closedIn }: Omit<PlanDay<PlanEntry>, 'entries'>) {
  const { plan: t } = deskWords;
  const isWeekend = [0, 6].includes(noonOf(day).getUTCDay());
  if (isClosed) return <p className="text-muted text-small">{isWeekend ? t.weekend : t.closed}</p>;
  const countries = closedIn.map((country) => countryName(country, 'fr')).join(', ');
  return (
    <>
      <p className={`text-small ${room === 0 ? 'text-danger' : 'text-muted'}`}>
        {deskText('plan.free', { room })}
      </p>
      {countries && (
        <p className="text-muted text-small">{deskText('plan.closedIn', { countries })}</p>
      )}
    </>
  );
}
