import { Link } from '@/components/ui/link';
import type { Appointment } from '@/lib/appointments/appointment';
import { deskWords } from '@/lib/desk/desk-words';
import type { Booking } from '@/lib/residence/booking';
import { callerOfHour, callerOfStay } from './callers';

type Props = { stays: readonly Booking[]; hours: readonly Appointment[] };

/** Who has booked on days that were closed: how to reach them, and the way to what they have booked. */
export function BookedCallers({ stays, hours }: Props) {
  const callers = [...stays.map(callerOfStay), ...hours.map(callerOfHour)];
  if (callers.length === 0) return null;
  return (
    <section aria-labelledby="booked-callers" className="-mt-6 grid gap-4">
      <h2 id="booked-callers" className="text-heading">
        {deskWords.calendar.bookedOnClosed}
      </h2>
      <ul className="border-line border-t">
        {callers.map(({ number, name, phone, email, text, href }) => (
          <li
            key={number}
            className="wrap-anywhere flex flex-wrap gap-x-8 gap-y-2 border-line border-b py-3"
          >
            <bdi>{name}</bdi>
            {phone && (
              <a href={`tel:${phone.replace(/\s/g, '')}`} className="prose-link">
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
            {email && (
              <a href={`mailto:${email}`} className="prose-link">
                {email}
              </a>
            )}
            <Link href={href} prefetch={false} className="prose-link first-letter:uppercase">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
