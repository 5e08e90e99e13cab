import type { Order } from '@/db/orders/orders';
import { findPartTransfer } from '@/db/orders/transfers';
import { keyRing } from '@/db/process/key-ring';
import { bankAccount } from '@/lib/checkout/transfer/bank-account';
import { formatText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { OrderWords } from '@/lib/mail/mail-words';
import { formatPrice } from '@/lib/money';
import { balancePath } from '@/lib/orders/balance-path';
import { balanceOf, firstCentsOf, isBalanceDue } from '@/lib/orders/deposit';
import type { Paper } from '@/lib/orders/papers/paper';
import { signRow } from '@/lib/process/row-token';
import { findInvoicePaper } from '@/use-cases/orders/find-paper';
import { addressOf } from './mail-draft';
import type { Detail } from './order-detail';
import { attachedPaper } from './paper-attachment';
import { bankSection } from './transfer-mails';

/** What is paid of an order with a deposit, and what is left, as its mails say it. */
export const sharesOf = (order: Order, locale: Locale) => ({
  deposit: formatPrice(firstCentsOf(order), locale),
  balance: formatPrice(balanceOf(order), locale),
});

/** Asks for the balance, or reminds of it. Nothing once it is paid, or the order is not to be delivered any more. */
export const balanceDue: Detail = async (order, locale, words, { reminder }) => {
  if (!isBalanceDue(order)) return undefined;
  const token = await signRow('balance', order.id, new Date(), await keyRing());
  const byTransfer = { title: words.orders.transfer[order.provider === 'stripe' ? 'or' : 'alone'] };
  const part = await findPartTransfer(order);
  const { balancePart, balanceReminder } = words.orderMails;
  const cents = part?.dueCents ?? balanceOf(order);
  return {
    letter: part ? balancePart : reminder ? balanceReminder : undefined,
    facts: {
      ...sharesOf(order, locale),
      ...(part && {
        received: formatPrice(part.cameCents, locale),
        missing: formatPrice(cents, locale),
      }),
    },
    ...(bankAccount() && {
      sections: [{ ...byTransfer, ...bankSection(order, cents, locale, words) }],
    }),
    link: addressOf(balancePath(token), locale),
  };
};

/** The balance has arrived: the final invoice goes with it. */
export const balancePaid: Detail = async (order, locale, words) => {
  if (!order.isBalancePaid) return undefined;
  const paper = await findInvoicePaper(order);
  const files = paper ? await attachedPaper(paper, locale) : [];
  return {
    facts: sharesOf(order, locale),
    ...(paper && files.length > 0 && { sections: [attachedSection(paper, locale, words)] }),
    attachments: files,
  };
};

/** Says that a paper comes with the mail. */
export const attachedSection = ({ number }: Paper, locale: Locale, words: OrderWords) => ({
  paragraphs: [formatText(words.invoice.attached, locale, { number })],
});
