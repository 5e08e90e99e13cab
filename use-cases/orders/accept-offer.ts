import 'server-only';
import { queueSparedMail } from '@/db/mail/spared-mails';
import { noteRecipient, type Offer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { paymentPath } from '@/lib/checkout/payment-path';
import type { Locale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { endOf, obstacleTo, offerStateOf } from '@/lib/orders/offer';
import { offerPath } from '@/lib/orders/offer-path';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal } from '@/use-cases/process/rate-limit';
import { findSignedOffer } from './read-offer';

/**
 * Does something with an open offer, within a limit.
 * @returns `undefined` for any other offer, and for a token that names none
 */
async function withOpenOffer<T>(
  token: string,
  limit: 'payment' | 'offerMail',
  work: (offer: Offer) => Promise<T>,
): Promise<T | LimitRefusal | undefined> {
  return orAway('an offer could not be handled', async () => {
    const offer = await findSignedOffer(token);
    if (!offer || offerStateOf(offer, new Date()) !== 'open') return undefined;
    return (await checkRateLimit(limit)) ?? work(offer);
  });
}

/** The payment page with the prices of an open offer that can be ordered: each time the same purchase. */
export async function acceptOffer(
  token: string,
  locale: Locale,
): Promise<{ readonly path: string } | LimitRefusal | undefined> {
  return withOpenOffer(token, 'payment', async (offer) => {
    const { id, destination, lines, deliveryCents, totalCents } = offer;
    if (obstacleTo(offer)) return undefined;
    const from = offerPath(token);
    const claims = { destination, lines, deliveryCents, totalCents, from, offer: id };
    const signed = await signOfferCheckout(claims, endOf(offer), await keyRing());
    return { path: await paymentPath(claims, signed, locale) };
  });
}

/** Sends an open offer to an address, once while that mail waits. */
export async function mailOffer(
  token: string,
  recipient: string,
  language: Locale,
): Promise<'sent' | LimitRefusal | undefined> {
  return withOpenOffer(token, 'offerMail', async ({ id }) => {
    const mail = { kind: 'offer', recipient, language, facts: { offer: id } } as const;
    const budgets = await budgetsOf('offer', recipient);
    await queueSparedMail({ ...mail, budgets, waitingKey: `offer ${id} ${recipient}` });
    await noteRecipient(id, recipient);
    signalMail();
    return 'sent' as const;
  });
}
