import { dayOf } from '@/lib/calendar/dates';

/** Digits and capitals that nobody confuses on the telephone (Crockford's base 32). */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomSigns = 8;

/**
 * What the numbers of orders, offers (« devis »), stays at the Résidence and hours with the house begin with: two letters
 * out of `signs`, as the database finds the rest of a number by its place. A new number takes the first of them. Who
 * changes it puts the new one before the old: what is on paper since is read, found and shown by all of them.
 */
export const numberPrefixes = {
  order: ['TH'],
  offer: ['DV'],
  stay: ['RS'],
  hour: ['RV'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

type Kind = keyof typeof numberPrefixes;

/** What numbers of some kinds may begin with, as a part of a pattern; those of all kinds unless some are named. */
export function prefixShape(...kinds: readonly Kind[]): string {
  const asked = kinds.length > 0 ? kinds : (Object.keys(numberPrefixes) as Kind[]);
  return `(?:${asked.flatMap((kind) => numberPrefixes[kind]).join('|')})`;
}

/** How the numbers of some kinds are written, as a part of a pattern: in an address, in a text. */
export const numberShape = (...kinds: readonly Kind[]): string =>
  `${prefixShape(...kinds)}-\\d{4}-[0-9A-Z]{${randomSigns}}`;

const numbered = (kind: Kind, at: Date, own: string): string =>
  `${numberPrefixes[kind][0]}-${dayOf(at).slice(0, 4)}-${own}`;

/** What is shown of a number before it is drawn: `DV-2026-…`. */
export const foreseenNumber = (kind: Kind, at: Date): string => numbered(kind, at, '…');

function newNumber(kind: Kind, at: Date): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomSigns));
  // A byte counts to 256, which is eight times the signs: each is as likely as any other.
  const random = Array.from(bytes, (byte) => signs[byte % signs.length]);
  return numbered(kind, at, random.join(''));
}

function readNumber(kind: Kind, text: string): string | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  const [, prefix, year, random] =
    new RegExp(`^(${prefixShape(kind)})(\\d{4})([${signs}]{${randomSigns}})$`).exec(plain) ?? [];
  return prefix && `${prefix}-${year}-${random}`;
}

/** A number for an order of a moment, `TH-2026-7K3M9QRT`, with the year in Paris: 40 random bits, so that no number leads to another. */
export const newOrderNumber = (at: Date): string => newNumber('order', at);

/** A number for an offer, `DV-2026-7K3M9QRT`. */
export const newOfferNumber = (at: Date): string => newNumber('offer', at);

/** A number for a stay at the Résidence, `RS-2026-7K3M9QRT`. */
export const newBookingNumber = (at: Date): string => newNumber('stay', at);

/** A number for an hour with the house, `RV-2026-7K3M9QRT`. */
export const newAppointmentNumber = (at: Date): string => newNumber('hour', at);

/** The number in what somebody typed: case, spaces and look-alikes do not matter. `undefined` if it is none. */
export const readOrderNumber = (text: string): string | undefined => readNumber('order', text);

/** Like `readOrderNumber`, for the number of an offer. */
export const readOfferNumber = (text: string): string | undefined => readNumber('offer', text);

/** Like `readOrderNumber`, for the number of a stay. */
export const readBookingNumber = (text: string): string | undefined => readNumber('stay', text);

/** Like `readOrderNumber`, for the number of an hour with the house. */
export const readAppointmentNumber = (text: string): string | undefined => readNumber('hour', text);
