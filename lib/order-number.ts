/** Digits and capitals that nobody confuses on the telephone (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomSigns = 8;

/** A number for an order, `TH-2026-7K3M9QRT`: 40 random bits, so that no number leads to another. */
export function newOrderNumber(year: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomSigns));
  // A byte counts to 256, which is eight times the signs: each is as likely as any other.
  const random = Array.from(bytes, (byte) => signs[byte % signs.length]);
  return `TH-${year}-${random.join('')}`;
}

/** The number in what somebody typed: case, spaces and look-alikes do not matter. `undefined` if it is none. */
export function readOrderNumber(text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const [, year, random] = /^TH(\d{4})([0-9A-HJKMNP-TV-Z]{8})$/.exec(plain) ?? [];
  return year && random ? `TH-${year}-${random}` : undefined;
}
