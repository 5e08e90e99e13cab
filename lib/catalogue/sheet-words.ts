import type { Edition, Piece } from '@/content/catalogue/piece';
import { formatText, translatorOf } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';

/** Draw from the mains, and hours on the battery where there is one. */
export function powerText(messages: Messages, locale: Locale, { power }: Edition): string {
  const { peakWatts: watts, batteryHours: hours } = power;
  const t = translatorOf(messages, locale);
  return hours > 0 ? t('detail.powerBattery', { watts, hours }) : t('detail.powerMains', { watts });
}

/** How long the workshop needs: « 2-4 semaines ». */
export function leadTimeText(
  { detail }: Pick<Messages, 'detail'>,
  locale: Locale,
  { min, max }: Piece['leadTimeWeeks'],
): string {
  return formatText(min === max ? detail.weeksExact : detail.weeks, locale, { min, max });
}

/** The warranty of a piece as its sheet says it, with what an online order adds. */
export function warrantyText(messages: Messages, locale: Locale, piece: Piece): string {
  const t = translatorOf(messages, locale);
  const { warrantyYears: years, onlineWarrantyYears: online } = piece;
  return online
    ? t('detail.warrantyOnline', { years, online })
    : t('detail.warrantyYears', { years });
}
