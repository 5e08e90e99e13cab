/**
 * Where a spreadsheet would run a formula, perhaps after spaces: at the start of a text, and after all that some of
 * them take for the end of a cell. In French, Excel parts cells by semicolons, and sees quotes at their start only.
 * Source: OWASP, CSV Injection.
 */
const formula = /(?<=^|[,;|\t\r\n"])(?=[ \u00A0]*[=+\-@\t\r＝＋－＠])/g;

/** A cell in quotes; an apostrophe stands before everything in it that a spreadsheet would run. */
export function csvCell(text: string): string {
  return `"${text.replace(formula, "'").replaceAll('"', '""')}"`;
}

/** Rows as a file of comma-separated values (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
