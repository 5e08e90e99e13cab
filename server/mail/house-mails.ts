import { refundDays } from '@/content/orders/order-terms';
import { findMessage, listMessagesOf } from '@/db/desk/contact-messages';
import { findReply, listAnswersOf } from '@/db/desk/message-replies';
import type { WaitingMail } from '@/db/mail/mails';
import { findReceived, type ToldState } from '@/db/orders/order-mails';
import { findOrder, type Order } from '@/db/orders/orders';
import { findPartTransfer } from '@/db/orders/transfers';
import { findWithdrawal, listDeclarations } from '@/db/orders/withdrawals';
import { daysAfter, inWords } from '@/lib/calendar/dates';
import { languages, defaultLocale as locale, toLocale } from '@/lib/i18n/locales';
import { type HouseMailKind, mostListed } from '@/lib/mail/mail-rules';
import { type HouseWords, houseWords, wordFor } from '@/lib/mail/mail-words';
import { readSpan, type Span } from '@/lib/mail/span';
import { formatAmount, formatPrice } from '@/lib/money';
import { balanceDueOf } from '@/lib/orders/deposit';
import { linesForHouse } from '@/lib/orders/house-lines';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';
import { houseAppointmentMail } from './appointment-mails';
import { houseBookingMail } from './booking-mails';
import { answerTo } from './house-answer';
import { addressOf, type Draft, type Writer } from './mail-draft';

type Rows = readonly (readonly [label: string, value: string | null | undefined])[];

/** A table of what is known. */
const known = (rows: Rows) =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

function moment(at: Date): string {
  const { date, time } = inWords(at, locale);
  return `${date} à ${time}`;
}

/** Many rows of one kind, in one mail. */
async function writeMany(
  kind: 'houseMessages' | 'houseAnswers' | 'houseWithdrawals',
  path: string,
  count: number,
  { since, until }: Span,
  rows: Rows,
): Promise<Draft> {
  const { houseMails } = await houseWords();
  const facts = { count: String(count), since: moment(since), until: moment(until) };
  const sections = [{ rows: known(rows) }];
  return { locale, letter: houseMails[kind], facts, sections, link: addressOf(path, locale) };
}

/** A message of the contact form, as it came; many at once as a list. */
async function writeMessage({ facts }: WaitingMail): Promise<Draft | undefined> {
  const span = readSpan(facts);
  const found = span && (await listMessagesOf(span, mostListed));
  if (found && found.count > 1) {
    const rows = found.rows.map(({ name, subject }) => [name, subject] as const);
    return writeMany('houseMessages', '/desk/messages', found.count, span, rows);
  }
  const message = found ? found.rows[0] : await findMessage(facts.message ?? '');
  if (!message) return undefined;
  const { name, email, phone, subject } = message;
  const { houseMails, contact } = await houseWords();
  const labels = contact.form;
  return {
    locale,
    letter: houseMails.houseMessage,
    facts: { name, subject },
    replyTo: { name, address: email },
    sections: [
      {
        rows: known([
          [labels.name, name],
          [labels.email, email],
          [labels.phone, phone],
          [labels.subject, subject],
          [houseMails.receivedAt, moment(message.createdAt)],
        ]),
        paragraphs: [message.message],
      },
    ],
    link: addressOf(`/desk/messages/${message.id}`, locale),
  };
}

/** What came back by mail to a reply of the house; many at once as a list. It is answered at the desk, where it is kept. */
async function writeAnswer({ facts }: WaitingMail): Promise<Draft | undefined> {
  const span = readSpan(facts);
  const found = span && (await listAnswersOf(span, mostListed));
  if (found && found.count > 1) {
    const rows = found.rows.map(({ message: { name, subject } }) => [name, subject] as const);
    return writeMany('houseAnswers', '/desk/messages', found.count, span, rows);
  }
  const answer = found ? found.rows[0] : await findReply(facts.reply ?? '');
  if (!answer) return undefined;
  const { id, name, email, phone, subject } = answer.message;
  const { houseMails, contact } = await houseWords();
  const labels = contact.form;
  return {
    locale,
    letter: houseMails.houseAnswer,
    facts: { name, subject },
    sections: [
      {
        rows: known([
          [labels.name, name],
          [labels.email, email],
          [labels.phone, phone],
          [labels.subject, subject],
          [houseMails.receivedAt, moment(answer.reply.createdAt)],
        ]),
        paragraphs: [answer.reply.text],
      },
    ],
    link: addressOf(`/desk/messages/${id}`, locale),
  };
}

/** Why a payment is to be checked, where the house reads of that apart. */
const tellingCauses = ['paidAfterRefund', 'addressDiffers', 'transferPart'] as const;
type TellingCause = (typeof tellingCauses)[number];

