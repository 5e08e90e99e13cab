/**
 * Where a spreadsheet would run a formula, perhaps after spaces: at the start of a text, and after all that some of
 * them take for the end of a cell. In French, Excel parts cells by semicolons, and sees quotes at their start only.
 * Source: OWASP, CSV Injection.
 */
const formula = /(?<=^|[,;|\t\r\n"])(?=[ \u00A0]*[=+\-@\t\r＝＋－＠])/g;

/** A sum, which no spreadsheet runs: below zero it would be a text with an apostrophe. */
const amount = /^-?\d+,\d{2}$/;

/** A number with the comma that a French spreadsheet reads. */
export const csvNumber = (value: number): string => String(value).replace('.', ',');

/** Euros with cents and the comma that a French spreadsheet reads as a number. */
export const csvEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** A cell in quotes; an apostrophe stands before everything in it that a spreadsheet would run. */
export function csvCell(text: string): string {
  const safe = amount.test(text) ? text : text.replace(formula, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Rows as a file of values (RFC 4180) that French spreadsheets open as a table: parted by semicolons, since the comma is that of
 * their numbers, with the mark that tells them that it is UTF-8.
 */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}
