import { withdrawalDays } from '@/content/delivery';
import { findMessage } from '@/db/contact-messages';
import type { WaitingMail } from '@/db/mails';
import { findPaidCents } from '@/db/order-mails';
import { findOrder, type Order } from '@/db/orders';
import { findWithdrawal } from '@/db/withdrawals';
import { languages, defaultLocale as locale, toLocale } from '@/lib/i18n/locales';
import { type HouseWords, houseWords } from '@/lib/i18n/mail-words';
import type { HouseMailKind } from '@/lib/mail-rules';
import { formatPrice } from '@/lib/money';
import { daysAfter } from '@/lib/shop-day';
import { inWords } from '@/lib/withdrawal';
import { addressOf, type Draft, type Writer } from './mail-draft';

type Rows = readonly (readonly [label: string, value: string | null | undefined])[];

/** A table of what is known. */
const known = (rows: Rows) =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

const moment = (at: Date) => Object.values(inWords(at, locale)).join(', ');

/** A message of the contact form, as it came. */
async function writeMessage({ facts }: WaitingMail): Promise<Draft | undefined> {
  const message = await findMessage(facts.message ?? '');
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
    link: addressOf('/desk/messages', locale),
  };
}

/** An order that is paid, or for which another amount has come. */
async function writeOrder({ facts }: WaitingMail): Promise<Draft | undefined> {
  const order = await findOrder(facts.number ?? '');
  if (!order) return undefined;
  const words = await houseWords();
  const { number, email } = order;
  const states: Readonly<Record<string, string>> = words.houseMails.states;
  return {
    locale,
    letter: words.houseMails.houseOrder,
    facts: { number, state: states[facts.state ?? ''] ?? '' },
    replyTo: email ? { name: order.contact?.name ?? '', address: email } : undefined,
    sections: [{ rows: await orderRows(order, words) }],
    link: addressOf(`/desk/orders/${number}`, locale),
  };
}

async function orderRows(order: Order, { houseMails, contact }: HouseWords) {
  const { email, lines, totalCents, deliveryCents } = order;
  const price = (cents = 0) => (cents > 0 ? formatPrice(cents, locale) : undefined);
  const pieces = lines.map(({ name, optionNames, quantity, unitCents, productId }) => {
    const named = [name, ...optionNames].join(', ');
    return [`${quantity} × ${productId ?? name}`, `${named} : ${price(unitCents)}`] as const;
  });
  return known([
    ...pieces,
    [houseMails.delivery, price(deliveryCents)],
    [houseMails.total, price(totalCents)],
    [houseMails.received, price(await findPaidCents(order.id, 'paid'))],
    [houseMails.provider, houseMails.providers[order.provider]],
    [contact.form.name, order.contact?.name],
    [contact.form.email, email],
    [contact.form.phone, order.contact?.phone],
    [houseMails.postalAddress, order.contact?.address?.join(', ')],
    [houseMails.language, languages[toLocale(order.language)].name],
  ]);
}

/** A declaration of withdrawal. */
async function writeWithdrawal({ facts }: WaitingMail): Promise<Draft | undefined> {
  const reference = facts.reference ?? '';
  const withdrawal = await findWithdrawal(reference);
  if (!withdrawal) return undefined;
  const { name, email, order, declaredAt } = withdrawal;
  const { houseMails, contact } = await houseWords();
  const { date: until } = inWords(daysAfter(declaredAt, withdrawalDays), locale);
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
  houseWithdrawal: writeWithdrawal,
};
