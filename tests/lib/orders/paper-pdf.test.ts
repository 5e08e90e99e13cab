import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { facturX } from '@/lib/orders/papers/factur-x';
import {
  creditPaper,
  depositPaper,
  finalPaper,
  invoicePaper,
  type Paper,
} from '@/lib/orders/papers/paper';
import { paperFileName } from '@/lib/orders/papers/paper-file-name';
import { sheetOf } from '@/lib/orders/papers/paper-sheet';
import { Fonts } from '@/lib/orders/papers/pdf/fonts';
import { linesOf } from '@/lib/orders/papers/pdf/text-lines';
import { writePaper } from '@/lib/orders/papers/write-paper';
import { fewAndMany } from '@/tests/numbers';
import { aHead, aPaidOrder, somePapers } from './some-papers';

const written = async (paper: Paper, locale: Locale = 'fr') =>
  writePaper(paper, await messagesOf(locale), locale);

/** The streams of a PDF that can be read as text, unpacked. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) => {
    const bytes = Buffer.from(packed, 'latin1');
    try {
      return inflateSync(bytes).toString('utf8');
    } catch {
      return bytes.toString('utf8');
    }
  });
}

const objectsOf = (pdf: Buffer, type: string) =>
  pdf
    .toString('latin1')
    .split('endobj')
    .filter((object) => object.includes(`/Type /${type}\n`));

const long = aPaidOrder({
  contact: { name: 'Παπαδοπούλου '.repeat(16).slice(0, 200), address: ['x'.repeat(200)] },
  lines: Array.from({ length: 40 }, (_, at) => ({
    productId: null,
    name: at % 7 === 0 ? 'Une pièce au nom très long '.repeat(8).slice(0, 200) : `Pièce ${at}`,
    optionIds: [],
    optionNames: Array.from({ length: at % 5 === 0 ? 20 : 1 }, () => 'Noyer de France huilé'),
    quantity: 1,
    unitCents: 123_457,
  })),
});

describe.each(locales)('in %s', (locale) => {
  test('a paper is PDF/A-3 with its structured data, and all of its fonts', async () => {
    const paper = invoicePaper(aPaidOrder(), aHead);
    const pdf = await written(paper, locale);
    const streams = streamsOf(pdf);
    const words = await messagesOf(locale);
    expect(streams).toContain(facturX(paper, sheetOf(paper, words, locale)));
    const metadata = streams.find((stream) => stream.includes('x:xmpmeta'));
    expect(metadata).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</);
    expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    const fonts = objectsOf(pdf, 'FontDescriptor');
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toContain('/FontFile2');
    const [catalog = ''] = objectsOf(pdf, 'Catalog');
    for (const entry of ['/OutputIntents', '/AF ', '/Metadata', `/Lang (${locale})`])
      expect(catalog).toContain(entry);
    expect(pdf.toString('latin1')).toContain('/AFRelationship /Alternative');
    expect(pdf.length).toBeLessThan(60_000);
  });

  const tags = locale === 'fr' || locale === 'ar' ? [] : ['matrix'];
  test('a long paper goes on, with its title and number on each page, below 150 KB', {
    tags,
  }, async () => {
    const pdf = await written(invoicePaper(long, aHead), locale);
    expect(objectsOf(pdf, 'Page').length).toBeGreaterThan(2);
    expect(pdf.length).toBeLessThan(150_000);
  });
});

test('an invoice without French VAT names the exemption and the customs, a credit note the exemption alone', async () => {
  const words = await messagesOf('fr');
  const abroad = aPaidOrder({ deliveryCountry: 'CH', deliveryPostcode: '1204', vatPercent: 0 });
  const exemptIn = (paper: Paper) => sheetOf(paper, words, 'fr').exempt;
  const { exempt } = words.invoice;
  expect(exemptIn(invoicePaper(abroad, aHead))).toEqual([exempt, words.delivery.customs]);
  const credit = { ...aHead, kind: 'delivery', cents: 9_900, vatCents: 0 } as const;
  expect(exemptIn(creditPaper(abroad, aHead, credit))).toEqual([exempt]);
  expect(exemptIn(invoicePaper(aPaidOrder(), aHead))).toEqual([]);
});

test('a name in Han letters says where it stands whole, and none that can be written does', async () => {
  const noteFor = async (name: string, locale: Locale = 'fr') => {
    const words = await messagesOf(locale);
    const paper = invoicePaper(aPaidOrder({ contact: { name, address: ['1 rue du Lys'] } }), aHead);
    const sheet = sheetOf(paper, words, locale);
    expect(facturX(paper, sheet)).toContain(name);
    return sheet.notes.some(({ text }) => text === words.invoice.unwritten);
  };
  for (const locale of locales) expect(await noteFor('王小明', locale)).toBe(true);
  for (const name of ['김민지', 'สมชาย', 'Léda 王']) expect(await noteFor(name)).toBe(true);
  for (const name of ['Łukasz Nguyễn', 'Семела', 'Σεμέλη', 'ليدا', 'לידה', 'O’Neill 2']) {
    expect(await noteFor(name)).toBe(false);
  }
});

/** Names of 200 letters: with spaces, and with none to break at. Those that are tried whenever the tests run stand first. */
const scripts = ['ليدا ', 'Wwww', 'Élodie ', 'Ελένη ', 'Екатерина ', 'ליאה ', '王小明', 'ж', 'ض'];

