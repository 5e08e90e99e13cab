import 'server-only';
import { company } from '@/content/house/company';
import { calendarFile, eventUid } from '@/lib/calendar/calendar-file';
import { type Appointment, videoOf } from './appointment';
import { adviserName, endOf } from './slots';

/** Words of the calendar file of an hour. */
type EventWords = { readonly title: string; readonly place: string; readonly link: string };

/**
 * The calendar file of an hour.
 * @param writtenAt a later one replaces an earlier one
 */
export function hourFile(
  hour: Appointment,
  { title, place, link }: EventWords,
  writtenAt: Date,
): string {
  const { number, startsAt, createdAt, state } = hour;
  const video = videoOf(hour);
  return calendarFile({
    uid: eventUid(number),
    version: Math.max(0, Math.floor((writtenAt.getTime() - createdAt.getTime()) / 1000)),
    writtenAt,
    start: startsAt,
    end: endOf(hour),
    // In a calendar among others, it says which house it is.
    title: `${company.name} · ${title}`,
    place: video ?? place,
    text: [number, adviserName(hour.adviser), company.phones[0], video, link]
      .filter(Boolean)
      .join('\n'),
    link,
    organizer: company.email,
    isCancelled: state !== 'booked',
  });
}
