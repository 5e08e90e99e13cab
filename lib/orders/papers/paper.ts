import { storedDestination } from '@/lib/delivery/delivery';
import type { Destination } from '@/lib/delivery/destination';
import { vatIn, vatParts } from '@/lib/delivery/tax';
import { balanceOf, depositShare, firstCentsOf } from '@/lib/orders/deposit';
import type { InvoiceKind, PaidWith, RefundKind } from '../order';
import type { OrderView } from '../order-view';
import { type BrokerFacts, brokerFacts } from './broker-facts';
import { type PaperParties, partiesOf } from './paper-parties';

/** An invoice or a credit note by its number as it stands on paper. */
export type PaperHead = { readonly number: string; readonly issuedAt: Date };

/** An invoice of an order by its number. */
export type InvoiceHead = PaperHead & { readonly kind: InvoiceKind };

export type Credit = PaperHead & {
  readonly kind: RefundKind;
  /** What was given back, VAT included, and the VAT in it, euro cents. */
  readonly cents: number;
  readonly vatCents: number;
};

/** Another paper with its sum and the VAT in it, euro cents. */
type PaperSum = PaperHead & { readonly cents: number; readonly vatCents: number };

/** The invoice of a deposit that a final invoice deducts, and its credit notes, which lower what the order has cost. */
export type DeductedDeposit = PaperSum & { readonly credits?: readonly PaperSum[] };

/** What a line is about: a piece under the words it was sold in, the delivery, or what was given back. */
export type PaperItem =
  | {
      readonly kind: 'piece';
      readonly name: string;
      readonly optionNames: readonly string[];
      /** Of an export. */
      readonly broker?: BrokerFacts;
    }
  | { readonly kind: 'delivery' }
  /** Nights at the Résidence that are taken off: below zero. */
  | { readonly kind: 'nights' }
  /** Of an order of these pieces. */
  | { readonly kind: 'deposit'; readonly percent: number; readonly pieces: readonly string[] }
  | { readonly kind: 'refund'; readonly refund: RefundKind };

/** A line, euro cents for all of its pieces together. */
export type PaperLine = {
  readonly item: PaperItem;
  readonly quantity: number;
  readonly netCents: number;
  readonly vatCents: number;
};

/**
 * An invoice or a credit note (« avoir »): what its page, its PDF and the structured data in it say alike. What it names:
 * articles L. 441-9 and R. 123-238 of the code de commerce, and 242 nonies A of annexe II to the code général des impôts;
 * a credit note names its invoice, which it leaves as it is: articles 272, 1 and 289, I, 5 of that code. A deposit has an
 * invoice of its own (article 289, I, 1, c), with the VAT that is due when it is paid (article 269, 2, a bis); the final
 * invoice is about the whole order, and deducts it.
 */
export type Paper = PaperHead &
  PaperParties & {
    readonly kind: 'invoice' | 'deposit' | 'final' | 'credit';
    /** Of an order of the demonstration: without value. */
    readonly isSample: boolean;
    readonly order: string;
    /** The invoice that a credit note is about, or the deposit that a final invoice deducts. */
    readonly invoice?: PaperHead;
    readonly deposit?: DeductedDeposit;
    /** Of the invoice of a deposit: the total of the order, and what is left to pay, euro cents. */
    readonly rest?: { readonly orderCents: number; readonly balanceCents: number };
    /** Where it is delivered, and whose VAT it is; `undefined` in orders of older releases. */
    readonly destination?: Destination;
    readonly deliveredAt?: Date;
    /** The day agreed for the delivery, `2026-12-14`. */
    readonly deliveryDate?: string;
    readonly paidWith?: PaidWith;
    readonly lines: readonly PaperLine[];
    /** 0 for an export. */
    readonly vatPercent: number;
    readonly netCents: number;
    readonly vatCents: number;
    readonly totalCents: number;
    /** What of its total has come, where the house has accepted less; else all of it. */
    readonly settledCents?: number;
  };

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);

function paperOf(
  order: OrderView,
  { number, issuedAt }: PaperHead,
  lines: readonly PaperLine[],
): Omit<Paper, 'kind'> {
  const { deliveredAt, deliveryDate, paidWith } = order;
  const netCents = sum(lines.map((line) => line.netCents));
  const vatCents = sum(lines.map((line) => line.vatCents));
  return {
    number,
    issuedAt,
    isSample: order.provider === 'demonstration',
    order: order.number,
    ...partiesOf(order),
    destination: storedDestination(order),
    deliveredAt: deliveredAt ?? undefined,
    deliveryDate: deliveryDate ?? undefined,
    paidWith: paidWith ?? undefined,
    lines,
    vatPercent: order.vatPercent,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  };
}

