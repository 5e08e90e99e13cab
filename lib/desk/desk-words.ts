import 'server-only';
import { createTranslator } from 'next-intl';
import { agreedDaysAhead } from '@/content/delivery/delivery';
import { isOffered, townOf } from '@/lib/appointments/zone';
import { defaultLocale, languages } from '@/lib/i18n/locales';
import { appointment } from '@/messages/fr/appointments/appointment';
import { desk } from '@/messages/fr/desk/desk';

/** The words of the desk, which exists in French only. */
export const deskWords = desk;

/** Those of them that have values, by their keys. @throws for a key or a value that is missing */
export const deskText = createTranslator({
  locale: languages[defaultLocale].tag,
  messages: desk,
  onError(error) {
    throw error;
  },
});

/** Where a time zone is, in words. */
export const zoneText = (zone: string): string =>
  isOffered(zone) ? appointment.zones[zone] : townOf(zone);

/** Of a stay or an hour, that its person is told by e-mail, or, without an address, that somebody has to call them. */
export function toldText(
  told: string,
  person: { readonly email: string; readonly phone: string } | null,
): string {
  if (person?.email) return told;
  const phone = person?.phone;
  return phone ? deskText('mails.unreachedBy', { phone }) : desk.mails.unreached;
}

/** The rules of the house that notices name, by the names that their sentences give them. */
export const noticeFacts = { days: String(agreedDaysAhead) } as const;

/** The notices of the forms of the desk. */
export type DeskNotice = keyof typeof desk.notices;
