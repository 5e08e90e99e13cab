import 'server-only';
import { createHash } from 'node:crypto';
import { findEmail } from '@/db/account/sessions';
import { createOffer, findOffer, type Offer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import type { TokenHash } from '@/lib/account/token';
import { type WantedChoice, wantedAgain } from '@/lib/catalogue/choice';
import { type AskedFrom, askedBefore } from '@/lib/delivery/delivery-price';
import type { Destination } from '@/lib/delivery/destination';
import { visitorDestination } from '@/lib/delivery/visitor-delivery';
import type { Locale } from '@/lib/i18n/locales';
import { type OfferDraft, offerStateOf, offerTotal } from '@/lib/orders/offer';
import { draftOffer } from '@/lib/orders/offer-draft';
import { offerPath } from '@/lib/orders/offer-path';
import { signRow } from '@/lib/process/row-token';
import { listChoices } from '@/use-cases/cart/cart-choices';
import { orAway } from '@/use-cases/process/or-away';
import { pressKeys } from '@/use-cases/process/press-keys';
import { checkRateLimit, type LimitRefusal } from '@/use-cases/process/rate-limit';
import { findSignedOffer } from './read-offer';

/** An offer that was written. */
export type WrittenOffer = Pick<Offer, 'number' | 'validUntil' | 'deliveryCents' | 'totalCents'> & {
  /** Path of its page, without language. */
  readonly path: string;
};

/** The session that asks for an offer, and the idempotency key of its press. */
type AskedBy = { readonly hash?: TokenHash; readonly key?: string };

/** Why an offer is not written; `undefined` when nothing is wanted that is made. */
export type OfferRefusal = 'offerTooHigh' | LimitRefusal | undefined;

/**
 * Writes an offer at the prices of the catalogue, delivery included or added as it is asked for.
 * @param destination where the visitor wants to be delivered, unless it is said
 * @param by for a form, whose address it keeps, and the idempotency key of its press: one key writes an offer once
 */
export async function writeOffer(
  wanted: readonly WantedChoice[],
  askedFrom: AskedFrom,
  locale: Locale,
  by?: AskedBy,
  destination?: Destination,
): Promise<WrittenOffer | OfferRefusal> {
  return orAway('an offer could not be written', async () => {
    const to = destination ?? (await visitorDestination());
    const draft = await draftOffer(wanted, askedFrom, to, locale);
    if (!draft || draft === 'offerTooHigh') return draft;
    const refused = await checkRateLimit('offer');
    if (refused) return refused;
    const email = (by?.hash && (await findEmail(by.hash))) || null;
    const keys = by?.key ? [by.key] : by ? await pressKeys() : [];
    const [ownId, earlierId] = keys.map((key) => idOf(key, email, draft));
    const earlier = earlierId && (await findOffer(earlierId));
    const written = earlier || (await createOffer(draft, locale, email, ownId));
    const { id, createdAt, number, validUntil } = written;
    const path = offerPath(await signRow('offer', id, createdAt, await keyRing()));
    const { deliveryCents } = draft;
    return { number, validUntil, path, deliveryCents, totalCents: offerTotal(draft) };
  });
}

/**
 * The id of what one press asks for: the same for each repetition, another for other pieces or another address.
 * A UUID of version 8 (RFC 9562), which leaves its content to whoever makes it.
 */
function idOf(key: string, email: string | null, draft: OfferDraft): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([key, email, draft]))
    .digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Writes an offer for the whole cart of a session, delivery added once. */
export async function writeCartOffer(
  hash: TokenHash,
  locale: Locale,
  key?: string,
): Promise<WrittenOffer | OfferRefusal> {
  const wanted = await orAway('an offer could not be written', () => listChoices(hash));
  return wanted === 'away' ? wanted : writeOffer(wanted, 'cart', locale, { hash, key });
}

/**
 * Writes an offer that has expired once more, at the prices and the delivery of today.
 * @returns the path of its own page for any other offer, which says its state
 */
export async function renewOffer(
  token: string,
  locale: Locale,
  hash?: TokenHash,
): Promise<WrittenOffer | Pick<WrittenOffer, 'path'> | OfferRefusal> {
  const old = await orAway('an offer could not be written', () => findSignedOffer(token));
  if (!old || old === 'away') return old;
  if (offerStateOf(old, new Date()) !== 'expired') return { path: offerPath(token) };
  const wanted = wantedAgain(old.lines);
  if (wanted.length < old.lines.length) return undefined;
  return writeOffer(wanted, askedBefore(old), locale, { hash }, old.destination);
}
