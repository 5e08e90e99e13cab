import { addDays, type Day } from './days';

/** When an event is: a whole day, or from one moment to another. */
type EventTime = { readonly day: Day } | { readonly start: Date; readonly end: Date };

/** An event in a calendar. */
export type CalendarEvent = EventTime & {
  /** The same for each version of the event. */
  readonly uid: string;
  /** Higher in each version that is sent. */
  readonly version: number;
  readonly writtenAt: Date;
  readonly title: string;
  readonly place?: string;
  readonly text?: string;
  readonly link: string;
  /** Address of whoever invites. */
  readonly organizer?: string;
  readonly isCancelled?: boolean;
};

/**
 * The domain in the names of the house's events. It stays this one whatever becomes of the house's addresses: an event under
 * another name is a second entry in the calendar of whoever has the first, and no cancellation reaches that one any more.
 */
const eventDomain = 'theogonie.example';

/** The name that calendars know an event of the house by, whichever of its versions they have. @param id a number of the house */
export const eventUid = (id: string): string => `${id}@${eventDomain}`;

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text of a property. Source: RFC 5545, 3.3.11. */
const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const lineBytes = 75;

/** A line in pieces of at most 75 bytes, none of which cuts a character. Source: RFC 5545, 3.1. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (bytes + size > lineBytes) [text, bytes] = [`${text}\r\n `, 1];
    text += sign;
    bytes += size;
  }
  return text;
}

/** Times are in UTC, so that no calendar has to know the zone of the house; a whole day ends on the next one. */
function timeLines(event: EventTime): string[] {
  const plain = (day: Day) => day.replaceAll('-', '');
  if ('start' in event) return [`DTSTART:${stamp(event.start)}`, `DTEND:${stamp(event.end)}`];
  const { day } = event;
  return [`DTSTART;VALUE=DATE:${plain(day)}`, `DTEND;VALUE=DATE:${plain(addDays(day, 1))}`];
}

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.version}`,
  `DTSTAMP:${stamp(event.writtenAt)}`,
  ...timeLines(event),
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
  ...(event.text ? [`DESCRIPTION:${escaped(event.text)}`] : []),
  `URL:${event.link.replace(/\s/g, '')}`,
  ...(event.organizer ? [`ORGANIZER:mailto:${event.organizer}`] : []),
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  'END:VEVENT',
];

const calendarOf = (head: readonly string[], events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theogonie//Theogonie//FR',
    ...head,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/**
 * An event as a calendar file. Source: RFC 5545, and RFC 5546 for a version that replaces or cancels an earlier one.
 */
export const calendarFile = (event: CalendarEvent): string =>
  calendarOf([`METHOD:${event.isCancelled ? 'CANCEL' : 'PUBLISH'}`], [event]);

/** Events as a calendar that others follow, under its name; read anew every hour. Source: RFC 7986, 5.1 and 5.7. */
export const calendarFeed = (name: string, events: readonly CalendarEvent[]): string =>
  calendarOf(
    [
      ...[`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`],
      ...['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H'],
    ],
    events,
  );
