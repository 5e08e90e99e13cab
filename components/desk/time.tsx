import { getFormatter } from 'next-intl/server';

/** Day and time, in the shop's time zone. */
export async function Moment({ at }: { at: Date }) {
  const format = await getFormatter();
  return (
    <time dateTime={at.toISOString()} className="whitespace-nowrap">
      {format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}

/** A day, given as `2026-12-14`. */
export async function Day({ day }: { day: string }) {
  const format = await getFormatter();
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {format.dateTime(new Date(`${day}T12:00:00Z`), { dateStyle: 'long' })}
    </time>
  );
}
