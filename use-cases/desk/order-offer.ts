import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { placeAwaited, placePaid } from '@/db/desk/hand-payments';
import { findOfferByNumber, type Offer } from '@/db/orders/offers';
import { keyRing } from '@/db/process/key-ring';
import { dayOf, daysAfter } from '@/lib/calendar/dates';
import { signOfferCheckout } from '@/lib/checkout/checkout-token';
import { type NewOrder, orderOf } from '@/lib/checkout/new-order';
import { providerOf } from '@/lib/checkout/payment-link';
import { PaymentChoice } from '@/lib/checkout/payment-page/payment-choice';
import { readPayment } from '@/lib/checkout/purchase';
import { bankAccount } from '@/lib/checkout/transfer/bank-account';
import { earliestReceivedDays } from '@/lib/checkout/transfer/transfer';
import type { TransferBuyer } from '@/lib/checkout/transfer/transfer-buyer';
import { readAskedBuyer } from '@/lib/desk/forms/asked-buyer';
import { type AskedOrder, askedOrderIn } from '@/lib/desk/forms/asked-order';
import type { Refused } from '@/lib/desk/forms/typed';
import { toLocale } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { endOf, obstacleTo, offerStateOf } from '@/lib/orders/offer';
import { longestRemark } from '@/lib/orders/order-moves';
import { log } from '@/lib/process/log';
import { closeOtherPages } from '@/use-cases/checkout/close-pages';
import { readFullDays } from '@/use-cases/delivery/read-full-days';

type Amiss =
  | 'refused'
  | 'unmakeable'
  | 'badName'
  | 'badEmail'
  | 'badPhone'
  | 'badStreet'
  | 'badCity'
  | 'badPostcode'
  | 'addressElsewhere'
  | 'badReceived'
  | 'badRemark';

/** Who orders by telephone, and where it goes: the address is whole, and in the country of the prices. */
export type HandOrder = Omit<AskedOrder, keyof TransferBuyer> & TransferBuyer;

/** What is written once it is confirmed. @returns what of the form is amiss; `conflict` for an offer that is not open, or gone */
export async function checkOrder(
  number: string,
  asked: AskedOrder,
): Promise<HandOrder | Amiss | 'conflict'> {
  const offer = await findOpen(number);
  return offer ? readBuyer(asked, offer) : 'conflict';
}

/** The same of what its page was given back; `failed` where its browser keeps it no longer. */
export async function checkTyped(number: string, { fields }: Refused) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, id: randomUUID() }))
    form.set(name, value);
  const asked = askedOrderIn(form);
  return asked ? checkOrder(number, asked) : ('failed' as const);
}

async function findOpen(number: string): Promise<Offer | undefined> {
  const offer = await findOfferByNumber(number);
  return offer && offerStateOf(offer, new Date()) === 'open' ? offer : undefined;
}

/**
 * Accepts an offer for its customer who telephones: an order at its prices, with who wrote it. Paid by transfer or cheque
 * already, it is as any that is paid; else it waits for its transfer, as one that its customer places. The same form again
 * writes nothing more.
 * @returns the number of the order; what of the form is amiss; `conflict` for an offer that is not open, or gone
 */
export async function orderOffer(
  number: string,
  asked: AskedOrder,
  author: string,
): Promise<{ readonly order: string } | Amiss | 'conflict'> {
  const offer = await findOpen(number);
  const order = offer && readBuyer(asked, offer);
  if (!order || typeof order === 'string') return order ?? 'conflict';
  const written = await write(offer, order);
  if (!written) return 'conflict';
  const { paidWith, remark } = order;
  const placed =
    paidWith === 'awaited'
      ? await placeAwaited(written, author, remark)
      : await placePaid(written, { ...order, paidWith }, author);
  if (typeof placed === 'string') return placed;
  signalMail();
  log().info({ event: 'order-by-hand', number: placed.number }, 'an offer was accepted by hand');
  await closeOtherPages(placed.id);
  return { order: placed.number };
}

/** The order of an offer, as the customer's own press would write it: the same purchase, at the same prices. */
async function write(
  { id, destination, lines, deliveryCents, totalCents, ...offer }: Offer,
  { id: form, paidWith, email, contact }: HandOrder,
): Promise<NewOrder | undefined> {
  const locale = toLocale(offer.language);
  const keys = await keyRing();
  const claims = { destination, lines, deliveryCents, totalCents, from: '/quote', offer: id };
  const quote = await signOfferCheckout(claims, endOf(offer), keys);
  const asked = await readPayment({ quote }, locale, async () => keys, destination);
  if (asked.state !== 'purchase') return undefined;
  const isAwaited = paidWith === 'awaited';
  const buyer = {
    ...{ email, locale, provider: isAwaited ? 'transfer' : providerOf(asked.purchase) },
    ...(isAwaited && { contact }),
    buyerHash: createHash('sha256').update(`hand ${form}`).digest('hex'),
  } as const;
  const choice = PaymentChoice.parse({ method: isAwaited ? 'transfer' : 'card', instalments: '1' });
  return orderOf(asked.purchase, choice, buyer, await readFullDays());
}

/** Reads who orders as a payment by transfer does, with what of it is amiss by itself. */
function readBuyer(asked: AskedOrder, { destination, lines }: Offer): HandOrder | Amiss {
  if (obstacleTo({ lines })) return 'unmakeable';
  const { remark = '' } = asked;
  const buyer = readAskedBuyer(asked, { destination, isPromised: true });
  if (typeof buyer === 'string') return buyer;
  if (remark.length > longestRemark) return 'badRemark';
  if (asked.paidWith === 'awaited' ? !bankAccount() : !isReceived(asked.receivedOn))
    return asked.paidWith === 'awaited' ? 'refused' : 'badReceived';
  return { ...asked, ...buyer };
}

/** Whether money that is noted by hand can have come on a day. */
function isReceived(day: string): boolean {
  const now = new Date();
  return day <= dayOf(now) && day >= dayOf(daysAfter(now, -earliestReceivedDays));
}
