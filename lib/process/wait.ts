import { type Locale, languages } from '@/lib/i18n/locales';

/** When a waiting time ends, in words, rounded up: « dans 3 minutes ». */
export function waitText(locale: Locale, seconds = 0): string {
  const safe = Number.isFinite(seconds) ? Math.min(Math.max(1, seconds), 7 * 86_400) : 60;
  const [value, unit] =
    safe < 90
      ? ([safe, 'second'] as const)
      : safe < 5_400
        ? ([safe / 60, 'minute'] as const)
        : ([safe / 3_600, 'hour'] as const);
  return new Intl.RelativeTimeFormat(languages[locale].tag).format(Math.ceil(value), unit);
}
