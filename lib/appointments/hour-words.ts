import { company } from '@/content/house/company';
import { houseZone } from '@/content/house/time-zone';
import { clockAt } from '@/lib/calendar/clock';
import { timeInWords, weekdayInWords } from '@/lib/calendar/dates';
import { readChoice } from '@/lib/catalogue/choice';
import { nameIn, optionNamesIn } from '@/lib/catalogue/product-words';
import { readOrderNumber } from '@/lib/document-number';
import { translatorOf } from '@/lib/i18n/format';
import { inRow, isolated, type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type Appointment, type Hour, videoOf } from './appointment';
import type { HourQuery } from './hour-query';
import { isByLink, isCalled, isVisit } from './place';
import { adviserName } from './slots';
import { clocksOf, isOffered, townOf } from './zone';

/** A zone as sentences name it: « à Dubaï », and by its town where it has no words. */
export function whereIn(zone: string, messages: Messages, locale: Locale): string {
  if (isOffered(zone)) return messages.appointment.zones[zone];
  return translatorOf(messages, locale)('appointment.elsewhere', { town: townOf(zone) });
}

type Said = { readonly time: string; readonly where: string };
const saidIn = (at: Date, zone: string, messages: Messages, locale: Locale): Said => ({
  time: timeInWords(at, locale, zone),
  where: whereIn(zone, messages, locale),
});

/**
 * A moment by the clocks of the house, with the day where it is another than that of the visitor: « 15 h à Paris ».
 * `undefined` where the clocks of both show the same.
 */
export function houseHour(
  at: Date,
  zone: string,
  messages: Messages,
  locale: Locale,
): string | undefined {
  const t = translatorOf(messages, locale);
  const [ours, theirs] = [clockAt(at, houseZone), clockAt(at, zone)];
  if (ours.day === theirs.day && ours.time === theirs.time) return undefined;
  const said = saidIn(at, houseZone, messages, locale);
  if (ours.day === theirs.day) return t('appointment.hourAt', said);
  return t('appointment.hourOtherDay', { ...said, day: weekdayInWords(at, locale) });
}

/** A moment by the clocks of the visitor, and by those of the house: « 18 h à Dubaï, 15 h à Paris ». */
export function hoursText(at: Date, zone: string, messages: Messages, locale: Locale): string {
  const theirs = translatorOf(messages, locale)(
    'appointment.hourAt',
    saidIn(at, zone, messages, locale),
  );
  const ours = houseHour(at, zone, messages, locale);
  return inRow(ours ? [theirs, ours] : [theirs], locale);
}

/** A moment, and what tells by which clocks it is written. */
export type PlacedMoment = { readonly at: Date } & Pick<HourQuery, 'place' | 'zone'>;

/**
 * The day of a call in the zone of the visitor, and its hours: « mardi 1er décembre 2026, 18 h à Dubaï, 15 h à Paris »; a
 * visit is written by the clocks of the house alone.
 */
export function whenText(moment: PlacedMoment, messages: Messages, locale: Locale): string {
  const { at } = moment;
  const zone = clocksOf(moment);
  const hours = hoursText(at, zone, messages, locale);
  return translatorOf(messages, locale)('appointment.when', {
    date: weekdayInWords(at, locale, zone),
    hours,
  });
}

/** Where an hour takes place: the salon with its address. */
export function placeText(
  place: Hour['place'],
  messages: Messages,
): { readonly name: string; readonly address: string } {
  const { street, postalCode, city } = company;
  const address = `${company.name}, ${street}, ${postalCode} ${city}`;
  const name = messages.appointment.places[place].title;
  return { name, address: isVisit(place) ? address : name };
}

/** What an hour is about, in words: a configuration with its options, an order, a quote. */
export function aboutText(
  about: string | null | undefined,
  messages: Messages,
  locale: Locale,
): string | undefined {
  if (!about) return undefined;
  const choice = readChoice(about);
  if (choice) {
    const { product, optionIds } = choice;
    const options = optionNamesIn(messages, product, optionIds);
    return inRow([nameIn(messages, locale, product), ...options], locale);
  }
  const t = translatorOf(messages, locale);
  return readOrderNumber(about)
    ? t('appointment.about.order', { number: about })
    : t('appointment.about.offer', { number: about });
}

/** A language as another one calls it: « anglais », `French`. */
const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames(languages[locale].tag, { type: 'language' }).of(language) ??
  languages[language].name;

export type HourRow = readonly [label: string, value: string];

/** What an hour is, row by row, as its page and its mails have it. */
export function hourRows(
  hour: Appointment,
  messages: Messages,
  locale: Locale,
  zone: string = hour.timeZone,
): HourRow[] {
  const { rows: labels, linkLater } = messages.appointment;
  const { place, startsAt, adviser, spoken, about, number, caller, state } = hour;
  const { name, address } = placeText(place, messages);
  // The number that will be called, so that a wrong one is seen.
  const beside = { salon: address, telephone: caller.phone, video: undefined }[place];
  const subject = aboutText(about, messages, locale);
  return [
    [labels.number, number],
    [labels.when, whenText({ at: startsAt, place, zone }, messages, locale)],
    [labels.place, beside ? inRow([name, isolated(beside, locale)], locale) : name],
    ...(isByLink(place) && state === 'booked'
      ? [[labels.link, videoOf(hour) ?? linkLater] as const]
      : []),
    [labels.adviser, adviserName(adviser)],
    [messages.appointment.pick.spoken, languageName(spoken, locale)],
    ...(subject ? [[labels.about, subject] as const] : []),
  ];
}

/** Who has an hour, row by row: what was typed, as its page alone has it. A number that is called stands beside the place. */
export function callerRows(
  { place, caller: { name, email, phone, wishes } }: Pick<Appointment, 'place' | 'caller'>,
  messages: Messages,
): HourRow[] {
  const { caller: labels } = messages.appointment;
  const rows: readonly HourRow[] = [
    [labels.name, name],
    [labels.email, email],
    [labels.phone, isCalled(place) ? '' : phone],
    [labels.wishes, wishes],
  ];
  return rows.filter(([, value]) => value);
}

/** What was chosen so far, row by row; without its moment while none is. */
export function chosenRows(
  { at, zone, place, spoken, about }: HourQuery,
  messages: Messages,
  locale: Locale,
): HourRow[] {
  const { rows: labels } = messages.appointment;
  const subject = aboutText(about, messages, locale);
  return [
    ...(at ? [[labels.when, whenText({ at, place, zone }, messages, locale)] as const] : []),
    [labels.place, messages.appointment.places[place].title],
    [messages.appointment.pick.spoken, languageName(spoken, locale)],
    ...(subject ? [[labels.about, subject] as const] : []),
  ];
}
