import { houseZone } from '@/content/house/time-zone';
import type { Day } from './days';

const formats = new Map<string, Intl.DateTimeFormat>();

/** What writes the parts of a moment in a time zone; zones come by the hundred, so each is made once. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat('en-CA', options);
  formats.set(timeZone, format);
  return format;
}

/**
 * What the clocks of a place show at a moment.
 * @param timeZone by default that of the house
 */
export function clockAt(
  at: Date,
  timeZone: string = houseZone,
): { readonly day: Day; readonly time: string } {
  const parts = formatIn(timeZone).formatToParts(at);
  const shown = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return {
    day: `${shown.year}-${shown.month}-${shown.day}`,
    time: `${shown.hour}:${shown.minute}`,
  };
}

/**
 * The moment at which the clocks of a place show a time of a day, summer time or not.
 * @param time as in `15:00` @param timeZone by default that of the house
 */
export function momentOf(day: Day, time: string, timeZone?: string): Date {
  const wanted = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  const behind = (guess: number) => {
    const shown = clockAt(new Date(guess), timeZone);
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - guess;
  };
  const guess = wanted - behind(wanted);
  return new Date(wanted - behind(guess));
}
