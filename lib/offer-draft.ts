import 'server-only';
import { maxOfferCents } from '@/content/delivery';
import type { Choice } from './choice';
import type { Locale } from './i18n/locales';
import { type Messages, messagesOf } from './i18n/messages';
import { nameIn, optionNamesIn } from './i18n/product-words';
import { type OfferDraft, type OfferLine, offerTotal } from './offer';
import { findProduct, type Product, priceOf } from './products';

/** A configuration and how many of it are wanted. */
export type WantedChoice = Choice & { readonly quantity: number };

/**
 * Lines of an offer, with the names of a language and the prices of the choices.
 * @param deliveryCents `cartDeliveryCents` for a cart, else of `offerDeliveryCents`
 * @returns `undefined` when nothing is wanted; `offerTooHigh` for a total above `maxOfferCents`
 */
export async function draftOffer(
  wanted: readonly WantedChoice[],
  deliveryCents: number,
  locale: Locale,
): Promise<OfferDraft | 'offerTooHigh' | undefined> {
  if (wanted.length === 0) return undefined;
  const messages = await messagesOf(locale);
  const lines = wanted.map(({ product, optionIds, cents, quantity }) => ({
    productId: product.id,
    optionIds,
    ...namesOf(product, optionIds, messages, locale),
    quantity,
    unitCents: cents,
  }));
  const draft = { lines, deliveryCents };
  return offerTotal(draft) > maxOfferCents ? 'offerTooHigh' : draft;
}

/** The lines of an offer with the names of a language; what is no longer made keeps those it had. */
export async function linesIn(lines: readonly OfferLine[], locale: Locale): Promise<OfferLine[]> {
  const messages = await messagesOf(locale);
  return lines.map((line) => {
    const product = findProduct(line.productId);
    const isMade = product && priceOf(product, line.optionIds) !== undefined;
    return isMade ? { ...line, ...namesOf(product, line.optionIds, messages, locale) } : line;
  });
}

function namesOf(
  product: Product,
  optionIds: readonly string[],
  messages: Messages,
  locale: Locale,
): Pick<OfferLine, 'name' | 'optionNames'> {
  return {
    name: nameIn(messages, locale, product),
    optionNames: optionNamesIn(messages, product, optionIds),
  };
}
