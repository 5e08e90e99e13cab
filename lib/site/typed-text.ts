/** A text in one line, without signs that control lines or turn the order of letters around. */
export const inOneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();

/** A text with the line ends that the browser counted, without what the database cannot hold. */
export const inLines = (text: string): string =>
  text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim();
