import { company } from '@/content/house/company';
import type { Appointment } from '@/lib/appointments/appointment';
import { adviserName, endOf } from '@/lib/appointments/slots';
import { type CalendarEvent, calendarFeed, eventUid } from '@/lib/calendar/calendar-file';
import { env } from '@/lib/process/env';
import type { Booking } from '@/lib/residence/booking';
import { checkInMoment, checkOutMoment } from '@/lib/residence/stay';
import { calendarPath } from './calendar-view';
import { deskText, deskWords } from './desk-words';

type Agenda = { readonly stays: readonly Booking[]; readonly hours: readonly Appointment[] };

/** What is the same for each event of the house. */
const eventOf = (number: string, path: string, writtenAt: Date) => ({
  uid: eventUid(`desk-${number}`),
  version: 0,
  writtenAt,
  text: number,
  link: env().SITE_URL + path,
  organizer: company.email,
  isCancelled: false,
});

function stayEvent(stay: Booking, writtenAt: Date): CalendarEvent {
  const { number, suite, checkIn, guest } = stay;
  const path = `/desk/residence?month=${checkIn.slice(0, 7)}#${number}`;
  return {
    ...eventOf(number, path, writtenAt),
    start: checkInMoment(stay),
    end: checkOutMoment(stay),
    title: deskText('calendar.stayEvent', {
      suite: deskWords.stays.suites[suite],
      name: guest?.lastName ?? number,
    }),
    place: company.name,
  };
}

function hourEvent(hour: Appointment, writtenAt: Date): CalendarEvent {
  const { number, startsAt, place, adviser, caller } = hour;
  const day = startsAt.toISOString().slice(0, 10);
  return {
    ...eventOf(number, `${calendarPath({ kind: 'day', day })}#${number}`, writtenAt),
    start: startsAt,
    end: endOf(hour),
    title: deskText('calendar.hourEvent', {
      place: deskWords.calendar.places[place],
      adviser: adviserName(adviser),
      name: caller.name,
    }),
    place: deskWords.calendar.places[place],
  };
}

/** Stays and hours that are booked as a calendar to follow: names and numbers, no addresses and no telephones. */
export function houseCalendar({ stays, hours }: Agenda, writtenAt: Date): string {
  const isBooked = ({ state }: { readonly state: string }) => state === 'booked';
  return calendarFeed(deskWords.calendar.feed, [
    ...stays.filter(isBooked).map((stay) => stayEvent(stay, writtenAt)),
    ...hours.filter(isBooked).map((hour) => hourEvent(hour, writtenAt)),
  ]);
}
