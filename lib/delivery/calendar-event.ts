import { addDays } from '@/lib/residence/days';

/** A day on which something happens, as a calendar keeps it. */
export type CalendarEvent = {
  /** The same for the same delivery: a new day replaces the old one. */
  readonly uid: string;
  /** `2026-12-14`. */
  readonly day: string;
  /** Grows with each day that is agreed. */
  readonly sequence: number;
  readonly summary: string;
  readonly location?: string;
  readonly url: string;
  readonly writtenAt: Date;
};

/** Escapes a text (RFC 5545, 3.3.11). */
const text = (value: string) =>
  value.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const plainDay = (day: string) => day.replaceAll('-', '');

/** A line in pieces of at most 75 octets, none of which cuts a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const rows = [''];
  let octets = 0;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (octets + size > 75) {
      rows.push(' ');
      octets = 1;
    }
    rows[rows.length - 1] += sign;
    octets += size;
  }
  return rows.join('\r\n');
}

/** A whole day as a calendar file (RFC 5545). */
export function calendarFile({
  uid,
  day,
  sequence,
  summary,
  location,
  url,
  writtenAt,
}: CalendarEvent) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Theogonie//Delivery//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(writtenAt)}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${plainDay(day)}`,
    `DTEND;VALUE=DATE:${plainDay(addDays(day, 1))}`,
    `SUMMARY:${text(summary)}`,
    ...(location ? [`LOCATION:${text(location)}`] : []),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
