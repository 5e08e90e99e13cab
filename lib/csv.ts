/** Beginnings of cells that spreadsheets take for formulas. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r]/;

/** A cell in quotes; one that a spreadsheet would run begins with an apostrophe. */
export function csvCell(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Rows as a file of comma-separated values (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}
