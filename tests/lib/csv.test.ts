import { expect, test } from 'vitest';
import { csvCell, csvFile } from '@/lib/csv';

test.each([
  ['Léda', '"Léda"'],
  ['', '""'],
  ['Zeus, père', '"Zeus, père"'],
  ['dit « le "grand" »', '"dit « le ""grand"" »"'],
  ['deux\nlignes', '"deux\nlignes"'],
])('%j is the cell %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['=1+1', '+33 1', '-1', '@sum', '\t=1', '\r=1', '=cmd|" /C calc"!A0'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(csvCell(text).startsWith(`"'`)).toBe(true);
  },
);

test('what is a formula only further on is left alone', () => {
  expect(csvCell('a=b+c@d')).toBe('"a=b+c@d"');
});

test('a file says that it is UTF-8, and ends each row as the RFC does', () => {
  expect(
    csvFile([
      ['Adresse', 'Nom'],
      ['leda@theogonie.example', ''],
    ]),
  ).toBe('\uFEFF"Adresse","Nom"\r\n"leda@theogonie.example",""\r\n');
});
