import { expect, test } from 'vitest';
import { searchTerms } from '@/lib/desk/search-terms';

test.each([
  ['TH-2026-7K3M9QR1', ['7K3M9QR1'], undefined],
  ['th 2026 7k3m9qri', ['7K3M9QR1'], undefined],
  ['DV-2026-7K3M9QR1', ['7K3M9QR1'], undefined],
  ['th-2026-7k3', ['7k3'], undefined],
  ['2026-7k3', ['7k3'], undefined],
  ['7K3', ['7K3'], undefined],
  ['rs-7k3', ['7k3'], undefined],
  ['RV2026-7KO', ['7K0'], undefined],
  ['DV-20741V', [['1V', '20741V']], undefined],
  ['dv2074IV', [['1V', '20741V']], undefined],
  ['DV-2074-1V', ['1V'], undefined],
  ['DV 2026 7K3', ['DV', '2026', '7K3'], undefined],
  ['dv-2026', ['dv-2026'], undefined],
  ['r a1b2c d3e4f 56789', ['R-a1b2c-d3e4f-56789'], undefined],
  ['RA1B2CD3E', [['RA1B2CD3E', 'R-A1B2C-D3E']], undefined],
  ['r3bfcaaa dupont', [['r3bfcaaa', 'R-3bfca-aa'], 'dupont'], undefined],
  ['R-A1B2C', ['R-A1B2C'], undefined],
  ['raffa', ['raffa'], undefined],
  ['Thésée', ['Thésée'], undefined],
  ['thomas', ['thomas'], undefined],
  ['dupont  lyon dupont', ['dupont', 'lyon'], undefined],
  ['06 12 34 56 78', ['06', '12', '34', '56', '78'], '612345678'],
  ['+33 6 12 34 56 78', ['+33', '6', '12', '34', '56', '78'], '612345678'],
  ['0033612345678', ['0033612345678'], '612345678'],
  ['69003', ['69003'], '69003'],
  ['123', ['123'], undefined],
  ['', [], undefined],
])('%j is looked for as %j and the digits %j', (query, words, digits) => {
  const { sum: _, ...terms } = searchTerms(query);
  expect(terms).toEqual({ words, digits });
});

test.each([
  ['48 000', 4_800_000],
  ['48 000,00', 4_800_000],
  ['48000 €', 4_800_000],
  ['1 250,5 euros', 125_050],
  ['48 000 EUR', 4_800_000],
  ['€48000', 4_800_000],
  ['eur 48\u202f000,00', 4_800_000],
  ['48,000', 4_800_000],
  ['€48,000.50', 4_800_050],
  ['48.000,5', 4_800_050],
  ['1,234,567', 123_456_700],
  ['48,00', 4_800],
  ['0,125', undefined],
  ['1,2345', undefined],
  ['1,234.567', undefined],
  ['$48000', undefined],
  ['48 000 $', undefined],
  ['0', undefined],
  ['99999999', undefined],
  ['48 000 000,00 € ou 3', undefined],
])('%j reads like a sum of %j cents', (query, cents) => {
  expect(searchTerms(query).sum?.euroCents).toBe(cents);
});

test.each([
  ['48 000', 4_800_000],
  ['940 $', 94_000],
  ['$1,250.50', 125_050],
  ['940 USD', 94_000],
  ['940 dollars', 94_000],
  ['940 €', undefined],
])('%j reads like a sum of %j cents of the dollar', (query, cents) => {
  expect(searchTerms(query).sum?.dollarCents).toBe(cents);
});

test.each([
  ['48 000,00 €', []],
  ['Dupont 48000', ['Dupont']],
  ['48 000 € dupont lyon', ['dupont', 'lyon']],
  ['Dupont 48\u202f000,00\u00a0€ Lyon', ['Dupont', 'Lyon']],
])('%j is a sum beside the words %j', (query, beside) => {
  const { sum, words } = searchTerms(query);
  expect(sum).toMatchObject({ euroCents: 4_800_000, beside });
  expect(words).toEqual(expect.arrayContaining(beside));
});

test.each([
  '12 rue du Lys 75001',
  'Dupont 2026-00042',
  'RS-2026-7K3M9QR1',
  'dupont A48000',
  'lot 48000x',
])('%j has no sum that is meant', (query) => {
  expect(searchTerms(query).sum).toBeUndefined();
});

test('of very many words the first are read', () => {
  expect(searchTerms('a b c d e f g h i j').words).toHaveLength(8);
});
