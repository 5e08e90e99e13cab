import 'server-only';
import { company } from '@/content/house/company';
import { latePayment } from '@/content/orders/invoice-terms';
import { dayInWords } from '@/lib/calendar';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPercent, formatPrice, formatRoundPrice } from '@/lib/money';
import { type Paper, type PaperItem, type PaperLine, unitNetCents } from './paper';

/** The messages that papers are written with. */
export type PaperMessages = Pick<Messages, 'invoice' | 'orders' | 'footer' | 'delivery'>;

/**
 * What a note is about, as UNTDID 4451 names it: discounts, penalties for late payment, compensation for recovery, the
 * company. The French rules of electronic invoices want the first three.
 */
export type NoteSubject = 'AAB' | 'PMD' | 'PMT' | 'REG';
export type PaperNote = { readonly subject?: NoteSubject; readonly text: string };

/** Texts of a row: description and options, then one cell for each further column. */
export type PaperRow = {
  readonly name: string;
  readonly options: string;
  readonly cells: readonly string[];
};

/** An invoice or a credit note in the words of a language, in the order in which it is read. */
export type PaperSheet = {
  readonly locale: Locale;
  readonly title: string;
  /** Says that it is a sample. */
  readonly sample?: string;
  readonly facts: readonly string[];
  readonly parties: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** Titles of the columns: description, quantity, unit price, rate, sums without tax and with it. */
  readonly columns: readonly string[];
  readonly rows: readonly PaperRow[];
  readonly sums: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isTotal?: boolean;
  }[];
  /** Why there is no VAT, and who pays import tax. */
  readonly exempt: readonly string[];
  /** When and how it was paid or given back. */
  readonly payment: string;
  readonly notes: readonly PaperNote[];
  /** The number of a page, with `{page}` and `{pages}` still to be filled in. */
  readonly page: string;
};

/** A number among words that are read from right to left keeps its own order. */
const isolated = (number: string, locale: Locale) =>
  languages[locale].direction === 'rtl' ? `\u2066${number}\u2069` : number;

/** Writes a paper in a language. Pieces keep the words that they were sold in. */
export function sheetOf(paper: Paper, words: PaperMessages, locale: Locale): PaperSheet {
  const { invoice: t, orders } = words;
  const { vatPercent, netCents, vatCents, totalCents } = paper;
  const price = (cents: number) => formatPrice(cents, locale);
  const rate = formatPercent(vatPercent, locale);
  const isTaxed = vatPercent > 0;
  const isInvoice = paper.kind === 'invoice';
  const total = isInvoice ? (isTaxed ? t.due : orders.total) : orders.credit.total;
  const fullRate = vatRateInWords(vatPercent, paper.destination, locale);
  const say = (text: string, values: Readonly<Record<string, string>>) =>
    formatText(text, locale, values);
  return {
    locale,
    title: say(isInvoice ? t.title : orders.credit.title, {
      number: isolated(paper.number, locale),
    }),
    ...(paper.isSample && { sample: t.sample }),
    facts: factsOf(paper, words, locale),
    parties: [
      { title: t.seller, lines: sellerLines(words, locale) },
      { title: t.buyer, lines: buyerLines(paper, words, locale) },
    ],
    columns: [t.line, t.quantity, t.unit, t.rate, t.lineNet, isTaxed ? t.sum : orders.total],
    rows: paper.lines.map((line) => rowOf(line, words, locale, rate)),
    sums: [
      { label: t.net, amount: price(netCents) },
      { label: say(t.vat, { rate: fullRate }), amount: price(vatCents) },
      { label: total, amount: price(totalCents), isTotal: true },
      ...(isInvoice
        ? [
            { label: t.settled, amount: price(totalCents) },
            { label: t.toPay, amount: price(0) },
          ]
        : []),
    ],
    exempt: isTaxed ? [] : isInvoice ? [t.exempt, words.delivery.customs] : [t.exempt],
    payment: paymentOf(paper, words, locale),
    notes: notesOf(paper, words, locale),
    page: t.page,
  };
}

