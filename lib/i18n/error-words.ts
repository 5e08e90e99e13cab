import { errorPage as fr } from '@/messages/fr/error-pages';
import type { Locale } from './locales';

/** Words of the error page, at hand without asking anybody: the network may be what broke. */
export const errorWords = { fr } as const satisfies Record<Locale, unknown>;
