import 'server-only';
import { dayInWords } from '@/lib/calendar/dates';
import type { Day } from '@/lib/calendar/days';
import { type ClosedFor, closedFor } from '@/lib/residence/booking';
import { deskText, deskWords } from './desk-words';

/** What the log keeps of days that were closed or opened again. */
export const closedSubject = (closed: ClosedFor, first: Day, last: Day): string =>
  `${closed} ${first} – ${last}`;

/** What an entry of the log is about as people say it: closed days by what closes and their dates, all else by its number. */
export function subjectInWords(subject: string): string {
  const [, id, first = '', last = ''] = /^(\w+) ([\d-]{10}) – ([\d-]{10})$/.exec(subject) ?? [];
  const closed = closedFor.find((one) => one === id);
  if (!closed) return subject;
  const [from, to] = [dayInWords(first, 'fr'), dayInWords(last, 'fr')];
  const what = deskWords.calendar.closes[closed];
  return deskText(first === last ? 'calendar.closedDay' : 'calendar.closedSpan', {
    what,
    from,
    to,
  });
}
