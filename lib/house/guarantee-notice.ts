import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { NoticeLanguage } from '@/content/house/guarantee-notice';
import type { Locale } from '@/lib/i18n/locales';

const noticeLanguages: Readonly<Record<Locale, NoticeLanguage>> = {
  fr: 'fr',
  en: 'en',
  it: 'it',
  ru: 'en',
  ar: 'en',
};

/** Language of the notice for a visitor: their own where the EU publishes it, else English. */
export const noticeLanguage = (locale: Locale): NoticeLanguage => noticeLanguages[locale];

/** Path of the official notice as a picture. @returns `undefined` until an operator has added the file */
export function noticePicture(locale: Locale): string | undefined {
  const address = `/eu-notice/${noticeLanguage(locale)}.svg`;
  const file = join(process.cwd(), 'public', address);
  return existsSync(/* turbopackIgnore: true */ file) ? address : undefined;
}
