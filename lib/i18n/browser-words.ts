import type { Locale } from './locales';
import type { Messages } from './messages';

export type BrowserWords = Pick<
  Messages,
  | 'compareTray'
  | 'done'
  | 'errorPage'
  | 'errors'
  | 'lightbox'
  | 'modelDialog'
  | 'modelSpeech'
  | 'newsletter'
  | 'newsletterGate'
  | 'search'
  | 'toaster'
>;

/**
 * Words of the toasts, of the search, of the subscription dialog, of pictures full screen, of the 3D viewer and of the error
 * page, fetched when the first of them is shown.
 */
export function browserWords(locale: Locale): Promise<BrowserWords> {
  return import(`../../messages/${locale}/site/browser.ts`);
}
