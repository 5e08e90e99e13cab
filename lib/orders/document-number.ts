import { dayOf } from '@/lib/calendar/dates';

/** Digits and capitals that nobody confuses on the telephone (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomSigns = 8;

/** What a number stands for: an order, an offer (« devis »), a stay at the Résidence, or an hour with the house. */
type Prefix = 'TH' | 'DV' | 'RS' | 'RV';

function newNumber(prefix: Prefix, at: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomSigns));
  // A byte counts to 256, which is eight times the signs: each is as likely as any other.
  const random = Array.from(bytes, (byte) => signs[byte % signs.length]);
  return `${prefix}-${dayOf(at).slice(0, 4)}-${random.join('')}`;
}

function readNumber(prefix: Prefix, text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (!plain.startsWith(prefix)) return undefined;
  const [, year, random] = /^(\d{4})([0-9A-HJKMNP-TV-Z]{8})$/.exec(plain.slice(2)) ?? [];
  return year && random ? `${prefix}-${year}-${random}` : undefined;
}

/** A number for an order of a moment, `TH-2026-7K3M9QRT`, with the year in Paris: 40 random bits, so that no number leads to another. */
export const newOrderNumber = (at: Date): string => newNumber('TH', at);

/** A number for an offer, `DV-2026-7K3M9QRT`. */
export const newOfferNumber = (at: Date): string => newNumber('DV', at);

/** A number for a stay at the Résidence, `RS-2026-7K3M9QRT`. */
export const newBookingNumber = (at: Date): string => newNumber('RS', at);

/** A number for an hour with the house, `RV-2026-7K3M9QRT`. */
export const newAppointmentNumber = (at: Date): string => newNumber('RV', at);

/** The number in what somebody typed: case, spaces and look-alikes do not matter. `undefined` if it is none. */
export const readOrderNumber = (text: string): string | undefined => readNumber('TH', text);

/** Like `readOrderNumber`, for the number of an offer. */
export const readOfferNumber = (text: string): string | undefined => readNumber('DV', text);

/** Like `readOrderNumber`, for the number of a stay. */
export const readBookingNumber = (text: string): string | undefined => readNumber('RS', text);

/** Like `readOrderNumber`, for the number of an hour with the house. */
export const readAppointmentNumber = (text: string): string | undefined => readNumber('RV', text);
