import { dayInWords, inWords } from '@/lib/calendar';
import { productWords } from '@/lib/catalogue/product-words';
import { translatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatDollars, formatRoundPrice } from '@/lib/money';
import type { Booking } from './booking';
import { daysBetween } from './days';
import { creditCents, creditedBed, creditUntil } from './night-credit';
import { residenceFacts } from './residence-facts';
import { freeUntil, type Stay } from './stay';
import type { StayMoney } from './stay-money';

export type StayRow = readonly [label: string, value: string];

/** Its guests: « 2 adultes, 1 enfant ». */
export function guestsText(
  { adults, children }: Pick<Stay, 'adults' | 'children'>,
  messages: Messages,
  locale: Locale,
): string {
  const t = translatorOf(messages, locale);
  const counts = [t('booking.summary.adults', { count: adults })];
  if (children > 0) counts.push(t('booking.summary.children', { count: children }));
  return counts.join(', ');
}

/** What a stay is and costs, row by row, as summary, confirmation and mails have it. */
export function stayRows(
  stay: Stay & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): StayRow[] {
  const { suite, checkIn, checkOut, totalCents } = stay;
  const t = translatorOf(messages, locale);
  const count = daysBetween(checkIn, checkOut);
  const nights = t('booking.dates.nights', { count });
  const price = formatDollars(totalCents / count, locale);
  const arrival = t('booking.dates.checkIn', { time: residenceFacts.checkIn });
  const departure = t('booking.dates.checkOut', { time: residenceFacts.checkOut });
  const taxes = t('residencePage.taxes', { vat: residenceFacts.vat });
  return [
    [t('booking.suite'), t(`apartmentDescriptions.${suite}.name`)],
    [t('bookingForm.checkIn'), `${dayInWords(checkIn, locale)}. ${arrival}`],
    [t('bookingForm.checkOut'), `${dayInWords(checkOut, locale)}. ${departure}`],
    [t('booking.guests'), guestsText(stay, messages, locale)],
    [t('residencePage.facts.price'), t('booking.summary.nightly', { nights, price })],
    [t('booking.summary.total'), `${formatDollars(totalCents, locale)}, ${taxes}`],
  ];
}

/** Until when a stay is cancelled without cost, in words; that it no longer is, when it is too late. */
export function freeText(checkIn: string, messages: Messages, locale: Locale, now: Date): string {
  const t = translatorOf(messages, locale);
  const until = freeUntil(checkIn);
  return until > now
    ? t('booking.summary.free', inWords(until, locale))
    : t('booking.summary.notFree');
}

/** What the nights of a stay are worth on its bed, and until when, in words. */
export function creditText(
  stay: Stay & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): string {
  return translatorOf(messages, locale)('booking.credit', {
    bed: productWords(messages, creditedBed(stay)).name,
    until: dayInWords(creditUntil(stay), locale),
    amount: formatRoundPrice(creditCents(stay), locale),
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
    description: `${span}. ${guestsText(stay, messages, locale)}`,
  };
}

/** What was paid of a stay by card, given back, and is due at the property, row by row; none without a payment. */
export function moneyRows(
  { paidCents, returnedCents, dueCents }: StayMoney,
  messages: Messages,
  locale: Locale,
): StayRow[] {
  if (paidCents === 0) return [];
  const t = translatorOf(messages, locale);
  const rows: StayRow[] = [[t('booking.payment.paid'), formatDollars(paidCents, locale)]];
  if (returnedCents > 0)
    rows.push([t('booking.payment.returned'), formatDollars(returnedCents, locale)]);
  if (dueCents > 0) rows.push([t('booking.payment.due'), formatDollars(dueCents, locale)]);
  return rows;
}

/** What an order is credited for the nights of a stay, in words. */
export function creditedText(
  stay: Stay & Pick<Booking, 'totalCents'>,
  messages: Messages,
  locale: Locale,
): string {
  return translatorOf(messages, locale)('booking.creditedText', {
    amount: formatRoundPrice(creditCents(stay), locale),
    from: dayInWords(stay.checkIn, locale),
    to: dayInWords(stay.checkOut, locale),
  });
}