/** The dates and numbers below the title. */
function factsOf(paper: Paper, { invoice: t, orders }: PaperMessages, locale: Locale): string[] {
  const day = (at: Date | string) => dayInWords(at, locale);
  const { invoice, deliveredAt, deliveryDate } = paper;
  const order = formatText(orders.order, locale, { number: isolated(paper.order, locale) });
  if (invoice) {
    const of = { invoice: isolated(invoice.number, locale), date: day(invoice.issuedAt) };
    return [
      formatText(orders.credit.issued, locale, { date: day(paper.issuedAt) }),
      formatText(orders.credit.of, locale, of),
      order,
    ];
  }
  const delivered = deliveredAt
    ? formatText(t.delivered, locale, { date: day(deliveredAt) })
    : deliveryDate
      ? formatText(t.toDeliverOn, locale, { date: day(deliveryDate) })
      : t.toDeliver;
  return [formatText(t.issued, locale, { date: day(paper.issuedAt) }), order, delivered];
}

function sellerLines({ invoice: t, footer }: PaperMessages, locale: Locale): string[] {
  const { legalName, street, postalCode, city, siret, vatNumber } = company;
  return [
    legalName,
    street,
    `${postalCode} ${city}`,
    formatText(footer.siret, locale, { number: siret }),
    formatText(t.buyerVat, locale, { number: vatNumber }),
  ];
}

/** Who buys, with what a company gave for its papers. */
function buyerLines(
  { buyer, order }: Paper,
  { invoice: t }: PaperMessages,
  locale: Locale,
): string[] {
  return [
    buyer.name ?? formatText(t.unnamed, locale, { number: order }),
    ...buyer.address,
    ...(buyer.vatNumber ? [formatText(t.buyerVat, locale, { number: buyer.vatNumber })] : []),
    ...(buyer.reference ? [formatText(t.reference, locale, { reference: buyer.reference })] : []),
  ];
}

/** What a line is about, in words. */
export function itemName(item: PaperItem, { invoice: t, orders }: PaperMessages): string {
  if (item.kind === 'piece') return item.name;
  return item.kind === 'delivery' ? t.delivery : orders.credit.kinds[item.refund];
}

/** The options of a piece as a list. */
export function optionsOf(item: PaperItem, locale: Locale): string {
  const names = item.kind === 'piece' ? item.optionNames : [];
  return new Intl.ListFormat(languages[locale].tag).format(names);
}

function rowOf(line: PaperLine, words: PaperMessages, locale: Locale, rate: string): PaperRow {
  const { item, quantity, netCents, vatCents } = line;
  const price = (cents: number) => formatPrice(cents, locale);
  return {
    name: itemName(item, words),
    options: optionsOf(item, locale),
    cells: [
      String(quantity),
      price(Math.round(unitNetCents(line))),
      rate,
      price(netCents),
      price(netCents + vatCents),
    ],
  };
}

function paymentOf(paper: Paper, { invoice: t, orders }: PaperMessages, locale: Locale): string {
  const date = dayInWords(paper.issuedAt, locale);
  if (paper.kind === 'credit') return formatText(t.refunded, locale, { date });
  const paid = formatText(t.paid, locale, { date });
  return paper.paidWith ? `${paid} · ${orders.paidWithKinds[paper.paidWith]}` : paid;
}

/** The notes of the law. Who gives a VAT number or a reference of an order buys as a company. */
function notesOf(paper: Paper, { invoice: t }: PaperMessages, locale: Locale): PaperNote[] {
  const legal: PaperNote = {
    subject: 'REG',
    text: formatText(t.legal, locale, {
      legalName: company.legalName,
      capital: formatRoundPrice(company.capitalEuros * 100, locale),
      registration: company.registrationNumber,
      vat: company.vatNumber,
    }),
  };
  if (paper.kind === 'credit') return [legal];
  const isForCompany = Boolean(paper.buyer.vatNumber ?? paper.buyer.reference);
  const points = String(latePayment.pointsAboveCentralBank);
  const amount = formatRoundPrice(latePayment.recoveryCents, locale);
  const late: PaperNote[] = isForCompany
    ? [
        { subject: 'PMD', text: formatText(t.penalties, locale, { points }) },
        { subject: 'PMT', text: formatText(t.recovery, locale, { amount }) },
      ]
    : [{ subject: 'PMD', text: t.noPenalties }];
  return [{ text: t.goods }, { subject: 'AAB', text: t.discount }, ...late, legal];
}
