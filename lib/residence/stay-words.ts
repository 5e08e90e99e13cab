import { company } from '@/content/house/company';
import { dayInWords, hourInWords, inWords, noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { daysBetween } from '@/lib/calendar/days';
import { productWords } from '@/lib/catalogue/product-words';
import { withArticles } from '@/lib/i18n/articles';
import { translatorOf } from '@/lib/i18n/format';
import { inRow, isolated, type Locale, nameInSentence } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatRoundPrice } from '@/lib/money';
import { formatDollars } from '@/lib/residence/night-price';
import type { AgreedTerms } from './agreed-terms';
import type { Booking, Guest } from './booking';
import { creditCents, creditedBed, creditUntil } from './night-credit';
import { receptionFactsIn, residenceFacts } from './residence-facts';
import { type BookedNights, type Free, freeUntil, type Stay } from './stay';
import { moneyAt, type StayMoney } from './stay-money';

export type StayRow = readonly [label: string, value: string];

/** A text with its full stop; a date in Russian ends with one. */
const sentenceOf = (text: string) => (text.endsWith('.') ? text : `${text}.`);

/** Its guests: « 2 adultes, 1 enfant ». */
export function guestsText(
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
  messages: Messages,
  locale: Locale,
): string {
  const t = translatorOf(messages, locale);
  const counts = [t('booking.summary.adults', { count: adults })];
  if (children > 0) counts.push(t('booking.summary.children', { count: children }));
  return inRow(counts, locale);
}

/** What a stay is and costs, row by row, as summary, confirmation and mails have it. */
export function stayRows(
  stay: Stay & AgreedTerms & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): StayRow[] {
  const { suite, checkIn, checkOut, checkInFrom, checkOutBefore, totalCents } = stay;
  const t = translatorOf(messages, locale);
  const count = daysBetween(checkIn, checkOut);
  const nights = t('booking.dates.nights', { count });
  const price = formatDollars(totalCents / count, locale);
  const day = (date: string, time: string) =>
    inRow([weekdayInWords(noonOf(date), locale), time], locale);
  const arrival = t('booking.dates.arriveFrom', {
    time: hourInWords(checkInFrom, locale),
  });
  const departure = t('booking.dates.leaveBefore', {
    time: hourInWords(checkOutBefore, locale),
  });
  const taxes = t('residencePage.taxes', { vat: residenceFacts.vat });
  return [
    [t('booking.suite'), t(`apartmentDescriptions.${suite}.name`)],
    [t('bookingForm.checkIn'), day(checkIn, arrival)],
    [t('bookingForm.checkOut'), day(checkOut, departure)],
    [t('booking.guests'), guestsText(stay, messages, locale)],
    [t('residencePage.facts.price'), t('booking.summary.nightly', { nights, price })],
    [t('booking.summary.total'), inRow([formatDollars(totalCents, locale), taxes], locale)],
  ];
}

/** Whose stay it is. */
export const guestRow = (
  { firstName, lastName, email }: Pick<Guest, 'firstName' | 'lastName' | 'email'>,
  messages: Messages,
  locale: Locale,
): StayRow => [
  translatorOf(messages, locale)('booking.summary.name'),
  inRow([`${firstName} ${lastName}`, email].filter(Boolean), locale),
];

/** What a guest has asked for; nothing where they have not. */
export const requestRows = (
  { requests }: Pick<Guest, 'requests'>,
  messages: Messages,
  locale: Locale,
): StayRow[] =>
  requests ? [[translatorOf(messages, locale)('booking.guestInfo.specialRequests'), requests]] : [];

/** Until when a stay is cancelled without cost, in words; that it is not, or no longer, when it is too late. */
export function freeText(
  { state, ...stay }: Free & Pick<Booking, 'state'>,
  messages: Messages,
  locale: Locale,
  now: Date,
): string {
  const t = translatorOf(messages, locale);
  const until = freeUntil(stay);
  if (until > now) return t('booking.summary.free', inWords(until, locale));
  return t(state === 'booked' ? 'booking.summary.noLongerFree' : 'booking.summary.notFree');
}

/** The dates and the price that a stay has before it is moved: « Au lieu du 10 au 13 décembre, 2 670 $ ». */
export function insteadText(
  { checkIn, checkOut, totalCents }: BookedNights,
  messages: Messages,
  locale: Locale,
): string {
  const text = translatorOf(messages, locale)('booking.dates.instead', {
    from: dayInWords(checkIn, locale),
    to: dayInWords(checkOut, locale),
    price: isolated(formatDollars(totalCents, locale), locale),
  });
  return withArticles(text, locale);
}

/**
 * What it means to take dates, in sentences: until when they are cancelled without cost, and, for a stay that is booked,
 * that it cannot be changed online any more, where they are too near.
 */
