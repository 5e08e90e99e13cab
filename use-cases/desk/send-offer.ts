import 'server-only';
import { saveOfferByHand } from '@/db/desk/desk-offers';
import type { WantedChoice } from '@/lib/catalogue/choice';
import { isServed } from '@/lib/delivery/delivery-dates';
import type { Destination } from '@/lib/delivery/destination';
import type { Locale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { draftByHand, type FreeLine } from '@/lib/orders/offer-draft';
import { log } from '@/lib/process/log';

type OfferByHand = {
  /** Of the form: one form is one offer. */
  readonly id: string;
  readonly wanted: readonly WantedChoice[];
  readonly free: readonly FreeLine[];
  /** Whether the delivery is part of the prices. */
  readonly isDelivered: boolean;
  readonly destination: Destination;
  readonly email: string;
  readonly language: Locale;
};

/**
 * Writes an offer for somebody who telephones or writes, and sends it in their language.
 * @returns what is amiss: no line at all, a total above what an offer may have, a place without deliveries
 */
export async function sendOffer(
  offer: OfferByHand,
  author: string,
): Promise<'offerSent' | 'emptyOffer' | 'offerTooHigh' | 'notServed'> {
  const { id, wanted, free, isDelivered, destination, email, language } = offer;
  if (!isServed(destination)) return 'notServed';
  const draft = await draftByHand(wanted, free, 'cart', destination, language);
  if (!draft) return 'emptyOffer';
  if (draft === 'offerTooHigh') return draft;
  const asked = isDelivered ? { ...draft, deliveryCents: 0 } : draft;
  await saveOfferByHand(asked, { email, language }, id, author);
  signalMail();
  log().info({ event: 'offer-by-hand' }, 'an offer was written by hand');
  return 'offerSent';
}
