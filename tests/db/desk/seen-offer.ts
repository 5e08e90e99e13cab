import type { OfferByHand } from '@/lib/desk/offer-by-hand';
import { previewOffer, sendOffer } from '@/use-cases/desk/send-offer';

/** Sends an offer by hand once its total was shown. @param offer with the id of its form */
export async function sendSeen(offer: OfferByHand & { readonly id: string }, author: string) {
  const seen = await previewOffer(offer);
  const shownCents = typeof seen === 'string' ? undefined : seen.totalCents;
  return sendOffer(offer, { id: offer.id, shownCents, author });
}
