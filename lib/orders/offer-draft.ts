import 'server-only';
import { maxOfferCents } from '@/content/orders/order-terms';
import { type Choice, findChoice, type WantedChoice } from '@/lib/catalogue/choice';
import { nameIn, optionNamesIn } from '@/lib/catalogue/product-words';
import { type AskedFrom, deliveryCentsFor } from '@/lib/delivery/delivery-price';
import type { Destination } from '@/lib/delivery/destination';
import { saleAt } from '@/lib/delivery/tax';
import type { Locale } from '@/lib/i18n/locales';
import { type Messages, messagesOf } from '@/lib/i18n/messages';
import { type OfferDraft, type OfferLine, offerTotal } from './offer';
import { promisedOf } from './promised';

/** A line that the house writes itself: its price is that of the destination, VAT included in the Union. */
export type FreeLine = Pick<OfferLine, 'name' | 'quantity' | 'unitCents'>;

/**
 * Lines of an offer that the house writes: configurations at the prices of a destination, and lines of its own as they
 * stand. @returns as `draftOffer` does
 */
export async function draftByHand(
  wanted: readonly WantedChoice[],
  free: readonly FreeLine[],
  askedFrom: AskedFrom,
  destination: Destination,
  locale: Locale,
): Promise<OfferDraft | 'offerTooHigh' | undefined> {
  const none = { destination, lines: [], deliveryCents: 0 };
  const drafted =
    wanted.length > 0 ? await draftOffer(wanted, askedFrom, destination, locale) : none;
  if (!drafted || drafted === 'offerTooHigh') return drafted;
  const own = free.map((line) => ({ ...line, productId: null, optionIds: [], optionNames: [] }));
  const draft = { ...drafted, lines: [...drafted.lines, ...own] };
  if (draft.lines.length === 0) return undefined;
  return offerTotal(draft) > maxOfferCents ? 'offerTooHigh' : draft;
}

/**
 * Lines of an offer, with the names of a language and the prices of the choices at a destination, and its delivery.
 * @returns `undefined` when nothing is wanted; `offerTooHigh` for a total above `maxOfferCents`
 */
export async function draftOffer(
  wanted: readonly WantedChoice[],
  askedFrom: AskedFrom,
  destination: Destination,
  locale: Locale,
): Promise<OfferDraft | 'offerTooHigh' | undefined> {
  if (wanted.length === 0) return undefined;
  const messages = await messagesOf(locale);
  const lines = wanted.map((choice) => ({
    productId: choice.product.id,
    optionIds: choice.optionIds,
    ...namesIn(messages, locale, choice),
    quantity: choice.quantity,
    unitCents: choice.cents,
    promised: promisedOf(choice.product),
  }));
  const sale = saleAt(destination, lines, deliveryCentsFor(lines, askedFrom));
  const draft = {
    destination,
    lines: sale.lines.map(({ vatCents: _, ...line }) => line),
    deliveryCents: sale.deliveryCents,
  };
  return offerTotal(draft) > maxOfferCents ? 'offerTooHigh' : draft;
}

/** The lines of an offer with the names of a language; what is no longer made keeps those it had. */
export async function linesIn(lines: readonly OfferLine[], locale: Locale): Promise<OfferLine[]> {
  const messages = await messagesOf(locale);
  return lines.map((line) => {
    const choice = findChoice(line.productId ?? '', line.optionIds);
    return choice ? { ...line, ...namesIn(messages, locale, choice) } : line;
  });
}

function namesIn(
  messages: Messages,
  locale: Locale,
  { product, optionIds }: Choice,
): Pick<OfferLine, 'name' | 'optionNames'> {
  return {
    name: nameIn(messages, locale, product),
    optionNames: optionNamesIn(messages, product, optionIds),
  };
}
