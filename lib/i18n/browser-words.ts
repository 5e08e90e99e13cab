import type { Locale } from './locales';
import type { Messages } from './messages';

export type BrowserWords = Pick<
  Messages,
  | 'compareTray'
  | 'done'
  | 'errorPage'
  | 'errors'
  | 'modelDialog'
  | 'modelSpeech'
  | 'newsletter'
  | 'newsletterGate'
  | 'search'
  | 'toaster'
>;

/**
 * Words of the toasts, of the search, of the subscription dialog, of the 3D viewer and of the error page, fetched when
 * the first of them is shown.
 */
export function browserWords(locale: Locale): Promise<BrowserWords> {
  return import(`../../messages/${locale}/site/browser.ts`);
}

/** Words that offer a language, in that language; apart, because the page has another. */
export async function languageOfferWords(locale: Locale): Promise<Messages['languageOffer']> {
  return (await import(`../../messages/${locale}/site/language-offer.ts`)).languageOffer;
}