/** The invoice of the deposit of an order: one line, with what is paid first. */
export function depositPaper(order: OrderView, invoice: PaperHead): Paper {
  const cents = firstCentsOf(order);
  const vatCents = vatIn(cents, order.vatPercent);
  const pieces = order.lines.map(({ name }) => name);
  const percent = depositShare(order);
  const line = { item: { kind: 'deposit', percent, pieces } as const, quantity: 1, vatCents };
  return {
    kind: 'deposit',
    ...paperOf(order, invoice, [{ ...line, netCents: cents - vatCents }]),
    rest: { orderCents: order.totalCents, balanceCents: balanceOf(order) },
  };
}

/**
 * The invoice of an order whose balance is paid: all of it, less the deposit that has an invoice already.
 * @param credits those of the deposit
 */
export function finalPaper(
  order: OrderView,
  invoice: PaperHead,
  deposit: PaperHead,
  credits: readonly PaperSum[] = [],
): Paper {
  const cents = firstCentsOf(order);
  const { number, issuedAt } = deposit;
  return {
    ...invoicePaper(order, invoice),
    kind: 'final',
    paidWith: order.balancePaidWith ?? undefined,
    invoice: { number, issuedAt },
    deposit: {
      ...{ number, issuedAt, cents, vatCents: vatIn(cents, order.vatPercent) },
      ...(credits.length > 0 && { credits }),
    },
  };
}

/** The invoice of an order that is paid. Its lines have together exactly the VAT of its total. */
export function invoicePaper(order: OrderView, invoice: PaperHead): Paper {
  const { deliveryCents, nightsCents, vatPercent } = order;
  const sold = [
    ...order.lines.map((line) => {
      const { name, optionNames, quantity, unitCents } = line;
      const broker = vatPercent === 0 ? brokerFacts(line) : undefined;
      return {
        item: { kind: 'piece', name, optionNames, ...(broker && { broker }) } as const,
        quantity,
        cents: unitCents * quantity,
      };
    }),
    ...(deliveryCents > 0
      ? [{ item: { kind: 'delivery' } as const, quantity: 1, cents: deliveryCents }]
      : []),
    // A reduction that is given with the sale lowers what is taxed: article 267, II, 1° of the code général des impôts.
    ...(nightsCents > 0
      ? [{ item: { kind: 'nights' } as const, quantity: 1, cents: -nightsCents }]
      : []),
  ];
  const parts = vatParts(
    sold.map(({ cents }) => cents),
    vatPercent,
  );
  const lines = sold.map(({ cents, ...line }, index) => {
    const vatCents = parts[index] ?? 0;
    return { ...line, netCents: cents - vatCents, vatCents };
  });
  return { kind: 'invoice', ...paperOf(order, invoice, lines) };
}

/**
 * A credit note of an order: one line, with the refund that it is about.
 * @param invoice the one that it is about; what that says of who bought stands on both
 */
export function creditPaper(
  order: OrderView,
  invoice: PaperHead & Partial<Pick<Paper, 'buyer' | 'deliverTo'>>,
  credit: Credit,
): Paper {
  const { kind, cents, vatCents } = credit;
  const item = { kind: 'refund', refund: kind } as const;
  const line = { item, quantity: 1, netCents: cents - vatCents, vatCents };
  const { number, issuedAt, buyer, deliverTo } = invoice;
  return {
    kind: 'credit',
    ...paperOf(order, credit, [line]),
    ...(buyer && { buyer, deliverTo }),
    invoice: { number, issuedAt },
  };
}

/** The price of one piece of a line before tax, in euro cents that need not be whole. */
export const unitNetCents = ({ netCents, quantity }: PaperLine): number => netCents / quantity;

/** The path of its file, without language. */
export const paperPath = ({ kind, number, order }: Pick<Paper, 'kind' | 'number' | 'order'>) =>
  ({
    invoice: `/orders/${order}/invoice.pdf`,
    deposit: `/orders/${order}/invoices/${number}.pdf`,
    final: `/orders/${order}/invoices/${number}.pdf`,
    credit: `/orders/${order}/credit-notes/${number}.pdf`,
  })[kind];