/** An order that is paid, or for which another amount has come. */
async function writeOrder({ facts }: WaitingMail): Promise<Draft | undefined> {
  const order = await findOrder(facts.number ?? '');
  if (!order) return undefined;
  const words = await houseWords();
  const { number, email, contact } = order;
  const { states, answers } = words.houseMails;
  const { answer, replyTo } = answerTo('customer', { ...contact, email }, answers);
  // The state of an order does not say why its payment is to be checked; its history does.
  const cause = order.changes.findLast(({ state, note }) => state === 'differs' && note)?.note;
  const said = facts.state === 'paid' && order.depositCents !== null ? 'deposit' : facts.state;
  const apart = facts.state === 'differs' && tellingCauses.find((one) => one === cause);
  const reason = apart || said;
  return {
    locale,
    letter: words.houseMails.houseOrder,
    facts: { number, answer, state: wordFor<ToldState | TellingCause | 'deposit'>(states, reason) },
    replyTo,
    sections: [{ rows: await orderRows(order, words, facts.state) }],
    link: addressOf(`/desk/orders/${number}`, locale),
  };
}

/** @param told what the house is told of it: of a note with a sum, that sum */
async function orderRows(order: Order, { houseMails, contact }: HouseWords, told = '') {
  const { email, lines, totalCents, deliveryCents, nightsCents } = order;
  const price = (cents = 0) => (cents > 0 ? formatPrice(cents, locale) : undefined);
  const received = await findReceived(order);
  const part = await findPartTransfer(order);
  const came = order.changes.findLast(({ note }) => note === told)?.details?.cents;
  const otherOrder = order.changes.findLast(({ note, remark }) => note === 'paidTwice' && remark);
  const pieces = (await linesForHouse(lines)).map((line) => {
    const { quantity, unitCents, name, optionNames, soldAs } = line;
    const sold = soldAs && `« ${soldAs} »`;
    const said = [...optionNames, `${price(unitCents)}`, sold].filter(Boolean);
    return [`${quantity} × ${name}`, said.join(' · ')] as const;
  });
  return known([
    ...pieces,
    [houseMails.delivery, price(deliveryCents)],
    [houseMails.nights, nightsCents > 0 ? formatPrice(-nightsCents, locale) : undefined],
    [houseMails.total, price(totalCents)],
    [houseMails.deposit, price(order.depositCents ?? 0)],
    [houseMails.balance, price(part?.part === 'balance' ? part.dueCents : balanceDueOf(order))],
    [houseMails.came, price(came)],
    [houseMails.received, received && formatAmount(received, locale)],
    [houseMails.otherOrder, otherOrder?.remark],
    [houseMails.provider, houseMails.providers[order.provider]],
    [contact.form.name, order.contact?.name],
    [contact.form.email, email],
    [contact.form.phone, order.contact?.phone],
    [houseMails.postalAddress, addressLines(storedAddress(order.contact), locale).join(', ')],
    [houseMails.language, languages[toLocale(order.language)].name],
  ]);
}

/** A declaration of withdrawal; many at once as a list. */
async function writeWithdrawal({ facts }: WaitingMail): Promise<Draft | undefined> {
  const span = readSpan(facts);
  const found = span && (await listDeclarations(span, mostListed));
  if (found && found.count > 1) {
    const rows = found.rows.map(
      (row) => [row.reference, [row.name, row.order, moment(row.declaredAt)].join(', ')] as const,
    );
    return writeMany('houseWithdrawals', '/desk/withdrawals', found.count, span, rows);
  }
  const withdrawal = await findWithdrawal(facts.reference ?? '');
  if (!withdrawal) return undefined;
  const { reference, name, email, order, declaredAt } = withdrawal;
  const { houseMails, contact } = await houseWords();
  const { date: until } = inWords(daysAfter(declaredAt, refundDays), locale);
  return {
    locale,
    letter: houseMails.houseWithdrawal,
    facts: { reference, until, ...inWords(declaredAt, locale) },
    replyTo: { name, address: email },
    sections: [
      {
        rows: known([
          [contact.form.name, name],
          [contact.form.email, email],
          [houseMails.order, order],
        ]),
      },
    ],
    link: addressOf('/desk/withdrawals', locale),
  };
}

/** The mails to the house. */
export const houseMails: Readonly<Record<HouseMailKind, Writer>> = {
  houseOrder: writeOrder,
  houseMessage: writeMessage,
  houseAnswer: writeAnswer,
  houseWithdrawal: writeWithdrawal,
  houseBooking: houseBookingMail,
  houseAppointment: houseAppointmentMail,
};
