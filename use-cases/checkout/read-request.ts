import 'server-only';
import { findTokenOrder } from '@/db/orders/orders';
import { keyRing } from '@/db/process/key-ring';
import { type PaymentPageState, type PaymentRequest, readPayment } from '@/lib/checkout/purchase';
import { chosenDestination } from '@/lib/delivery/visitor-delivery';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/process/log';
import { signRow } from '@/lib/process/row-token';
import { isOfferPath } from '@/lib/site/routes';
import { isClosedOffer } from '@/use-cases/orders/read-offer';
import { isTheirs } from '@/use-cases/orders/read-order';
import { takeOffNights } from '@/use-cases/residence/take-off-nights';

/**
 * What an address of the payment page asks for, less the nights of this visitor at the Résidence. A token that was paid
 * leads to its order, also once it has expired.
 * Without a database an offer is shown: no order can be written anyway.
 */
export async function readRequest(
  query: Parameters<typeof readPayment>[0],
  locale: Locale,
): Promise<PaymentPageState> {
  const request = await readPayment(query, locale, keyRing, await chosenDestination());
  try {
    const closed = await whyClosed(request);
    if (closed || request.state !== 'purchase') return closed ?? request;
    return { ...request, purchase: await takeOffNights(request.purchase) };
  } catch (error) {
    log().error(error, 'reading the order of a checkout token failed');
    return request;
  }
}

/** Why nothing can be bought any more by the token of an address; `undefined` when something can. */
async function whyClosed(request: PaymentRequest): Promise<PaymentPageState | undefined> {
  if (request.state !== 'purchase' && request.state !== 'expired') return undefined;
  const { checkoutId, offer } =
    request.state === 'purchase' ? request.purchase : { ...request, offer: undefined };
  const paid = checkoutId === undefined ? undefined : await findTokenOrder(checkoutId);
  if (paid) {
    const { id, number, state: orderState, placedAt } = paid;
    const page = `/orders/${number}`;
    const token = (await isTheirs(paid)) && (await signRow('order', id, placedAt, await keyRing()));
    return { state: 'paid', number, orderState, path: token ? `${page}?order=${token}` : page };
  }
  if (offer && (await isClosedOffer(offer.id))) return { state: 'offerClosed', from: offer.path };
  if (request.state === 'expired' && isOfferPath(request.from)) {
    return { state: 'offerClosed', from: request.from };
  }
  return undefined;
}
