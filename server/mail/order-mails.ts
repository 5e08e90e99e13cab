import { company } from '@/content/house/company';
import { trialNights } from '@/content/orders/order-terms';
import { listCreditNotes } from '@/db/orders/credit-notes';
import { findReceived, findRefunded } from '@/db/orders/order-mails';
import { findOrder, type Order } from '@/db/orders/orders';
import { keyRing } from '@/db/process/key-ring';
import { dayInWords, daysAfter, inWords, noonOf, weekdayInWords } from '@/lib/calendar';
import { findProduct } from '@/lib/catalogue/products';
import { isTotal } from '@/lib/checkout/payment-money';
import { storedDestination } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages, toLocale } from '@/lib/i18n/locales';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { type Letter, type OrderWords, orderWords } from '@/lib/mail/mail-words';
import { formatAmount, formatPrice } from '@/lib/money';
import { hasOtherAddress } from '@/lib/orders/order-history';
import { signOrder } from '@/lib/orders/order-token';
import { withdrawalEnd } from '@/lib/orders/withdrawal-period';
import { addressOf, type Draft, type Writer } from './mail-draft';
import { confirmation } from './order-confirmation';
import { withdrawalLink } from './order-terms';

/** What a mail says beside its letter; `undefined` when the order has nothing to say it with. */
type Details = Pick<Draft, 'sections' | 'annexes' | 'attachments'> & {
  /** Instead of the letter of its kind. */
  readonly letter?: Letter;
  readonly facts?: Readonly<Record<string, string>>;
};
type Detail = (
  order: Order,
  locale: Locale,
  words: OrderWords,
  facts: Readonly<Record<string, string>>,
) => Details | undefined | Promise<Details | undefined>;

const agreed: Detail = ({ deliveryDate }, locale) =>
  deliveryDate ? { facts: { date: weekdayInWords(noonOf(deliveryDate), locale) } } : undefined;

const delivered: Detail = ({ deliveredAt, number, lines }, locale, words) => {
  if (!deliveredAt) return undefined;
  const hasMattress = lines.some(
    ({ productId }) => findProduct(productId ?? '')?.piece.category === 'bed',
  );
  const trial = {
    nights: trialNights,
    until: inWords(daysAfter(deliveredAt, trialNights), locale).date,
  };
  return {
    facts: {
      date: inWords(deliveredAt, locale).date,
      until: dayInWords(withdrawalEnd(deliveredAt), locale),
    },
    sections: hasMattress
      ? [{ paragraphs: [formatText(words.orderMails.mattress, locale, trial)] }]
      : [],
    annexes: [{ link: withdrawalLink(number, locale, words) }],
  };
};

/**
 * A payment is to be checked: an amount other than the total, the total for an address in another country, or the total
 * again. Nothing once it has been checked.
 */
const differing: Detail = async (order, locale, words) => {
  const received = order.state === 'differs' ? await findReceived(order) : undefined;
  if (!received) return undefined;
  const due = formatPrice(order.totalCents, locale);
  const facts = { received: formatAmount(received, locale), due };
  if (!isTotal(received, order.totalCents)) return { facts };
  const destination = hasOtherAddress(order) ? storedDestination(order) : undefined;
  if (!destination) return { letter: words.orderMails.paymentToCheck, facts };
  const place = placeName(destination, languages[locale].tag);
  return { letter: words.orderMails.addressDiffers, facts: { ...facts, place } };
};

/** The refund is that of its credit note; without one, the amount received, which can differ from the total. */
const refunded: Detail = async (order, locale, words, facts) => {
  const credit = (await listCreditNotes(order.id)).find(({ number }) => number === facts.credit);
  if (credit) {
    const { number, cents } = credit;
    const path = `/orders/${order.number}/credit-notes`;
    return {
      facts: { amount: formatPrice(cents, locale) },
      sections: [{ rows: [[words.orders.credit.name, number]] }],
      annexes: [{ link: { label: words.orders.credit.link, href: addressOf(path, locale) } }],
    };
  }
  const amount = (await findRefunded(order)) ?? { cents: order.totalCents, currency: 'eur' };
  return { facts: { amount: formatAmount(amount, locale) } };
};

/** Reads the order of a mail and writes about it. */
function about(kind: OrderMailKind, detail: Detail): Writer {
  return async ({ facts, language }) => {
    const order = await findOrder(facts.number ?? '');
    if (!order?.email) return undefined;
    const locale = toLocale(language);
    const words = await orderWords(locale);
    const details = await detail(order, locale, words, facts);
    if (!details) return undefined;
    const { id, number, provider } = order;
    // The mailbox is that of the order: its mail opens it, without what is personal.
    const token = await signOrder(id, new Date(), await keyRing());
    const [phone] = company.phones;
    const sample = { paragraphs: [words.orders.demonstration] };
    return {
      letter: words.orderMails[kind],
      ...details,
      locale,
      facts: { number, email: company.email, phone, ...details.facts },
      link: addressOf(`/orders/${number}`, locale, { order: token }),
      sections: [...(provider === 'demonstration' ? [sample] : []), ...(details.sections ?? [])],
    };
  };
}

/** The mails to the customer of an order, in its language. */
export const orderMails: Readonly<Record<OrderMailKind, Writer>> = {
  orderConfirmed: about('orderConfirmed', confirmation),
  amountDiffers: about('amountDiffers', differing),
  deliveryAgreed: about('deliveryAgreed', agreed),
  orderDelivered: about('orderDelivered', delivered),
  orderCancelled: about('orderCancelled', () => ({})),
  orderRefunded: about('orderRefunded', refunded),
};
