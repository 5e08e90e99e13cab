import { company } from '@/content/house/company';
import { listOrderMails } from '@/db/mail/sent-mails';
import { foreseeCredit, listCreditNotes } from '@/db/orders/credit-notes';
import { findAgreedTexts, findReceived, findRefunded } from '@/db/orders/order-mails';
import { findOrder, type Order } from '@/db/orders/orders';
import { findRefunds } from '@/db/orders/refunds';
import { findPartTransfer } from '@/db/orders/transfers';
import { keyRing } from '@/db/process/key-ring';
import { calendarFile } from '@/lib/calendar/calendar-file';
import { dayInWords, dayOf, inWords, noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { isTotal, paidCurrency } from '@/lib/checkout/payment-money';
import { storedDestination } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages, toLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import type { MailSection } from '@/lib/mail/mail-parts';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { type Letter, type OrderWords, orderWords } from '@/lib/mail/mail-words';
import { formatAmount, formatPrice } from '@/lib/money';
import { agreedTexts } from '@/lib/orders/agreed-texts';
import { firstCentsOf } from '@/lib/orders/deposit';
import { isTrueIn } from '@/lib/orders/mail-truth';
import { hasOtherAddress } from '@/lib/orders/order-history';
import { undoneChanges } from '@/lib/orders/order-moves';
import type { Paper } from '@/lib/orders/papers/paper';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';
import { withdrawalEnd } from '@/lib/orders/withdrawal-period';
import { env } from '@/lib/process/env';
import { signRow } from '@/lib/process/row-token';
import { creditedText } from '@/lib/residence/stay-words';
import { findCreditPaper, listInvoicePapers } from '@/use-cases/orders/find-paper';
import { listCredits } from '@/use-cases/residence/list-credits';
import { attachedSection, balanceDue, balancePaid, sharesOf } from './balance-mails';
import { calendarAttachment } from './calendar-attachment';
import { addressOf, type Writer } from './mail-draft';
import { photosOf } from './mail-photos';
import { confirmation } from './order-confirmation';
import type { Detail, Details } from './order-detail';
import { stepsAfterDelivery, stepsToDelivery } from './order-next';
import { withdrawalLink } from './order-terms';
import { attachedPaper } from './paper-attachment';
import { adviserIn, pictureOf } from './piece-picture';
import { bankSection, cancelled, restText, transferDue, transferPart } from './transfer-mails';

/** A day is agreed for the delivery. @param facts the day on which it is foreseen, and that which is typed, in a preview before */
const agreed: Detail = async (order, locale, words, { foreseen, deliveryDate: typed }) => {
  const { number, deliveryFirst, changes } = order;
  const announced =
    foreseen && deliveryFirst && deliveryFirst > foreseen ? deliveryFirst : foreseen;
  const deliveryDate = (foreseen && typed) || (order.deliveryDate ?? announced);
  if (!deliveryDate) return undefined;
  const isAgreed = ({ state, note }: Order['changes'][number]) => state === 'agreed' && !note;
  const undone = undoneChanges(changes);
  const days = changes.filter((change) => isAgreed(change) && !undone.has(change.id));
  const standing = days.at(-1);
  const told = await dayTold(order, days);
  const { deliveryAgreed, deliveryMoved } = words.orderMails;
  const event = calendarFile({
    uid: `${number}@${new URL(env().SITE_URL).hostname}`,
    day: deliveryDate,
    version: changes.filter(isAgreed).length,
    title: formatText(words.orderMails.event, locale, { number }),
    place:
      addressLines(storedAddress(standing?.details), languages[locale].tag).join(', ') || undefined,
    link: addressOf(`/orders/${number}`, locale),
    writtenAt: new Date(),
  });
  return {
    facts: {
      date: weekdayInWords(noonOf(deliveryDate), locale),
      told: told ? weekdayInWords(noonOf(told), locale) : '',
    },
    ...(told &&
      told !== deliveryDate && {
        letter: {
          ...deliveryAgreed,
          title: deliveryMoved.title,
          text: [...deliveryAgreed.text, deliveryMoved.text],
        },
      }),
    steps: stepsToDelivery(deliveryDate, locale, words),
    attachments: [calendarAttachment(number, event)],
  };
};

/** The day of delivery that the last mail about it has said; `undefined` before any. @param days the changes that agreed on one */
async function dayTold(order: Order, days: Order['changes']): Promise<string | undefined> {
  const { sent } = await listOrderMails(order.id, order.number);
  const mail = sent.findLast(({ kind }) => kind === 'deliveryAgreed');
  const said = mail && days.findLast(({ at }) => at <= mail.sentAt);
  return said?.details?.deliveryDate;
}

/** It is delivered. @param facts the day on which it is foreseen, in a preview before */
const delivered: Detail = (order, locale, words, { foreseen }) => {
  const { number } = order;
  const deliveredAt = order.deliveredAt ?? (foreseen ? noonOf(foreseen) : null);
  if (!deliveredAt) return undefined;
  const given = { ...order, deliveredAt };
  return {
    facts: {
      date: inWords(deliveredAt, locale).date,
      until: dayInWords(withdrawalEnd(given), locale),
    },
    steps: stepsAfterDelivery(given, locale, words),
    annexes: [{ link: withdrawalLink(number, locale, words) }],
  };
};

/**
 * A payment is to be checked: an amount other than the total or the deposit that was awaited (of a transfer that came in part,
 * where the rest goes), the total for an address in another country, or the total
 * again. Nothing once it has been checked.
 */
const differing: Detail = async (order, locale, words) => {
  const received = order.state === 'differs' ? await findReceived(order) : undefined;
  if (!received) return undefined;
  const firstCents = firstCentsOf(order);
  const due = formatPrice(firstCents, locale);
  const facts = { received: formatAmount(received, locale), due };
  if (!isTotal(received, firstCents)) {
    const part = await findPartTransfer(order);
    if (part) return transferPart(order, part, locale, words);
    const isDeposit = order.depositCents !== null;
    return { letter: isDeposit ? words.orderMails.depositDiffers : undefined, facts };
  }
  const destination = hasOtherAddress(order) ? storedDestination(order) : undefined;
  if (!destination) return { letter: words.orderMails.paymentToCheck, facts };
  const place = placeName(destination, languages[locale].tag);
  return { letter: words.orderMails.addressDiffers, facts: { ...facts, place } };
};

/** The nights at the Résidence that the house gives back on the bed of an order. */
async function aboutNights(order: Order, locale: Locale): Promise<MailSection[]> {
  const stays = await listCredits(order);
  if (stays.length === 0) return [];
  const messages = await messagesOf(locale);
  const paragraphs = stays.map((stay) => creditedText(stay, messages, locale));
  return [{ title: messages.booking.creditedTitle, paragraphs }];
}

/** The invoice that a confirmation brings: of an order with a deposit that of the deposit. */
const firstInvoiceOf = async (order: Order) => (await listInvoicePapers(order)).at(0);

/** The confirmation, with the invoice. Without one yet, as in a preview of an order that is not paid, it says nothing of it. */
const confirmed: Detail = async (order, locale, words) => {
  // Orders from before the texts were kept get those of today.
  const agreed = (await findAgreedTexts(order)) ?? agreedTexts(words, locale);
  const said = confirmation(order, locale, words, agreed);
  const credited = await aboutNights(order, locale);
  const part = await findPartTransfer(order);
  const rest = part?.part === 'rest' ? part : undefined;
  const { depositReceived, orderConfirmed } = words.orderMails;
  const letter = order.depositCents === null ? orderConfirmed : depositReceived;
  const details = {
    ...said,
    letter: rest ? { ...letter, text: [...letter.text, restText(rest, locale, words)] } : letter,
    sections: [
      ...(rest ? [bankSection(order, rest.dueCents, locale, words)] : []),
      ...(said.sections ?? []),
      ...credited,
    ],
    ...(order.depositCents !== null && { facts: sharesOf(order, locale) }),
  };
  const paper = await firstInvoiceOf(order);
  const files = paper ? await attachedPaper(paper, locale) : [];
  if (!paper || files.length === 0) return details;
  return {
    ...details,
    sections: [...(details.sections ?? []), attachedSection(paper, locale, words)],
    attachments: [...files, ...(details.attachments ?? [])],
  };
};

/** A refund as its mail names it: what is given back, and what of that its credit note is about, euro cents. */
type Returned = {
  readonly cents: number;
  readonly creditedCents: number;
  /** Whether its credit note is about less than the invoice, and whether nothing is left after it. */
  readonly isPart: boolean;
  readonly isLast: boolean;
  readonly way: string | undefined;
};

/** How a refund reaches its buyer. */
const wayLetter = (way: string | undefined, { orderMails }: OrderWords): Letter =>
  way === 'transfer' ? orderMails.refundTransferred : orderMails.orderRefunded;

/** What is written about a refund: how it reaches its buyer, and that it is a part, the last one, or more than the invoice. */
function refundLetter(
  order: Order,
  { cents, creditedCents, isPart, isLast, way }: Returned,
  locale: Locale,
  words: OrderWords,
): Details {
  const { orderMails } = words;
  const letter = wayLetter(way, words);
  const surplusCents = Math.max(0, cents - creditedCents);
  const [sum = '', ...rest] = letter.text;
  const said = [
    ...(creditedCents === 0 ? [orderMails.refundedSurplus] : []),
    ...(creditedCents > 0 && surplusCents > 0 ? [orderMails.refundedBeyond] : []),
    ...(isPart && !isLast && surplusCents === 0 ? [orderMails.refundedPart] : []),
    ...(isLast && (isPart || surplusCents > 0) ? [orderMails.refundedLast] : []),
  ];
  return {
    letter: { ...letter, text: [sum, ...said, ...rest] },
    facts: {
      amount: formatPrice(cents, locale),
      surplus: formatPrice(surplusCents, locale),
      credited: formatPrice(creditedCents, locale),
      total: formatPrice(order.totalCents, locale),
    },
  };
}

/** Whether a credit note is about a part of its invoice. */
const isOfPart = ({ lines }: Paper): boolean =>
  lines.some(({ item }) => item.kind === 'refund' && item.refund !== 'whole');

/** Whether nothing of what was paid for an order is left after a credit note. */
async function isLast(order: Order, { number }: Paper): Promise<boolean> {
  const { money } = await findRefunds(order.id);
  const newest = (await listCreditNotes(order.id)).at(-1);
  return newest?.number === number && money.refundedCents >= money.receivedCents;
}

/** A refund of so much before it is made, as its credit note will have it: without its papers. */
async function toBeRefunded(
  order: Order,
  cents: number,
  way: string | undefined,
  locale: Locale,
  words: OrderWords,
): Promise<Details> {
  const credit = await foreseeCredit(order, cents);
  const hasNote = credit !== undefined && credit.cents > 0;
  const returned = credit
    ? {
        cents,
        creditedCents: credit.cents,
        isPart: hasNote && !credit.isWhole,
        isLast: credit.isLast,
      }
    : { cents, creditedCents: cents, isPart: false, isLast: false };
  // Its number is drawn with it.
  const number = `AV-${dayOf(new Date()).slice(0, 4)}-…`;
  return {
    ...refundLetter(order, { ...returned, way }, locale, words),
    ...(hasNote && aboutCredit(order, number, true, locale, words)),
  };
}

/** What of the mail of a refund tells of its credit note, also where its file cannot be made. */
function aboutCredit(
  order: Order,
  number: string,
  isAttached: boolean,
  locale: Locale,
  { orders: { credit } }: OrderWords,
): Details {
  const attached = formatText(credit.attached, locale, { number });
  const href = addressOf(`/orders/${order.number}/credit-notes`, locale);
  return {
    sections: [{ rows: [[credit.name, number]], ...(isAttached && { paragraphs: [attached] }) }],
    annexes: [{ link: { label: credit.link, href } }],
  };
}

/**
 * The refund as its credit note says, with what goes back beyond that; without an invoice what is given back, or else the amount
 * received, which can differ from the total.
 * @param facts the sum that is given back, or asked about in a preview before
 */
const refunded: Detail = async (order, locale, words, facts) => {
  const cents = Number(facts.refundCents ?? 0);
  const { way } = facts;
  if (facts.foreseen && cents > 0) return toBeRefunded(order, cents, way, locale, words);
  const credit = await findCreditPaper(order, facts.credit ?? '');
  if (credit) {
    const { number, totalCents } = credit;
    const attachments = await attachedPaper(credit, locale);
    const returned = {
      // Where less had come than was invoiced, the credit note is about more than goes back.
      cents: cents || totalCents,
      creditedCents: totalCents,
      isPart: isOfPart(credit),
      isLast: await isLast(order, credit),
      way,
    };
    return {
      ...refundLetter(order, returned, locale, words),
      ...aboutCredit(order, number, attachments.length > 0, locale, words),
      attachments,
    };
  }
  if (cents > 0) {
    const creditedCents = (await firstInvoiceOf(order)) ? 0 : cents;
    const returned = { cents, creditedCents, isPart: false, isLast: false, way };
    return refundLetter(order, returned, locale, words);
  }
  const amount = (await findRefunded(order)) ?? { cents: order.totalCents, currency: paidCurrency };
  return { letter: wayLetter(way, words), facts: { amount: formatAmount(amount, locale) } };
};

/** Whether a mail has nothing to say without photos. */
const isAboutPhotos = (kind: OrderMailKind) => kind === 'workshopPhotos' || kind === 'readyPhotos';

/** Reads the order of a mail and writes about it. */
function about(kind: OrderMailKind, detail: Detail): Writer {
  return async ({ facts, language }) => {
    const order = await findOrder(facts.number ?? '');
    // A preview shows what a step that is still to come will say.
    if (!order?.email || !(facts.foreseen || isTrueIn(kind, order.state))) return undefined;
    const locale = toLocale(language);
    const words = await orderWords(locale);
    const details = await detail(order, locale, words, facts);
    const { photos, attachments } = await photosOf(order.id, facts, locale, words);
    if (!details || (isAboutPhotos(kind) && photos.length === 0)) return undefined;
    const { id, number, provider } = order;
    // The mailbox is that of the order: its mail opens it, without what is personal.
    const token = await signRow('order', id, new Date(), await keyRing());
    const [phone] = company.phones;
    const letter = details.letter ?? words.orderMails[kind];
    const sample = provider === 'demonstration' ? [words.orders.demonstration] : [];
    return {
      ...details,
      photos,
      attachments: [...(details.attachments ?? []), ...attachments],
      letter: { ...letter, text: [...sample, ...letter.text] },
      locale,
      facts: { number, email: company.email, phone, ...details.facts },
      link: details.link ?? addressOf(`/orders/${number}`, locale, { order: token }),
      // Photos of the piece itself stand in the place of its picture.
      ...(!isAboutPhotos(kind) && pictureOf(order.lines, locale, words)),
      person: adviserIn(locale, words),
    };
  };
}

/** The mails to the customer of an order, in its language. */
export const orderMails: Readonly<Record<OrderMailKind, Writer>> = {
  orderConfirmed: about('orderConfirmed', confirmed),
  amountDiffers: about('amountDiffers', differing),
  workshopPhotos: about('workshopPhotos', () => ({})),
  readyPhotos: about('readyPhotos', () => ({})),
  deliveryAgreed: about('deliveryAgreed', agreed),
  orderDelivered: about('orderDelivered', delivered),
  orderCancelled: about('orderCancelled', cancelled),
  orderRefunded: about('orderRefunded', refunded),
  transferDue: about('transferDue', transferDue),
  balanceDue: about('balanceDue', balanceDue),
  balancePaid: about('balancePaid', balancePaid),
};
