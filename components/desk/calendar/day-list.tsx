import type { MailOfMatter } from '@/components/desk/matter-mails';
import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { clockAt } from '@/lib/calendar/clock';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import type { Day } from '@/lib/calendar/days';
import { type ClosedDays, isWithoutHours } from '@/lib/desk/closed-nights';
import { deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';
import { guestsOn } from './guests';
import { HourEntry } from './hour-entry';
import type { HourActions, RefusedMove } from './hour-forms';
import { ResidenceClosed } from './residence-closed';

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

/** Some days: who leaves, arrives and stays at the Résidence, then the hours in their order. */
export function DayList(props: Props) {
  const { days, stays, hours, mails, closed, now, back, actions, refused } = props;
  const { calendar: t } = deskWords;
  const today = clockAt(now).day;
  return (
    <ol className="border-line border-t">
      {days.map((day) => {
        const guests = guestsOn(day, stays);
        const ofDay = hours.filter(({ startsAt }) => clockAt(startsAt).day === day);
        const isShut = isWithoutHours(day, closed);
        const isEmpty = guests.length + ofDay.length === 0;
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
              {guests.length > 0 && (
                <ul>
                  {guests.map(({ href, text }) => (
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
