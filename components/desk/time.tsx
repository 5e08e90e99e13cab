import { dayInWords, momentInWords } from '@/lib/calendar/dates';
import { defaultLocale } from '@/lib/i18n/locales';

/** Day and time, in the shop's time zone. */
export function Moment({ at }: { at: Date }) {
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {momentInWords(at, defaultLocale)}
    </time>
  );
}

/** A day, given as `2026-12-14`. */
export function Day({ day }: { day: string }) {
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {dayInWords(day, defaultLocale)}
    </time>
  );
}
