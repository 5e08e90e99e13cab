import type { Appointment } from '@/lib/appointments/appointment';
import { adviserName } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { dayInWords, weekdayInWords } from '@/lib/calendar/dates';
import { calendarPath } from '@/lib/desk/calendar-view';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';
import type { Booking } from '@/lib/residence/booking';

/** Somebody to be called: who, how to reach them, what they have booked, and the page of the desk that shows that. */
export type BookedCaller = {
  readonly number: string;
  readonly name: string;
  /** Empty where none was given, as the next. */
  readonly phone: string;
  readonly email: string;
  readonly text: string;
  readonly href: string;
};

/** The guest of a stay; one whose data are erased has its number as name. */
export function callerOfStay({ guest, number, suite, checkIn, checkOut }: Booking): BookedCaller {
  const day = (date: string) => dayInWords(date, defaultLocale);
  return {
    number,
    name: guest ? `${guest.firstName} ${guest.lastName}` : number,
    phone: guest?.phone ?? '',
    email: guest?.email ?? '',
    text: deskText('calendar.bookedStay', {
      suite: deskWords.stays.suites[suite],
      from: day(checkIn),
      to: day(checkOut),
    }),
    href: `/desk/residence?month=${checkIn.slice(0, 7)}#${number}`,
  };
}

/** Whoever has an hour. */
export function callerOfHour({
  number,
  startsAt,
  place,
  adviser,
  caller: { name, phone, email },
}: Appointment): BookedCaller {
  const { day, time } = clockAt(startsAt);
  const hour = deskText('calendar.hour', {
    time,
    place: deskWords.calendar.places[place],
    adviser: adviserName(adviser),
  });
  return {
    ...{ number, name, phone, email },
    text: deskText('calendar.bookedHour', { day: weekdayInWords(startsAt, defaultLocale), hour }),
    href: `${calendarPath({ kind: 'day', day })}#${number}`,
  };
}
