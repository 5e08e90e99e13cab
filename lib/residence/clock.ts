import { stayRules } from '@/content/residence/stays';
import type { Day } from './days';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: stayRules.timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** What the clocks of the Résidence show at a moment. */
export function clockAt(at: Date): { readonly day: Day; readonly time: string } {
  const shown = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${shown.year}-${shown.month}-${shown.day}`,
    time: `${shown.hour}:${shown.minute}`,
  };
}

/**
 * The moment at which the clocks of the Résidence show a time of a day, summer time or not.
 * @param time as in `15:00`
 */
export function momentOf(day: Day, time: string): Date {
  const wanted = Date.parse(`${day}T${time.padStart(5, '0')}:00Z`);
  const behind = (guess: number) => {
    const shown = clockAt(new Date(guess));
    return Date.parse(`${shown.day}T${shown.time}:00Z`) - guess;
  };
  const guess = wanted - behind(wanted);
  return new Date(wanted - behind(guess));
}