for (const [at, part] of scripts.entries()) {
  test(`two hundred letters of « ${part} » stand within the margins of every paper`, {
    tags: at < 2 ? [] : ['matrix'],
  }, async () => {
    const name = part.repeat(200).slice(0, 200).trim();
    const order = aPaidOrder({
      contact: { name, address: [name, name, name] },
      billing: { name, street: name, postcode: name, city: name, country: 'FR' },
      buyerVatNumber: 'IT00743110157',
      buyerReference: name,
      lines: aPaidOrder().lines.map((line) => ({ ...line, name, optionNames: [name, name] })),
    });
    const split = { ...order, depositCents: 752_970 };
    const deposit = depositPaper(split, { ...aHead, number: '2026-00041' });
    const credit = { ...aHead, number: 'AV-2026-00003', kind: 'whole', vatCents: 418_317 } as const;
    for (const [at, paper] of [
      invoicePaper(order, aHead),
      creditPaper(order, aHead, { ...credit, cents: order.totalCents }),
      deposit,
      finalPaper(split, aHead, deposit),
    ].entries()) {
      const pdf = await written(paper, locales[at]);
      expect(pdf.length).toBeLessThan(150_000);
      const places = streamsOf(pdf).flatMap((stream) =>
        [...stream.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) Tm/g)].map(([, x, y]) =>
          [x, y].map(Number),
        ),
      );
      expect(places.length).toBeGreaterThan(20);
      for (const [x = -1, y = -1] of places) {
        expect([x >= 0 && x <= 595, y >= 0 && y <= 842]).toEqual([true, true]);
      }
      const words = await messagesOf(locales[at] ?? 'fr');
      const xml = facturX(paper, sheetOf(paper, words, locales[at] ?? 'fr'));
      expect(xml).toContain(name);
    }
  });
}

test('the same paper gives the same bytes, whatever was written before', async () => {
  const paper = invoicePaper(aPaidOrder({ contact: { name: 'صاد ضاد' } }), aHead);
  const first = await written(paper, 'ar');
  await written(creditPaper(long, aHead, { ...aHead, kind: 'part', cents: 1, vatCents: 0 }), 'ar');
  expect((await written(paper, 'ar')).equals(first)).toBe(true);
});

for (const { count: orders, tags } of fewAndMany(1, 16)) {
  test(`the papers of ${orders} random orders, in any script, are written below 150 KB`, {
    tags,
  }, async () => {
    const samples = fc
      .sample(somePapers, { numRuns: orders, seed: 7 })
      .flatMap(({ papers }) => papers);
    for (const [at, paper] of samples.entries()) {
      const pdf = await written(paper, locales[at % locales.length]);
      expect(pdf.length).toBeLessThan(150_000);
    }
  });
}

const style = { family: 'text', size: 10 } as const;
const fonts = new Fonts();
/** The pieces of the lines of a text, from left to right. */
const shown = (text: string, direction: 'ltr' | 'rtl', width = 400, isQuoted = false) =>
  linesOf(text, fonts, { ...style, isQuoted }, width, direction).map(({ pieces }) =>
    pieces.map((piece) => piece.text),
  );

test('among words that are read from right to left, numbers and Latin names keep their order', () => {
  expect(shown('صدرت في 25 نوفمبر 2026', 'rtl')).toEqual([
    ['2026', 'نوفمبر ', ' ', '25', 'صدرت في '],
  ]);
  expect(shown('الطلب \u2066TH-2026-7K3M\u2069 (Zeus)', 'rtl')).toEqual([
    ['(', 'Zeus', ') ', 'TH-2026-7K3M', 'الطلب '],
  ]);
  expect(shown('24 rue de l’Empyrée', 'rtl', 400, true)).toEqual([['24 rue de l’Empyrée']]);
});

test('letters are joined: a word is narrower than its letters', () => {
  const width = (text: string) => fonts.widthOf('text-arabic', text);
  expect(width('صدرت')).toBeLessThan([...'صدرت'].reduce((sum, letter) => sum + width(letter), 0));
});

test('a text is broken after spaces, not before them, and within a word that is wider than its line', () => {
  const lines = linesOf('Une chambre avec vue', fonts, style, 60, 'ltr');
  expect(lines.map(({ pieces }) => pieces.map(({ text }) => text).join(''))).toEqual([
    'Une chambre',
    'avec vue',
  ]);
  const word = linesOf('x'.repeat(200), fonts, style, 60, 'ltr');
  expect(word.length).toBeGreaterThan(5);
  for (const { width } of word) expect(width).toBeLessThanOrEqual(60);
  expect(shown('40 000\u00a0€', 'ltr', 40)).toEqual([['40'], ['000\u00a0€']]);
});

test('each script has its font, and a character of none is a question mark', () => {
  const [line] = linesOf('Łódź Ελένη Щукина אבג عين 王', fonts, style, 400, 'ltr');
  const names = new Set(line?.pieces.map(({ font }) => font));
  for (const name of ['text-latin', 'other-greek', 'text-cyrillic', 'other-hebrew', 'text-arabic'])
    expect(names).toContain(name);
  expect(line?.pieces.at(-1)?.text).toContain('?');
});

test('the file of a paper is called in its language, in letters that every disk has', () => {
  const invoice = { kind: 'invoice', number: '2026-00042' } as const;
  const credit = { kind: 'credit', number: 'AV-2026-00003' } as const;
  const names = locales.map((locale) => [invoice, credit].map((one) => paperFileName(one, locale)));
  expect(names).toEqual([
    ['facture-2026-00042.pdf', 'avoir-2026-00003.pdf'],
    ['invoice-2026-00042.pdf', 'credit-note-2026-00003.pdf'],
    ['fattura-2026-00042.pdf', 'nota-di-credito-2026-00003.pdf'],
    ['schet-2026-00042.pdf', 'kredit-nota-2026-00003.pdf'],
    ['invoice-2026-00042.pdf', 'credit-note-2026-00003.pdf'],
  ]);
});
