import 'server-only';
import { offerDays } from '@/content/orders/order-terms';
import { saveOfferByHand } from '@/db/desk/desk-offers';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { isServed } from '@/lib/delivery/delivery-dates';
import type { OfferByHand } from '@/lib/desk/offer-by-hand';
import { foreseenNumber } from '@/lib/document-number';
import { previewOf, shownHtml } from '@/lib/mail/mail-preview';
import { signalMail } from '@/lib/mail/mail-signal';
import { offerTotal } from '@/lib/orders/offer';
import { draftByHand } from '@/lib/orders/offer-draft';
import { log } from '@/lib/process/log';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

/** An offer as it would leave now: its lines in the language of its customer, its sums in euro cents, its last day. */
export type OfferPreview = Exclude<Awaited<ReturnType<typeof previewOffer>>, string>;

/**
 * What an offer by hand would say if it left now.
 * @returns what is amiss: no line at all, a total above what an offer may have, a place without deliveries
 */
export async function previewOffer(offer: OfferByHand) {
  const { wanted, free, delivery, destination, language, email, name } = offer;
  if (!isServed(destination)) return 'notServed';
  // As on the site: a single piece has its delivery included, unless it is added all the same.
  const askedFrom = delivery === 'added' ? 'cart' : 'piece';
  const drafted = await draftByHand(wanted, free, askedFrom, destination, language);
  if (!drafted) return 'emptyOffer';
  if (drafted === 'offerTooHigh') return drafted;
  const draft = delivery === 'included' ? { ...drafted, deliveryCents: 0 } : drafted;
  const validUntil = dayOf(daysAfter(new Date(), offerDays));
  return {
    ...draft,
    email,
    name: name ?? null,
    language,
    validUntil,
    totalCents: offerTotal(draft),
  };
}

/**
 * The mail of an offer that is not written yet, as HTML for a browser. Its number and its link come with it.
 * @returns `undefined` for an offer that could not leave
 */
export async function previewOfferMail(offer: OfferByHand): Promise<string | undefined> {
  const preview = await previewOffer(offer);
  if (typeof preview === 'string') return undefined;
  const { language } = offer;
  const number = foreseenNumber('offer', new Date());
  const mail = await previewOf({ kind: 'offer', language, offer: { ...preview, number } });
  return mail && shownHtml(mail.html, mail.picture);
}

/** The same for the desk. */
export const showOfferMail = (offer: OfferByHand): Promise<string | undefined | LimitRefusal> =>
  withinLimit('desk', 'showing a mail failed', () => previewOfferMail(offer));

type Confirmation = {
  /** Of the page that showed it: sent twice, it is one offer. */
  readonly id: string;
  /** The total that was shown, euro cents. */
  readonly shownCents: number | undefined;
  readonly author: string;
};

/**
 * Writes an offer for somebody who telephones or writes, and sends it in their language, once its total was shown.
 * @returns what is amiss, as `previewOffer` does; `offerToConfirm` when another total was shown, or none
 */
export async function sendOffer(
  offer: OfferByHand,
  { id, shownCents, author }: Confirmation,
): Promise<'offerSent' | 'offerToConfirm' | 'emptyOffer' | 'offerTooHigh' | 'notServed'> {
  const preview = await previewOffer(offer);
  if (typeof preview === 'string') return preview;
  if (preview.totalCents !== shownCents) return 'offerToConfirm';
  await saveOfferByHand(preview, offer, id, author);
  signalMail();
  log().info({ event: 'offer-by-hand' }, 'an offer was written by hand');
  return 'offerSent';
}
