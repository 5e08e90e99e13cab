import { residenceHours, stayRules } from '@/content/residence/stays';
import { hourInWords } from '@/lib/calendar/dates';
import type { Locale } from '@/lib/i18n/locales';

const { reception, breakfast } = residenceHours;

/** When the reception is open, by the names that sentences give it: `always`, or from one time to the other. */
export function receptionFacts({ opens, closes }: { opens: string; closes: string }) {
  const isAlways = opens === '0:00' && closes === '24:00';
  return { reception: isAlways ? 'always' : 'hours', opens, closes } as const;
}

/** Facts of the Résidence by the names that sentences give them. */
export const residenceFacts = {
  ...receptionFacts(reception),
  checkIn: residenceHours.checkInFrom,
  checkOut: residenceHours.checkOutBefore,
  breakfastFrom: breakfast.from,
  breakfastTo: breakfast.to,
  transferHours: residenceHours.transferNoticeHours,
  minutes: stayRules.holdMinutes,
  months: stayRules.horizonMonths,
  shortest: stayRules.shortestNights,
  longest: stayRules.longestNights,
  hours: stayRules.freeCancellationHours,
  vat: String(stayRules.vatPercent),
} as const;

/** When the reception is open, with times of day as a language writes them. */
export const receptionFactsIn = (locale: Locale) => ({
  reception: residenceFacts.reception,
  opens: hourInWords(residenceFacts.opens, locale),
  closes: hourInWords(residenceFacts.closes, locale),
});

/** Facts of the Résidence with times of day as a language writes them: « 15 h », `15:00`. */
export function residenceFactsIn(locale: Locale) {
  const { checkIn, checkOut, breakfastFrom, breakfastTo } = residenceFacts;
  return {
    ...residenceFacts,
    ...receptionFactsIn(locale),
    checkIn: hourInWords(checkIn, locale),
    checkOut: hourInWords(checkOut, locale),
    breakfastFrom: hourInWords(breakfastFrom, locale),
    breakfastTo: hourInWords(breakfastTo, locale),
  };
}
