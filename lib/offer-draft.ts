import 'server-only';
import type { Choice } from './choice';
import type { Locale } from './i18n/locales';
import { messagesOf } from './i18n/messages';
import { nameIn, optionName } from './i18n/product-words';
import type { OfferDraft } from './offer';

/** A configuration and how many of it are wanted. */
export type WantedChoice = Choice & { readonly quantity: number };

/**
 * Lines of an offer, with the names of a language and the prices of the choices.
 * @param deliveryCents `cartDeliveryCents` for a cart, 0 for one piece bought directly (its delivery is included)
 * @returns `undefined` when nothing is wanted
 */
export async function draftOffer(
  wanted: readonly WantedChoice[],
  deliveryCents: number,
  locale: Locale,
): Promise<OfferDraft | undefined> {
  if (wanted.length === 0) return undefined;
  const messages = await messagesOf(locale);
  const lines = wanted.map(({ product, optionIds, cents, quantity }) => ({
    productId: product.id,
    name: nameIn(messages, locale, product),
    optionIds,
    optionNames: optionIds.map((id) =>
      optionName(messages, product.piece, product.kind === 'composition', id),
    ),
    quantity,
    unitCents: cents,
  }));
  return { lines, deliveryCents };
}
