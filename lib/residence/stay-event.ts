import 'server-only';
import { company } from '@/content/house/company';
import { calendarFile } from '@/lib/calendar/calendar-file';
import type { Booking } from './booking';
import { checkInMoment, checkOutMoment } from './stay';

/** Words of the calendar file of a stay. */
type EventWords = { readonly suite: string; readonly place: string; readonly link: string };

/**
 * The calendar file of a stay.
 * @param writtenAt a later one replaces an earlier one
 */
export function stayFile(
  { number, checkIn, checkOut, createdAt, state }: Booking,
  { suite, place, link }: EventWords,
  writtenAt: Date,
): string {
  return calendarFile({
    uid: `${number}@${company.residenceEmail.split('@')[1]}`,
    version: Math.max(0, Math.floor((writtenAt.getTime() - createdAt.getTime()) / 1000)),
    writtenAt,
    start: checkInMoment(checkIn),
    end: checkOutMoment(checkOut),
    title: suite,
    place,
    text: `${number}\n${link}`,
    link,
    organizer: company.residenceEmail,
    isCancelled: state !== 'booked',
  });
}
