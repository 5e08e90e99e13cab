import 'server-only';
import type { Locale } from './locales';

/** Loads the words of one language; French gives the shape that the others must have. */
const loaders = {
  fr: () => import('@/messages/fr'),
} as const satisfies Record<Locale, () => Promise<unknown>>;

export type Messages = Awaited<ReturnType<(typeof loaders)['fr']>>['default'];

/** Every word of a language. */
export async function messagesOf(locale: Locale): Promise<Messages> {
  return (await loaders[locale]()).default;
}
