import 'server-only';
import { createHash } from 'node:crypto';
import type { Caller } from '@/lib/appointments/appointment';
import type { Guest } from '@/lib/residence/booking';

/**
 * What a form of the desk has shown of what it changes, in 16 signs: sent along, it tells whether that is something else by
 * now. The same for nothing and for an empty text.
 */
export const seenMark = (...texts: readonly (string | null)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(texts.map((text) => text ?? '')))
    .digest('base64url')
    .slice(0, 16);

/** When an hour is, as its forms have shown it. */
export const seenOfTime = ({ startsAt }: { readonly startsAt: Date }): string =>
  seenMark(startsAt.toISOString());

/** The dates of a stay, as its forms have shown them. */
export const seenOfDates = (stay: {
  readonly checkIn: string;
  readonly checkOut: string;
}): string => seenMark(stay.checkIn, stay.checkOut);

/** What an hour is prepared with, as its form has shown it. */
export const seenOfHour = (hour: {
  readonly videoLink: string | null;
  readonly houseNote: string | null;
}): string => seenMark(hour.videoLink, hour.houseNote);

/** Who comes to a stay, as its form has shown them. */
export const seenOfGuest = (stay: {
  readonly guest: Guest | null;
  readonly adults: number;
  readonly children: number;
  readonly language: string;
}): string =>
  seenMark(JSON.stringify(stay.guest), `${stay.adults} ${stay.children} ${stay.language}`);

/** Who comes to an hour, as its form has shown them. */
export const seenOfCaller = (hour: {
  readonly caller: Caller;
  readonly language: string;
  readonly timeZone: string;
}): string => {
  const { name, email, phone, wishes } = hour.caller;
  return seenMark(name, email, phone, wishes, hour.language, hour.timeZone);
};
