import 'server-only';
import { dayInWords } from '@/lib/calendar/dates';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { translatorOf } from '@/lib/i18n/format';
import { isolated, type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPercent, formatPrice, formatRoundPrice } from '@/lib/money';
import { addressLines } from '../postal-address';
import { brokerNotes, brokerWords } from './broker-words';
import { type Paper, type PaperHead, type PaperItem, type PaperLine, unitNetCents } from './paper';
import type { PaperPerson } from './paper-parties';

/** The messages of a language, as papers read them. */
type Translator = ReturnType<typeof translatorOf>;

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
};

/** Writes a paper in a language. Pieces keep the words that they were sold in. */
export function sheetOf(paper: Paper, messages: Messages, locale: Locale): PaperSheet {
  const t = translatorOf(messages, locale);
  const { vatPercent, netCents, vatCents, totalCents } = paper;
  const price = (cents: number) => formatPrice(cents, locale);
  const isTaxed = vatPercent > 0;
  const isInvoice = paper.kind !== 'credit';
  const number = isolated(paper.number, locale);
  const rate = vatRateInWords(vatPercent, paper.destination, locale);
  return {
    locale,
    title: titleOf(paper, t, number),
    ...(paper.isSample && { sample: t('invoice.sample') }),
    facts: factsOf(paper, t, locale),
    parties: [
      { title: t('invoice.seller'), lines: sellerLines(paper, t) },
      { title: t('invoice.buyer'), lines: buyerLines(paper, t, locale) },
      ...deliverToOf(paper, t, locale),
    ],
    columns: [
      t('invoice.line'),
      t('invoice.quantity'),
      t('invoice.unit'),
      t('invoice.rate'),
      t('invoice.lineNet'),
      isTaxed ? t('invoice.sum') : t('orders.total'),
    ],
    rows: paper.lines.map((line) => rowOf(line, vatPercent, t, locale)),
    sums: [
      { label: t('invoice.net'), amount: price(netCents) },
      { label: t('invoice.vat', { rate }), amount: price(vatCents) },
      { label: totalLabel(paper, t), amount: price(totalCents), isTotal: true },
      ...(isInvoice ? settledSums(paper, t, locale) : []),
    ],
    exempt: [
      ...(isTaxed ? [] : [t('invoice.exempt')]),
      ...(!isTaxed && isInvoice ? [t('delivery.customs')] : []),
      ...restOf(paper, t, locale),
    ],
    payment: paymentOf(paper, t, locale),
    notes: notesOf(paper, t, locale),
  };
}

function titleOf({ kind }: Paper, t: Translator, number: string): string {
  if (kind === 'credit') return t('orders.credit.title', { number });
  return kind === 'deposit'
    ? t('invoice.deposit.title', { number })
    : t('invoice.title', { number });
}

function totalLabel({ kind, vatPercent }: Paper, t: Translator): string {
  if (kind === 'credit') return t('orders.credit.total');
  if (kind === 'deposit') return t('invoice.deposit.total');
  return vatPercent > 0 ? t('invoice.due') : t('orders.total');
}

/** Another paper by its number and day, in words. */
const headOf = ({ number, issuedAt }: PaperHead, locale: Locale) => ({
  number: isolated(number, locale),
  date: dayInWords(issuedAt, locale),
});

/** What was paid of an invoice; of a final one the deposit and the balance, each with the VAT in it. */
function settledSums(paper: Paper, t: Translator, locale: Locale): PaperSheet['sums'] {
  const { totalCents, vatCents, vatPercent, deposit, settledCents = totalCents } = paper;
  const row = (label: string, cents: number) => ({ label, amount: formatPrice(cents, locale) });
  const settled = row(t('invoice.settled'), settledCents);
  const toPay = row(t('invoice.toPay'), totalCents - settledCents);
  if (!deposit) return [settled, toPay];
  const taxed = (label: string, cents: number) => (vatPercent > 0 ? [row(label, cents)] : []);
  return [
    row(t('invoice.deposit.deducted', headOf(deposit, locale)), -deposit.cents),
    ...taxed(t('invoice.deposit.deductedVat'), -deposit.vatCents),
    row(t('invoice.deposit.balance'), totalCents - deposit.cents),
    ...taxed(t('invoice.deposit.balanceVat'), vatCents - deposit.vatCents),
    settled,
    toPay,
    ...creditedSums(paper, t, locale),
  ];
}