export function termsTexts(
  stay: Free & Pick<Booking, 'state'>,
  messages: Messages,
  locale: Locale,
  now: Date,
): string[] {
  const free = freeText({ ...stay, state: 'held' }, messages, locale, now);
  if (stay.state === 'held' || freeUntil(stay) > now) return [free];
  const phone = company.phones[0];
  const late = { hours: stay.freeHours, phone, ...receptionFactsIn(locale) };
  return [free, translatorOf(messages, locale)('booking.manage.tooLate', late)];
}

/** What the nights of a stay are worth on its bed, and until when, in words. */
export function creditText(
  stay: Stay & AgreedTerms & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): string {
  return translatorOf(messages, locale)('booking.credit', {
    bed: nameInSentence(productWords(messages, creditedBed(stay)).name, locale),
    until: dayInWords(creditUntil(stay), locale),
    amount: formatRoundPrice(creditCents(stay), locale),
    creditEuros: stay.eurosPerDollar,
  });
}

/** A stay as its payment page names it: the suite, and its dates and guests. */
export function stayTitle(
  stay: Stay,
  messages: Messages,
  locale: Locale,
): { readonly name: string; readonly description: string } {
  const t = translatorOf(messages, locale);
  const { suite, checkIn, checkOut } = stay;
  const [from, to] = [dayInWords(checkIn, locale), dayInWords(checkOut, locale)];
  const span = t('booking.dates.span', { from, to });
  return {
    name: t(`apartmentDescriptions.${suite}.name`),
    description: `${sentenceOf(span)} ${guestsText(stay, messages, locale)}`,
  };
}

/** That a stay is cancelled, what is kept of it, and, while something of that is missing, with whom it is settled. */
export function cancelledText(
  { cancellationCents, dueCents }: Pick<StayMoney, 'cancellationCents' | 'dueCents'>,
  messages: Messages,
  locale: Locale,
): string {
  const t = translatorOf(messages, locale);
  if (cancellationCents === 0) return t('booking.manage.cancelledText');
  return t(`booking.manage.${dueCents > 0 ? 'cancelledLateText' : 'cancelledKeptText'}`, {
    amount: formatDollars(cancellationCents, locale),
    phone: company.phones[0],
  });
}

/**
 * What a late cancellation of a stay costs, what was paid of it, given back, and is due or handed back at the property, row by
 * row; none of one that costs what it did and of which nothing was paid.
 */
export function moneyRows(money: StayMoney, messages: Messages, locale: Locale): StayRow[] {
  const { paidCents, returnedCents, settledCents, handedBackCents } = money;
  const { cancellationCents, dueCents, surplusCents } = money;
  // What was handed back was paid before.
  const cameCents = settledCents + handedBackCents;
  if (paidCents + cameCents + cancellationCents === 0) return [];
  const t = translatorOf(messages, locale);
  const rows: StayRow[] = [];
  if (cancellationCents > 0)
    rows.push([t('booking.payment.cancellation'), formatDollars(cancellationCents, locale)]);
  if (paidCents > 0) rows.push([t('booking.payment.paid'), formatDollars(paidCents, locale)]);
  if (returnedCents > 0)
    rows.push([t('booking.payment.returned'), formatDollars(returnedCents, locale)]);
  if (cameCents > 0) rows.push([t('booking.payment.settled'), formatDollars(cameCents, locale)]);
  if (handedBackCents > 0)
    rows.push([t('booking.payment.handedBack'), formatDollars(handedBackCents, locale)]);
  const due = cancellationCents > 0 ? 'booking.payment.owed' : 'booking.payment.due';
  if (dueCents > 0) rows.push([t(due), formatDollars(dueCents, locale)]);
  if (surplusCents > 0)
    rows.push([t('booking.payment.surplus'), formatDollars(surplusCents, locale)]);
  return rows;
}

/** What becomes of the money that was paid for a stay at another price, row by row; none without a payment. */
export function moneyRowsAt(
  totalCents: number,
  money: StayMoney,
  messages: Messages,
  locale: Locale,
): StayRow[] {
  const { keptCents, dueCents, backCents } = moneyAt(totalCents, money);
  if (keptCents <= 0) return [];
  const t = translatorOf(messages, locale);
  const rows: StayRow[] = [[t('booking.payment.paid'), formatDollars(keptCents, locale)]];
  if (dueCents > 0) rows.push([t('booking.payment.due'), formatDollars(dueCents, locale)]);
  if (backCents > 0) rows.push([t('booking.payment.back'), formatDollars(backCents, locale)]);
  return rows;
}

/** What an order is credited for the nights of a stay, in words. */
export function creditedText(
  stay: Stay & AgreedTerms & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): string {
  return translatorOf(messages, locale)('booking.creditedText', {
    amount: formatRoundPrice(creditCents(stay), locale),
    from: dayInWords(stay.checkIn, locale),
    to: dayInWords(stay.checkOut, locale),
  });
}
