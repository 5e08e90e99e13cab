import type { AppointmentPlace, SpokenLanguage } from '@/content/appointments/appointments';
import { type Day, readDay } from '@/lib/calendar/days';
import { readChoice } from '@/lib/catalogue/choice';
import { readOfferNumber, readOrderNumber } from '@/lib/document-number';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import type { SearchParams } from '@/lib/search-params';
import { readPlace } from './place';
import { readZone } from './zone';

/** What the address of an hour that is being chosen says. */
export type HourQuery = {
  readonly place: AppointmentPlace;
  readonly spoken: SpokenLanguage;
  readonly zone: string;
  /** A configuration in one word, or the number of an order or a quote. */
  readonly about?: string;
  /** First of the days that are shown. */
  readonly from?: Day;
  /** The chosen hour. */
  readonly at?: Date;
};

const longest = 600;

/** What an hour can be about: a configuration that is made, the number of an order or of a quote. */
export function readAbout(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > longest) return undefined;
  if (readChoice(text)) return text;
  return readOrderNumber(text) ?? readOfferNumber(text);
}

/** A moment as addresses have it, `2026-12-01T14:00Z`. */
export const momentText = (at: Date): string => `${at.toISOString().slice(0, 16)}Z`;

/** The moment that a text names. `undefined` for any other text. */
export function readMoment(text: unknown): Date | undefined {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return undefined;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) || momentText(at) !== text ? undefined : at;
}

/**
 * Reads an address; what it does not say is in the salon, in the language of the page, in Paris. An hour that was chosen at a
 * place where none are offered any more is chosen anew.
 */
export function readHourQuery(query: SearchParams, locale: Locale): HourQuery {
  const { spoken } = query;
  const place = readPlace(query.place);
  const isThere = query.place === undefined || query.place === place;
  return {
    place,
    spoken: typeof spoken === 'string' && isLocale(spoken) ? spoken : locale,
    zone: readZone(query.zone),
    about: readAbout(query.about),
    from: readDay(query.from),
    at: isThere ? readMoment(query.at) : undefined,
  };
}

/** The query of an hour that is being chosen. */
export function hourQuery({ place, spoken, zone, about, from, at }: HourQuery): string {
  const given = { place, spoken, zone, about, from, at: at && momentText(at) };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) if (value) query.set(name, value);
  return query.toString();
}

/** Path of the page where an hour is chosen, without language. @param about what it is about */
export const hourPath = (about?: string): string =>
  about ? `/appointment/book?about=${encodeURIComponent(about)}` : '/appointment/book';