/** What was given back of the deposit of a final invoice by credit notes, each with the VAT in it, and what is left of the total. */
function creditedSums(
  { totalCents, vatPercent, deposit }: Paper,
  t: Translator,
  locale: Locale,
): PaperSheet['sums'] {
  const { credits = [] } = deposit ?? {};
  if (credits.length === 0) return [];
  const row = (label: string, cents: number) => ({ label, amount: formatPrice(cents, locale) });
  const credited = credits.flatMap(({ cents, vatCents, ...head }) => [
    row(t('invoice.deposit.credited', headOf(head, locale)), -cents),
    ...(vatPercent > 0 ? [row(t('invoice.deposit.creditedVat'), -vatCents)] : []),
  ]);
  const left = credits.reduce((rest, { cents }) => rest - cents, totalCents);
  return [...credited, row(t('invoice.deposit.afterCredits'), left)];
}

/** What the invoice of a deposit says of the rest of its order. */
function restOf({ rest }: Paper, t: Translator, locale: Locale): string[] {
  if (!rest) return [];
  const price = (cents: number) => formatPrice(cents, locale);
  const values = { total: price(rest.orderCents), balance: price(rest.balanceCents) };
  return [t('invoice.deposit.rest', values)];
}

/** The dates and numbers below the title. */
function factsOf(paper: Paper, t: Translator, locale: Locale): string[] {
  const { kind, invoice, deliveredAt, deliveryDate } = paper;
  const date = dayInWords(paper.issuedAt, locale);
  const order = t('orders.order', { number: isolated(paper.order, locale) });
  if (kind === 'credit' && invoice) {
    const of = {
      invoice: isolated(invoice.number, locale),
      date: dayInWords(invoice.issuedAt, locale),
    };
    return [t('orders.credit.issued', { date }), t('orders.credit.of', of), order];
  }
  const delivered = deliveredAt
    ? t('invoice.delivered', { date: dayInWords(deliveredAt, locale) })
    : deliveryDate
      ? t('invoice.toDeliverOn', { date: dayInWords(deliveryDate, locale) })
      : t('invoice.toDeliver');
  return [t('invoice.issued', { date }), order, delivered];
}

function sellerLines({ seller }: Paper, t: Translator): string[] {
  const { legalName, street, postalCode, city, siret, vatNumber } = seller;
  return [
    legalName,
    street,
    `${postalCode} ${city}`,
    t('footer.siret', { number: siret }),
    t('invoice.buyerVat', { number: vatNumber }),
  ];
}

/** The lines of an address, with its country in the language of the paper. */
const linesOf = ({ address, country }: PaperPerson, locale: Locale): string[] =>
  addressLines({ lines: address, country }, languages[locale].tag);

/** Who receives the delivery, where that is not who buys. */
function deliverToOf({ deliverTo }: Paper, t: Translator, locale: Locale): PaperSheet['parties'] {
  if (!deliverTo) return [];
  const lines = [deliverTo.name ?? '', ...linesOf(deliverTo, locale)].filter(Boolean);
  return [{ title: t('invoice.deliverTo'), lines }];
}

/** Who buys, with what a company gave for its papers. */
function buyerLines({ buyer, order }: Paper, t: Translator, locale: Locale): string[] {
  const { name, vatNumber: number, reference } = buyer;
  return [
    name ?? t('invoice.unnamed', { number: isolated(order, locale) }),
    ...linesOf(buyer, locale),
    ...(number ? [t('invoice.buyerVat', { number })] : []),
    ...(reference ? [t('invoice.reference', { reference })] : []),
  ];
}

