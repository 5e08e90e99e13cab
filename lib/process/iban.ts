/**
 * Lengths of the IBANs of the single euro payments area. Source: SWIFT IBAN registry, release 99; the area: European
 * Payments Council, EPC409-09, read in November 2026.
 */
const lengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AL: 28, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20 },
  ...{ ES: 24, FI: 18, FR: 27, GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27 },
  ...{ LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24, ME: 22, MK: 19, MT: 31, NL: 18, NO: 15 },
  ...{ PL: 28, PT: 25, RO: 24, RS: 22, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

/** The digits of an IBAN with its first four signs at the end, each letter as its number from 10 on. */
const digitsOf = (iban: string) =>
  [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');

/**
 * The IBAN in a text, without spaces and in capitals; checked by its country, its length and its check digits
 * (ISO 13616, ISO 7064 modulo 97).
 * @returns `undefined` for anything else
 */
export function readIban(text: string): string | undefined {
  const iban = text.toUpperCase().replace(/[\s-]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return undefined;
  if (lengths[iban.slice(0, 2)] !== iban.length) return undefined;
  return BigInt(digitsOf(iban)) % 97n === 1n ? iban : undefined;
}

/** Whether a text has the form of a BIC (ISO 9362). */
export const isBic = (text: string): boolean =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
