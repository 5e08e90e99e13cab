import {
  type AppointmentPlace,
  type OfferedZone,
  offeredZones,
} from '@/content/appointments/appointments';
import { houseZone } from '@/content/house/time-zone';
import { isVisit } from './place';

/** The longest name that the IANA database has, with some room. */
const longestName = 60;

/** The name that the machine gives a zone: the database has several for some, as Calcutta and Kolkata. */
const resolved = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;

/**
 * The time zone that a text names: by the name of those that are offered, else as the machine writes it. That of the
 * house for any other text.
 */
export function readZone(text: unknown): string {
  if (typeof text !== 'string' || text.length > longestName || !text.includes('/'))
    return houseZone;
  try {
    const name = resolved(text);
    return offeredZones.find((zone) => zone === text || resolved(zone) === name) ?? name;
  } catch {
    return houseZone;
  }
}

/** Whether a zone is one of those with words of their own. */
export const isOffered = (zone: string): zone is OfferedZone =>
  offeredZones.some((offered) => offered === zone);

/** The town that a zone is named after, as the IANA database writes it. */
export const townOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The zone by whose clocks an hour is written: that of the house for a visit to it, that of the visitor for a call. */
export const clocksOf = ({
  place,
  zone,
}: {
  readonly place: AppointmentPlace;
  readonly zone: string;
}): string => (isVisit(place) ? houseZone : zone);