/** What a line is about, in words. */
function itemName(item: PaperItem, t: Translator, locale: Locale): string {
  if (item.kind === 'piece') return item.name;
  if (item.kind === 'deposit') {
    return t('invoice.deposit.line', { percent: formatPercent(item.percent, locale) });
  }
  if (item.kind === 'nights') return t('payment.nights');
  return item.kind === 'delivery' ? t('invoice.delivery') : t(`orders.credit.kinds.${item.refund}`);
}

function rowOf(line: PaperLine, vatPercent: number, t: Translator, locale: Locale): PaperRow {
  const { item, quantity, netCents, vatCents } = line;
  const price = (cents: number) => formatPrice(cents, locale);
  const options =
    item.kind === 'piece' ? item.optionNames : item.kind === 'deposit' ? item.pieces : [];
  const broker = item.kind === 'piece' ? brokerWords(item.broker, t, locale) : '';
  const listed = new Intl.ListFormat(languages[locale].tag).format(options);
  return {
    name: itemName(item, t, locale),
    options: [listed, broker].filter(Boolean).join(' · '),
    cells: [
      String(quantity),
      price(Math.round(unitNetCents(line))),
      formatPercent(vatPercent, locale),
      price(netCents),
      price(netCents + vatCents),
    ],
  };
}

function paymentOf(paper: Paper, t: Translator, locale: Locale): string {
  const date = dayInWords(paper.issuedAt, locale);
  if (paper.kind === 'credit') return t('invoice.refunded', { date });
  const { settledCents = paper.totalCents } = paper;
  const whole = paper.deposit
    ? t('invoice.deposit.balancePaid', { date })
    : t('invoice.paid', { date });
  const paid = settledCents < paper.totalCents ? t('invoice.partlyPaid', { date }) : whole;
  return paper.paidWith ? `${paid} · ${t(`orders.paidWithKinds.${paper.paidWith}`)}` : paid;
}

/** Letters of scripts that the fonts of the PDF do not have, as Han: those of `lib/orders/papers/fonts` are five. */
const unwritten =
  /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Says of a buyer whose name or address the PDF cannot write where it stands whole. */
function unwrittenNote({ buyer, deliverTo }: Paper, t: Translator): PaperNote[] {
  const said = [buyer, deliverTo ?? { address: [] }]
    .flatMap(({ name, address }) => [name, ...address])
    .concat(buyer.reference)
    .join(' ');
  return unwritten.test(said) ? [{ text: t('invoice.unwritten') }] : [];
}

/** The notes of the law. Who gives a VAT number, a reference of an order or an address for the invoice buys as a company. */
function notesOf(paper: Paper, t: Translator, locale: Locale): PaperNote[] {
  const { latePayment, ...seller } = paper.seller;
  const { legalName, capitalEuros, registrationNumber: registration, vatNumber: vat } = seller;
  const capital = formatRoundPrice(capitalEuros * 100, locale);
  const legal = t('invoice.legal', { legalName, capital, registration, vat });
  const aboutName = unwrittenNote(paper, t);
  if (paper.kind === 'credit') return [...aboutName, { subject: 'REG', text: legal }];
  const { buyer, settledCents = paper.totalCents } = paper;
  const { vatNumber: number, reference, post } = buyer;
  const isForCompany = Boolean(number ?? reference ?? post);
  const points = String(latePayment.pointsAboveCentralBank);
  const amount = formatRoundPrice(latePayment.recoveryCents, locale);
  return [
    ...aboutName,
    { text: t('invoice.goods') },
    ...brokerNotes(paper, t, locale),
    { subject: 'AAB', text: t('invoice.discount') },
    ...(isForCompany || settledCents < paper.totalCents
      ? [
          { subject: 'PMD', text: t('invoice.penalties', { points }) } as const,
          { subject: 'PMT', text: t('invoice.recovery', { amount }) } as const,
        ]
      : [{ subject: 'PMD', text: t('invoice.noPenalties') } as const]),
    { subject: 'REG', text: legal },
  ];
}
