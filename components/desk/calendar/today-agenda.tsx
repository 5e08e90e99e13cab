import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { adviserName } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import type { Day } from '@/lib/calendar/days';
import { calendarPath } from '@/lib/desk/calendar-view';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { Booking } from '@/lib/residence/booking';
import { guestsOn } from './guests';

type Props = { day: Day; stays: readonly Booking[]; hours: readonly Appointment[] };

/** Who comes, leaves and stays over today, then the hours in their order. */
export function TodayAgenda({ day, stays, hours }: Props) {
  const { today: t, calendar } = deskWords;
  const dayPath = calendarPath({ kind: 'day', day });
  const entries = [
    ...guestsOn(day, stays),
    ...hours
      .filter(({ state, startsAt }) => state === 'booked' && clockAt(startsAt).day === day)
      .map(({ number, startsAt, place, adviser, caller }) => ({
        href: `${dayPath}#${number}`,
        text: deskText('today.hour', {
          hour: deskText('calendar.hour', {
            time: clockAt(startsAt).time,
            place: calendar.places[place],
            adviser: adviserName(adviser),
          }),
          name: `\u2068${caller.name}\u2069`,
        }),
      })),
  ];
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.comes}</h2>
      {entries.length === 0 && <p className="text-muted">{t.nobody}</p>}
      <ul className="grid">
        {entries.map(({ href, text }) => (
          <li key={href + text} className="border-line border-t py-2">
            <Link href={href} prefetch={false} className="prose-link">
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
