import type { MailOfMatter } from '@/components/desk/matter-mails';
import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { isClosedDay } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import type { Day } from '@/lib/calendar/days';
import type { ClosedNights } from '@/lib/desk/closed-nights';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { HourEntry } from './hour-entry';
import type { HourActions, RefusedMove } from './hour-forms';
import { ResidenceClosed } from './residence-closed';

export type ClosedDays = {
  /** Nights that are not sold. */
  readonly residence: ClosedNights;
  /** Days without hours, besides those of every year. */
  readonly hours: ReadonlySet<Day>;
};

type Props = {
  days: readonly Day[];
  stays: readonly Booking[];
  hours: readonly Appointment[];
  /** Of the hours. */
  mails: readonly MailOfMatter[];
  closed: ClosedDays;
  now: Date;
  /** The view that the forms go back to. */
  back: Readonly<Record<string, string>>;
  actions: HourActions;
  refused: RefusedMove;
};

/** Some days: who leaves and arrives at the Résidence, then the hours in their order. */
export function DayList(props: Props) {
  const { days, stays, hours, mails, closed, now, back, actions, refused } = props;
  const { calendar: t } = deskWords;
  const booked = stays.filter(({ state }) => state === 'booked');
  const today = clockAt(now).day;
  return (
    <ol className="border-line border-t">
      {days.map((day) => {
        const moves = [
          ...booked.filter(({ checkOut }) => checkOut === day).map(moveOf('departure')),
          ...booked.filter(({ checkIn }) => checkIn === day).map(moveOf('arrival')),
        ];
        const ofDay = hours.filter(({ startsAt }) => clockAt(startsAt).day === day);
        const isShut = isClosedDay(day) || closed.hours.has(day);
        const isEmpty = moves.length + ofDay.length === 0;
        return (
          <li
            key={day}
            className={`grid gap-x-10 gap-y-4 border-line border-b py-6 ${days.length === 1 ? '' : 'lg:grid-cols-[14rem_1fr]'}`}
          >
            <h3
              className={`font-display text-lead first-letter:uppercase aria-[current=date]:text-gold-text ${days.length === 1 ? 'sr-only' : ''}`}
              aria-current={day === today ? 'date' : undefined}
            >
              {weekdayInWords(noonOf(day), defaultLocale)}
            </h3>
            <div className="grid gap-4">
              <ResidenceClosed reason={closed.residence.get(day)} />
              {isShut && <p className="text-muted">{t.closed}</p>}
              {isEmpty && !isShut && <p className="text-muted">{t.none}</p>}
              {moves.length > 0 && (
                <ul>
                  {moves.map(({ href, text }) => (
                    <li key={text}>
                      <Link href={href} prefetch={false} className="prose-link">
                        <bdi>{text}</bdi>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              {ofDay.map((hour) => (
                <HourEntry
                  key={hour.number}
                  mails={mails.filter(({ about }) => about === hour.id)}
                  {...{ hour, now, back, actions, ...refused }}
                />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Who arrives or leaves, and the way to the stay in its month. */
export const moveOf = (kind: 'arrival' | 'departure') => (stay: Booking) => {
  const { suites } = deskWords.stays;
  const { guest, suite, number, checkIn } = stay;
  const name = guest ? `${guest.firstName} ${guest.lastName}` : number;
  return {
    href: `/desk/residence?month=${checkIn.slice(0, 7)}#${number}`,
    text: deskText(`calendar.${kind}`, { suite: suites[suite], name }),
  };
};
