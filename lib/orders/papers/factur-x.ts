import 'server-only';
import { dayOf } from '@/lib/calendar/dates';
import { shopCurrency, toDecimal } from '@/lib/money';
import type { PaidWith } from '../order';
import { facturXGuideline } from './factur-x-names';
import { agreementOf, shipToOf } from './factur-x-parties';
import { type Paper, type PaperLine, unitNetCents } from './paper';
import type { PaperRow, PaperSheet } from './paper-sheet';
import { element, type Xml, xmlDocument } from './xml';

/** Names in the document. Source: UN/CEFACT Cross Industry Invoice D22B, as Factur-X 1.07 uses it. */
const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:qdt': 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
};

/** Kinds of documents as UNTDID 1001 numbers them: commercial invoice, prepayment invoice, credit note. */
const typeCodes = { invoice: '380', deposit: '386', final: '380', credit: '381' } as const;

/** Ways to pay as UNTDID 4461 numbers them: bank card, online payment service, cheque, not defined. */
const meansCodes: Readonly<Record<PaidWith, string>> = {
  card: '48',
  apple_pay: '48',
  google_pay: '48',
  paypal: '68',
  klarna: '68',
  alma: '68',
  link: '68',
  // A transfer (30) would have to name an account to pay to; this one is paid.
  transfer: '1',
  cheque: '20',
  other: '1',
};

/** The European standard's name of a rate: standard, or an export that is free of tax. */
const categoryOf = (percent: number) => (percent > 0 ? 'S' : 'G');
/** Source: the code list VATEX of the Connecting Europe Facility. */
const exportReason = 'VATEX-EU-G';

const dated = (name: string, at: Date | string, prefix: 'udt' | 'qdt' = 'udt') =>
  element(
    name,
    element(
      `${prefix}:DateTimeString`,
      (typeof at === 'string' ? at : dayOf(at)).replaceAll('-', ''),
      { format: '102' },
    ),
  );
const amount = (name: string, cents: number, attributes = {}) =>
  element(name, toDecimal(cents), attributes);

/**
 * The structured data of a paper: a Cross Industry Invoice of the profile EN 16931 of Factur-X.
 * @param sheet the paper in the words of its PDF
 */
export function facturX(paper: Paper, sheet: PaperSheet): string {
  return xmlDocument(
    element(
      'rsm:CrossIndustryInvoice',
      [
        element(
          'rsm:ExchangedDocumentContext',
          element(
            'ram:GuidelineSpecifiedDocumentContextParameter',
            element('ram:ID', facturXGuideline),
          ),
        ),
        documentHead(paper, sheet),
        element('rsm:SupplyChainTradeTransaction', [
          paper.lines.map((line, index) => tradeLine(line, sheet.rows[index], index + 1, paper)),
          agreementOf(paper, sheet),
          delivery(paper),
          settlement(paper, sheet),
        ]),
      ],
      namespaces,
    ),
  );
}

function documentHead(paper: Paper, { sample, notes }: PaperSheet): Xml {
  const said = [...(sample ? [{ text: sample, subject: undefined }] : []), ...notes];
  return element('rsm:ExchangedDocument', [
    element('ram:ID', paper.number),
    element('ram:TypeCode', typeCodes[paper.kind]),
    dated('ram:IssueDateTime', paper.issuedAt),
    said.map(({ subject, text }) =>
      element('ram:IncludedNote', [
        element('ram:Content', text),
        subject && element('ram:SubjectCode', subject),
      ]),
    ),
  ]);
}

function tradeLine(
  line: PaperLine,
  row: PaperRow | undefined,
  number: number,
  { vatPercent }: Paper,
): Xml {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(number))),
    element('ram:SpecifiedTradeProduct', [
      element('ram:Name', row?.name),
      row?.options && element('ram:Description', row.options),
      // Of the list UNTDID 7143 (BT-158); weight and terms of delivery have no element of their own.
      line.item.kind === 'piece' &&
        line.item.broker?.heading &&
        element(
          'ram:DesignatedProductClassification',
          element('ram:ClassCode', line.item.broker.heading, { listID: 'HS' }),
        ),
    ]),
    element(
      'ram:SpecifiedLineTradeAgreement',
      element(
        'ram:NetPriceProductTradePrice',
        element('ram:ChargeAmount', (Math.abs(unitNetCents(line)) / 100).toFixed(4)),
      ),
    ),
    element(
      'ram:SpecifiedLineTradeDelivery',
      // A price is never below zero (BR-27): of what is taken off, the quantity is.
      element('ram:BilledQuantity', String(line.quantity * (line.netCents < 0 ? -1 : 1)), {
        unitCode: 'C62',
      }),
    ),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', [
        element('ram:TypeCode', 'VAT'),
        element('ram:CategoryCode', categoryOf(vatPercent)),
        element('ram:RateApplicablePercent', String(vatPercent)),
      ]),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        amount('ram:LineTotalAmount', line.netCents),
      ),
    ]),
  ]);
}

/** Where it is delivered, as far as the price depends on it, and when it was. */
const delivery = (paper: Paper): Xml =>
  element('ram:ApplicableHeaderTradeDelivery', [
    shipToOf(paper),
    paper.deliveredAt &&
      element(
        'ram:ActualDeliverySupplyChainEvent',
        dated('ram:OccurrenceDateTime', paper.deliveredAt),
      ),
  ]);

/**
 * The tax and the sums. All of it is paid, or given back, and nothing is due, unless the house has accepted less. A final invoice names that of the deposit, which
 * is part of what was paid (BT-113), and the credit notes of the deposit (BG-3): what they have given back was paid, too.
 */
function settlement(paper: Paper, { exempt, payment }: PaperSheet): Xml {
  const { vatPercent, netCents, vatCents, totalCents, paidWith, invoice, deposit } = paper;
  const { settledCents = totalCents } = paper;
  const isExempt = vatPercent === 0;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:PaymentReference', paper.order),
    element('ram:InvoiceCurrencyCode', shopCurrency),
    element(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      element('ram:TypeCode', meansCodes[paidWith ?? 'other']),
    ),
    element('ram:ApplicableTradeTax', [
      amount('ram:CalculatedAmount', vatCents),
      element('ram:TypeCode', 'VAT'),
      isExempt && element('ram:ExemptionReason', exempt.join(' ')),
      amount('ram:BasisAmount', netCents),
      element('ram:CategoryCode', categoryOf(vatPercent)),
      isExempt && element('ram:ExemptionReasonCode', exportReason),
      element('ram:RateApplicablePercent', String(vatPercent)),
    ]),
    element('ram:SpecifiedTradePaymentTerms', element('ram:Description', payment)),
    element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
      amount('ram:LineTotalAmount', netCents),
      amount('ram:TaxBasisTotalAmount', netCents),
      amount('ram:TaxTotalAmount', vatCents, { currencyID: shopCurrency }),
      amount('ram:GrandTotalAmount', totalCents),
      amount('ram:TotalPrepaidAmount', settledCents),
      amount('ram:DuePayableAmount', totalCents - settledCents),
    ]),
    [...(invoice ? [invoice] : []), ...(deposit?.credits ?? [])].map(({ number, issuedAt }) =>
      element('ram:InvoiceReferencedDocument', [
        element('ram:IssuerAssignedID', number),
        dated('ram:FormattedIssueDateTime', issuedAt, 'qdt'),
      ]),
    ),
  ]);
}
