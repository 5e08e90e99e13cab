import { appointmentRules, openingHours } from '@/content/appointments/appointments';
import { company } from '@/content/house/company';
import { dayOfYearInWords, hourInWords } from '@/lib/calendar/dates';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

const [, week = [], , , , saturday = []] = openingHours;

/** The time so many minutes after the last hour of a day has begun. */
function closing(hours: readonly string[]): string {
  const [hour = 0, minute = 0] = (hours.at(-1) ?? '').split(':').map(Number);
  const end = hour * 60 + minute + appointmentRules.slotMinutes;
  return `${Math.floor(end / 60)}:${String(end % 60).padStart(2, '0')}`;
}

/** Facts of an hour with the house by the names that sentences give them. */
export const appointmentFacts = {
  minutes: appointmentRules.slotMinutes,
  days: appointmentRules.horizonDays,
  open: week[0] ?? '',
  close: closing(week),
  saturday: closing(saturday),
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  phone: company.phones[0],
} as const;

/** What holds for every hour, sentence by sentence. */
export function appointmentTerms(messages: Messages, locale: Locale): string[] {
  const t = translatorOf(messages, locale);
  const { tag } = languages[locale];
  const day = (date: string) => dayOfYearInWords(date, locale);
  const named = new Intl.DisplayNames(tag, { type: 'language' });
  const { noticeHours, changeHours, closed } = appointmentRules;
  const { open, close, saturday } = appointmentFacts;
  const times = {
    open: hourInWords(open, locale),
    close: hourInWords(close, locale),
    saturday: hourInWords(saturday, locale),
  };
  const spoken = new Intl.ListFormat(tag).format(locales.map((one) => named.of(one) ?? one));
  return [
    t('appointment.facts.length', appointmentFacts),
    t('appointment.facts.ahead', { ...appointmentFacts, hours: noticeHours }),
    t('appointment.facts.open', times),
    ...closed.map(({ from, to }) =>
      t('appointment.facts.closed', { from: day(from), to: day(to) }),
    ),
    t('appointment.facts.languages', { languages: spoken }),
    t('appointment.facts.change', { hours: changeHours }),
  ];
}
