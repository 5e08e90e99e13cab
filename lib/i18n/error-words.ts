import { errorPage as fr } from '@/messages/fr/error-pages';
import type { Locale } from './locales';
import type { Messages } from './messages';

type ErrorWords = Partial<Record<Locale, Messages['errorPage']>>;
let loading: Promise<ErrorWords> | undefined;

/**
 * Words of the error page, by language, fetched once there is one to show. French is at hand, and
 * stands in for the others when the network, which may be what broke, does not bring them.
 */
export function errorWords(): Promise<ErrorWords> {
  loading ??= import('./error-translations').then(
    ({ translations }) => ({ fr, ...translations }),
    () => ({}),
  );
  return loading;
}

export { fr as wordsAtHand };
