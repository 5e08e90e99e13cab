import 'server-only';
import { createHash } from 'node:crypto';
import { type HandPayment, payByHand } from '@/db/desk/hand-payments';
import { findOfferByNumber } from '@/db/orders/offers';
import { placeOrder } from '@/db/orders/orders';
import { keyRing } from '@/db/process/key-ring';
import { OptionalTelephone } from '@/lib/account/telephone';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { orderOf, PaymentChoice } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import { readPayment } from '@/lib/checkout/purchase';
import { earliestReceivedDays } from '@/lib/checkout/transfer/transfer';
import { toLocale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { endOf, offerStateOf } from '@/lib/orders/offer';
import { longestAddress, longestContact, longestRemark } from '@/lib/orders/order-moves';
import { storedAddress } from '@/lib/orders/postal-address';
import { log } from '@/lib/process/log';
import { closeOtherPages } from '@/use-cases/checkout/close-pages';
import { readFullDays } from '@/use-cases/delivery/read-full-days';

type Amiss = 'badContact' | 'badAddress' | 'badReceived' | 'badRemark';

/**
 * Accepts an offer for its customer, who has paid it by transfer or cheque: an order at its prices, paid, with who noted
 * it. The same form again writes nothing more.
 * @returns the number of the order; what of the form is amiss; `conflict` for an offer that is not open, or gone
 */
export async function orderOffer(
  number: string,
  payment: HandPayment,
  author: string,
): Promise<{ readonly order: string } | Amiss | 'conflict'> {
  const amiss = whatIsAmiss(payment);
  if (amiss) return amiss;
  const offer = await findOfferByNumber(number);
  if (!offer || offerStateOf(offer, new Date()) !== 'open') return 'conflict';
  const { id, destination, lines, deliveryCents, totalCents } = offer;
  const locale = toLocale(offer.language);
  const keys = await keyRing();
  // As the customer's own press would: the same purchase, at the same prices.
  const claims = { destination, lines, deliveryCents, totalCents, from: '/quote', offer: id };
  const quote = await signOfferCheckout(claims, endOf(offer), keys);
  const asked = await readPayment({ quote }, locale, async () => keys, destination);
  if (asked.state !== 'purchase') return 'conflict';
  const buyer = {
    ...{ email: payment.email, locale, provider: providerOf(asked.purchase) },
    buyerHash: createHash('sha256').update(`hand ${payment.id}`).digest('hex'),
  };
  const choice = PaymentChoice.parse({ method: 'card', instalments: '1' });
  const written = await orderOf(asked.purchase, choice, buyer, await readFullDays());
  if (!written) return 'conflict';
  const order = await placeOrder(written, author);
  const { lines: address, country = destination.country } = storedAddress(payment.contact);
  const contact = { ...payment.contact, address, country };
  const outcome = await payByHand(order.id, { ...payment, contact }, author);
  if (outcome !== 'done') return outcome;
  signalMail();
  log().info({ event: 'order-by-hand', number: order.number }, 'an offer was accepted by hand');
  await closeOtherPages(order.id);
  return { order: order.number };
}

function whatIsAmiss({ contact, receivedOn, remark = '' }: HandPayment): Amiss | undefined {
  const { name = '', phone = '', address = [] } = contact;
  const now = new Date();
  if (!name || name.length > longestContact) return 'badContact';
  if (!OptionalTelephone.safeParse(phone).success) return 'badContact';
  if (address.length === 0 || address.join('\n').length > longestAddress) return 'badAddress';
  const isDay =
    receivedOn <= dayOf(now) && receivedOn >= dayOf(daysAfter(now, -earliestReceivedDays));
  if (!isDay) return 'badReceived';
  return remark.length > longestRemark ? 'badRemark' : undefined;
}
