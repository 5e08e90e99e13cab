import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvEuros, csvFile, csvNumber } from '@/lib/desk/csv';

test.each([
  ['Léda', '"Léda"'],
  ['', '""'],
  ['Zeus, père', '"Zeus, père"'],
  ['dit « le "grand" »', '"dit « le ""grand"" »"'],
  ['deux\nlignes', '"deux\nlignes"'],
])('%j becomes the cell %s', (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

test.each(['=1+1', '+33 1', '-1', '@sum', '\t=1', '\r=1', '=cmd|" /C calc"!A0'])(
  'a spreadsheet does not run %j',
  (text) => {
    expect(csvCell(text).startsWith(`"'`)).toBe(true);
  },
);

test('cells are parted as the docs say', () => {
  const names: Readonly<Record<string, string>> = {
    ';': 'semicolons',
    ',': 'commas',
    '\t': 'tabs',
  };
  const between = csvFile([['a', 'b']]).split('"')[2] ?? '';
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    `parts divided by ${names[between]}`,
  );
});

test('a rate has the comma of a French spreadsheet', () => {
  expect(csvCell(csvNumber(25.5))).toBe('"25,5"');
});

test('a sum stays a number of a French spreadsheet, below zero too', () => {
  expect(csvCell(csvEuros(-120_050))).toBe('"-1200,50"');
  expect(csvCell('-1200,50+1')).toBe(`"'-1200,50+1"`);
});

test.each([
  ['Anna;=HYPERLINK(0)', "Anna;'=HYPERLINK(0)"],
  ['Anna\n=1', "Anna\n'=1"],
  ['Anna"=1', `Anna""'=1`],
  ['Anna;\t @sum', "Anna;'\t' @sum"],
])('%j gets an apostrophe at each place where a spreadsheet can cut it', (text, cell) => {
  expect(csvCell(text)).toBe(`"${cell}"`);
});

/** The cells of a file as spreadsheets cut it. @param quotes where one begins a quoted part */
function cellsOf(file: string, separator: string, quotes: 'first' | 'anywhere' | 'nowhere') {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < file.length; at += 1) {
    const char = file[at] ?? '';
    const mayOpen = quotes === 'anywhere' || (quotes === 'first' && cell === '');
    if (isQuoted && char === '"' && file[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (isQuoted || mayOpen)) isQuoted = !isQuoted;
    else if (!isQuoted && [separator, '\r', '\n'].includes(char)) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell];
}

const rows = fc.array(
  fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n;,|"\' aé'), maxLength: 12 }),
  { minLength: 1, maxLength: 4 },
);
const separators = [',', ';', '\t', '|'];
const readings = ['first', 'anywhere', 'nowhere'] as const;

test('no cell begins a formula, whatever its value and its separator', () => {
  const runs = (cell: string) => /^\s*[=+\-@＝\t]/.test(cell.replace(/^"+/, ''));
  const bare = (text: string) => text.replaceAll("'", '');
  fc.assert(
    fc.property(rows, (row) => {
      const file = csvFile([row, row]).slice(1);
      const cells = separators.flatMap((separator) =>
        readings.flatMap((quotes) => cellsOf(file, separator, quotes)),
      );
      expect(cells.filter(runs)).toEqual([]);
      // Without its apostrophes, the text is unchanged.
      const given = cellsOf(file, ';', 'first').slice(0, row.length);
      expect(given.map(bare)).toEqual(row.map(bare));
    }),
    { numRuns: 2_000, seed: 12 },
  );
});

test('a formula sign further on in a cell is not changed', () => {
  expect(csvCell('a=b+c@d')).toBe('"a=b+c@d"');
});

test('a file says that it is UTF-8, and ends each row as the RFC does', () => {
  expect(
    csvFile([
      ['Adresse', 'Nom'],
      ['leda@theogonie.example', ''],
    ]),
  ).toBe('\uFEFF"Adresse";"Nom"\r\n"leda@theogonie.example";""\r\n');
});
