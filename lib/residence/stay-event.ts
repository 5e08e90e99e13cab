import 'server-only';
import { company } from '@/content/house/company';
import { calendarFile, eventUid } from '@/lib/calendar/calendar-file';
import { translatorOf } from '@/lib/i18n/format';
import { inRow, isolated, type Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { Booking } from './booking';
import { checkInMoment, checkOutMoment } from './stay';

/** What the calendar file of a stay is written with. */
type EventWords = { readonly messages: Messages; readonly locale: Locale; readonly link: string };

/**
 * The calendar file of a stay: it names the house, where it is and the telephone of its reception.
 * @param writtenAt a later one replaces an earlier one
 */
export function stayFile(
  stay: Booking,
  { messages, locale, link }: EventWords,
  writtenAt: Date,
): string {
  const { number, suite, createdAt, state } = stay;
  const { apartments, apartmentDescriptions } = messages;
  const reception = translatorOf(messages, locale)('booking.manage.reception', {
    phone: isolated(company.phones[0], locale),
  });
  return calendarFile({
    uid: eventUid(number),
    version: Math.max(0, Math.floor((writtenAt.getTime() - createdAt.getTime()) / 1000)),
    writtenAt,
    start: checkInMoment(stay),
    end: checkOutMoment(stay),
    title: `${apartments.title} · ${apartmentDescriptions[suite].name}`,
    place: inRow([apartments.title, apartments.location], locale),
    text: [number, reception, link].join('\n'),
    link,
    organizer: company.residenceEmail,
    isCancelled: state !== 'booked',
  });
}
