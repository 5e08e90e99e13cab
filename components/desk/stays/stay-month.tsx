import { closedText } from '@/components/desk/calendar/residence-closed';
import { Link } from '@/components/ui/link';
import { type Suite, suites } from '@/content/residence/suites';
import { dayInWords, inWords } from '@/lib/calendar/dates';
import { addDays, type Day } from '@/lib/calendar/days';
import { type ClosedNights, type ClosedReason, closedSpans } from '@/lib/desk/closed-nights';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import type { HeldNight } from '@/lib/residence/calendar';

type Props = {
  /** Days of the month that is shown. */
  days: readonly Day[];
  stays: readonly Booking[];
  closed: ClosedNights;
  /** Nights that are held by somebody who is booking them. */
  held: readonly HeldNight[];
  today: Day;
};

/**
 * A month of the Résidence: a row for each suite, a cell for each night; what is booked leads to its stay below, and what
 * is closed says why.
 */
export function StayMonth({ days, stays, closed, held, today }: Props) {
  const { stays: t } = deskWords;
  const booked = stays.filter(({ state }) => state === 'booked');
  return (
    <div>
      {/* What is hidden in its cells scrolls with them. */}
      <div className="relative overflow-x-auto">
        <table className="w-full min-w-4xl table-fixed border-collapse print:min-w-0 text-center text-small tabular-nums">
          <caption className="sr-only">{t.table}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                style={{ insetInlineStart: 0 }}
                className="sticky w-32 bg-ground pe-3 text-start font-normal text-muted"
              >
                {t.suite}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  {...(day === today && atToday)}
                  scope="col"
                  className="font-normal text-muted"
                >
                  {Number(day.slice(8))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {suites.map((suite) => (
              <tr key={suite.id} className="border-line border-t">
                <th
                  scope="row"
                  style={{ insetInlineStart: 0 }}
                  className="sticky whitespace-nowrap bg-ground py-2 pe-3 text-start font-normal"
                >
                  {t.suites[suite.id]}
                </th>
                {days.map((day) => (
                  <Night
                    key={day}
                    stay={stayOf(suite, day, booked)}
                    day={day}
                    closed={closed.get(day)}
                    held={held.find(({ suite: id, night }) => id === suite.id && night === day)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ClosedList closed={closed} />
    </div>
  );
}

/** Where this month opens: beside the names of the suites, which stay, and low enough that its head stays in sight. */
const atToday = {
  id: 'today',
  style: { scrollMarginTop: '60vh', scrollMarginInline: '8rem' },
} as const;

const stayOf = (suite: Suite, day: Day, booked: readonly Booking[]) =>
  booked.find((stay) => stay.suite === suite.id && stay.checkIn <= day && day < stay.checkOut);

type NightProps = {
  stay: Booking | undefined;
  day: Day;
  closed: ClosedReason | undefined;
  held: HeldNight | undefined;
};

function Night({ stay, day, closed, held }: NightProps) {
  if (!stay && held) return <HeldCell until={held.heldUntil} />;
  if (!stay && closed) return <ClosedNight reason={closed} />;
  if (!stay) return <td className="border-line border-s" />;
  const isLast = addDays(day, 1) === stay.checkOut;
  return (
    <td className={`border-line border-s bg-gold/25 ${isLast ? 'border-e-2 border-e-gold' : ''}`}>
      <Link href={`#${stay.number}`} className="block min-h-6 px-1">
        <span aria-hidden="true">●</span>
        <span className="sr-only">
          {deskText('stays.night', { number: stay.number, name: stay.guest?.lastName ?? '' })}
        </span>
      </Link>
    </td>
  );
}

function HeldCell({ until }: { until: Date }) {
  const text = deskText('stays.heldNight', { time: inWords(until, defaultLocale).time });
  return (
    <td className="border-line border-s text-muted" title={text}>
      <span aria-hidden="true">…</span>
      <span className="sr-only">{text}</span>
    </td>
  );
}

function ClosedNight({ reason }: { reason: ClosedReason }) {
  const text = deskText('stays.closedNight', { reason: closedText(reason) });
  return (
    <td className="border-line border-s bg-paper text-muted" title={text}>
      <span aria-hidden="true">×</span>
      <span className="sr-only">{text}</span>
    </td>
  );
}

/** The closed nights of a month in words, also on paper; nothing where there are none. */
function ClosedList({ closed }: { closed: ClosedNights }) {
  const spans = closedSpans(closed);
  if (spans.length === 0) return null;
  const day = (date: string) => dayInWords(date, defaultLocale);
  return (
    <div className="mt-6 text-small">
      <h3 className="text-label text-muted uppercase">
        <span aria-hidden="true">× </span>
        {deskWords.stays.closedNights}
      </h3>
      <ul className="mt-2">
        {spans.map(({ first, last, reason }) => {
          const words = { from: day(first), to: day(last), reason: closedText(reason) };
          const text = deskText(first === last ? 'stays.closedDay' : 'stays.closedSpan', words);
          return <li key={first}>{text}</li>;
        })}
      </ul>
    </div>
  );
}
