import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { clockAt } from '@/lib/calendar/clock';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { type Day, monthOf } from '@/lib/calendar/days';
import { calendarPath, dayOfMonth } from '@/lib/desk/calendar-view';
import { type ClosedDays, isWithoutHours } from '@/lib/desk/closed-nights';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { ResidenceClosed } from './residence-closed';

type Props = {
  /** Whole weeks. */
  days: readonly Day[];
  month: string;
  stays: readonly Booking[];
  hours: readonly Appointment[];
  closed: ClosedDays;
  now: Date;
};

/** A month: of each day who leaves and arrives and its hours, in short; each leads to its day. */
export function MonthGrid({ days, month, stays, hours, closed, now }: Props) {
  const { calendar: t } = deskWords;
  const weeks = Array.from({ length: days.length / 7 }, (_, n) => days.slice(7 * n, 7 * n + 7));
  const today = clockAt(now).day;
  const booked = stays.filter(({ state }) => state === 'booked');
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-3xl table-fixed print:min-w-0 border-collapse text-small">
        <caption className="sr-only">{t.table}</caption>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                scope="col"
                className="pb-2 text-start font-normal text-muted first-letter:uppercase"
              >
                {weekdayName.format(noonOf(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]} className="border-line border-t">
              {week.map((day) => (
                <td
                  key={day}
                  {...(day === today && atToday)}
                  className={`h-28 border-line border-s p-2 align-top first:border-s-0 ${monthOf(day) === month ? '' : 'text-muted'}`}
                >
                  <Link
                    href={calendarPath({ kind: 'day', day })}
                    prefetch={false}
                    aria-label={weekdayInWords(noonOf(day), defaultLocale)}
                    aria-current={day === today ? 'date' : undefined}
                    className="inline-block min-w-6 font-display text-lead aria-[current=date]:text-gold-text"
                  >
                    {dayOfMonth(day)}
                  </Link>
                  <ul className="wrap-anywhere grid gap-1">
                    {linesOf(day, booked, hours).map((line) => (
                      <li key={line} className="border-gold border-s-2 ps-2">
                        {line}
                      </li>
                    ))}
                    {closed.residence.has(day) && (
                      <li>
                        <ResidenceClosed reason={closed.residence.get(day)} />
                      </li>
                    )}
                    {isWithoutHours(day, closed) && <li className="text-muted">{t.closed}</li>}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where this month opens: low enough on the screen that its head stays in sight where there is room. */
const atToday = { id: 'today', style: { scrollMarginTop: '60vh' } } as const;

const weekdayName = new Intl.DateTimeFormat('fr', { weekday: 'long', timeZone: 'UTC' });

/** A name in whatever direction it is written, which leaves the words around it in theirs. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** What happens on a day, each in a few words. */
function linesOf(day: Day, booked: readonly Booking[], hours: readonly Appointment[]): string[] {
  const { suites } = deskWords.stays;
  const lineOf = (kind: 'shortArrival' | 'shortDeparture') => (stay: Booking) =>
    deskText(`calendar.${kind}`, {
      suite: suites[stay.suite],
      name: isolated(stay.guest?.lastName ?? stay.number),
    });
  const ofDay = hours.filter(
    ({ state, startsAt }) => state === 'booked' && clockAt(startsAt).day === day,
  );
  return [
    ...booked.filter(({ checkOut }) => checkOut === day).map(lineOf('shortDeparture')),
    ...booked.filter(({ checkIn }) => checkIn === day).map(lineOf('shortArrival')),
    ...ofDay.map(({ startsAt, caller }) => `${clockAt(startsAt).time} ${isolated(caller.name)}`),
  ];
}
