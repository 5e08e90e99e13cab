import 'server-only';
import { isClosedOffer } from '@/app/[locale]/quote/read-offer';
import { keyRing } from '@/db/key-ring';
import type { Locale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { type PaymentRequest, readPayment } from '@/lib/purchase';
import { isOfferPath } from '@/lib/routes';

/**
 * What an address of the payment page asks for; `offerClosed` when the offer behind it has ended, was revoked or is
 * paid already, with the path of its page. Without a database an offer is shown: no order can be written anyway.
 */
export async function readRequest(
  query: Parameters<typeof readPayment>[0],
  locale: Locale,
): Promise<PaymentRequest | { readonly state: 'offerClosed'; readonly from: string }> {
  const request = await readPayment(query, locale, keyRing);
  if (request.state === 'expired' && isOfferPath(request.from)) {
    return { state: 'offerClosed', from: request.from };
  }
  if (request.state !== 'purchase' || !request.purchase.offer) return request;
  const { id, path } = request.purchase.offer;
  try {
    return (await isClosedOffer(id)) ? { state: 'offerClosed', from: path } : request;
  } catch (error) {
    log().error(error, 'reading an offer failed');
    return request;
  }
}
