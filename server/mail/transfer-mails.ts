import type { Order } from '@/db/orders/orders';
import { dayInWords } from '@/lib/calendar/dates';
import { bankAccount, ibanInWords } from '@/lib/checkout/transfer/bank-account';
import { type AwaitedTransfer, comingUntil, transferUntil } from '@/lib/checkout/transfer/transfer';
import { formatText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MailSection } from '@/lib/mail/mail-parts';
import type { OrderWords } from '@/lib/mail/mail-words';
import { formatPrice } from '@/lib/money';
import { balanceOf, firstCentsOf } from '@/lib/orders/deposit';
import { aboutLine } from './order-confirmation';
import type { Detail, Details } from './order-detail';

/** Where a bank transfer goes, its sum and its reference; where no account is configured, the house says it. */
export function bankSection(
  { number }: { readonly number: string },
  cents: number,
  locale: Locale,
  { orders: { transfer } }: OrderWords,
  until?: string,
): MailSection {
  const account = bankAccount();
  if (!account) return { paragraphs: [transfer.away] };
  return {
    rows: [
      [transfer.amount, formatPrice(cents, locale)],
      [transfer.reference, number],
      [transfer.holder, account.holder],
      ['IBAN', ibanInWords(account.iban)],
      ...(account.bic ? [['BIC', account.bic] as const] : []),
      ...(until ? [[transfer.until, dayInWords(until, locale)] as const] : []),
    ],
  };
}

/**
 * Says where the transfer of an order goes, that it is the deposit where it is, and what it pays, or reminds of it. Nothing once
 * it has come, or the order is cancelled.
 */
export const transferDue: Detail = (order, locale, words, { reminder }) => {
  if (order.state !== 'awaitingTransfer') return undefined;
  const cents = firstCentsOf(order);
  const { transferReminder, transferDue: first, transferIsDeposit } = words.orderMails;
  const letter = reminder ? transferReminder : first;
  const isDeposit = order.depositCents !== null;
  return {
    letter: isDeposit ? { ...letter, text: [...letter.text, transferIsDeposit] } : letter,
    facts: {
      amount: formatPrice(cents, locale),
      total: formatPrice(order.totalCents, locale),
      balance: formatPrice(balanceOf(order), locale),
      date: dayInWords(transferUntil(order), locale),
    },
    sections: [
      bankSection(order, cents, locale, words),
      ...order.lines.map((line) => aboutLine(line, locale, words)),
    ],
  };
};

/** Says what of a transfer has come, and where the rest goes, for as long as it is awaited. */
export const transferPart = (
  order: Order,
  { cameCents, dueCents }: AwaitedTransfer,
  locale: Locale,
  words: OrderWords,
): Details => {
  const price = (cents: number) => formatPrice(cents, locale);
  return {
    letter: words.orderMails.transferPart,
    facts: { received: price(cameCents), missing: price(dueCents) },
    sections: [
      bankSection(order, dueCents, locale, words, comingUntil(order, new Date())),
      ...order.lines.map((line) => aboutLine(line, locale, words)),
    ],
  };
};

/** What is left of an order that the house has accepted though less had come. */
export function restText(
  { cameCents, dueCents }: AwaitedTransfer,
  locale: Locale,
  { orders: { transfer } }: OrderWords,
): string {
  const [received, missing] = [formatPrice(cameCents, locale), formatPrice(dueCents, locale)];
  return formatText(transfer.rest, locale, { received, missing });
}

/** A cancelled order has nothing more to say, unless its transfer has not come in time. */
export const cancelled: Detail = (order, locale, words) => {
  const last = order.changes.findLast(({ state, note }) => state === 'cancelled' && !note);
  if (order.provider !== 'transfer' || last?.author !== 'shop') return {};
  return {
    letter: words.orderMails.transferLate,
    facts: { date: dayInWords(transferUntil(order), locale) },
  };
};
