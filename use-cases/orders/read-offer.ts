import 'server-only';
import { findOffer, type Offer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { offerStateOf } from '@/lib/orders/offer';
import { readRow } from '@/lib/process/row-token';
import { orAway } from '@/use-cases/process/or-away';

/** The offer that a token names. `undefined` for a token that this shop did not sign, or whose offer is gone. */
export async function findSignedOffer(token: unknown): Promise<Offer | undefined> {
  const id = await readRow('offer', token, await keyRing());
  return id ? findOffer(id) : undefined;
}

/** The same for a page; `away` without a database. */
export const readOffer = (token: string): Promise<Offer | 'away' | undefined> =>
  orAway('reading an offer failed', () => findSignedOffer(token));

/** Whether an offer cannot be paid: it was revoked, has ended or is paid already. @throws without a database */
export async function isClosedOffer(id: string): Promise<boolean> {
  const offer = await findOffer(id);
  return !offer || offerStateOf(offer, new Date()) !== 'open';
}

/** Whom an offer is for, as far as the house knows; nothing of one that is gone, or without a database. */
export async function buyerOfOffer(id: string): Promise<{ name?: string; email?: string }> {
  const offer = await orAway('reading whom an offer is for failed', () => findOffer(id));
  if (offer === 'away' || !offer) return {};
  return { name: offer.name ?? undefined, email: offer.email ?? undefined };
}
