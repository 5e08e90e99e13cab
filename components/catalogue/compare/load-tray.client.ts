import { browserWords } from '@/lib/i18n/browser-words';
import type { Locale } from '@/lib/i18n/locales';

/** The bar that shows what is to be compared, with its words. */
export async function loadTray(locale: Locale) {
  const [tray, words] = await Promise.all([import('./compare-tray.client'), browserWords(locale)]);
  return { Tray: tray.default, words: words.compareTray };
}
