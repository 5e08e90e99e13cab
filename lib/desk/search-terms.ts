import { centsIn } from '@/lib/desk/amount';
import {
  prefixShape,
  readAppointmentNumber,
  readBookingNumber,
  readOfferNumber,
  readOrderNumber,
} from '@/lib/document-number';

/** A word, or the ways to read it: one of them is looked for. */
export type Word = string | readonly string[];

/** What a search of the desk looks for: every one of the words, the digits of a telephone, or a sum and the words beside it. */
export type SearchTerms = {
  readonly words: readonly Word[];
  readonly digits?: string;
  /** A sum, if one reads like it. */
  readonly sum?: Sum;
  /** The number of an invoice or of a credit note, if it reads like one. */
  readonly paper?: PaperNumber;
};

/** A sum that is looked for, in the cents of each currency that it can be in, and the other words of the search. */
export type Sum = {
  readonly euroCents?: number;
  readonly dollarCents?: number;
  readonly beside: readonly Word[];
};

/** A number within its year, of invoices unless it says that it is of a credit note. */
export type PaperNumber = {
  readonly isCredit: boolean;
  readonly year: number;
  readonly number: number;
};

/** So many words of a search are read. */
const mostWords = 8;

/** The reference of a declaration of withdrawal: `R` and fifteen digits of base 16, in fives. */
const reference = /^R[\s-]*([\dA-F]{5})[\s-]*([\dA-F]{5})[\s-]*([\dA-F]{5})$/i;

/** What reads like a part of such a reference without its hyphens: longer than a name, and with a digit. */
const referencePart = /^R(?=\D*\d)[\dA-F]{6,15}$/i;

/** The reference with its hyphens after the `R` and after each five digits, as it stands in its row. */
const hyphenated = (digits: string) => `R-${digits.match(/.{1,5}/g)?.join('-')}`;

/** A whole reference as it stands in its row; `undefined` for anything else. */
function readReference(text: string): string | undefined {
  const [, ...fives] = reference.exec(text) ?? [];
  return fives.length > 0 ? hyphenated(fives.join('')) : undefined;
}

/** A word as it is, and where it reads like a part of a reference, that too: an order's number can begin with an `R`. */
const withReference = (word: string): Word =>
  referencePart.test(word) ? [word, hyphenated(word.slice(1))] : word;

/** Look-alikes of digits are those digits, as no number has them. */
const withDigits = (part: string) => part.replace(/O/gi, '0').replace(/[IL]/gi, '1');

/** What stands before the own part of a number. */
const beginning = new RegExp(
  `^(?:${prefixShape()}(-?20\\d\\d-?|-(?!20\\d\\d-?$))|20\\d\\d-)(.*)$`,
  'i',
);

/**
 * The part of a number that tells one from another: what stands before it, prefix and year, is the same in all. Where no hyphen
 * ends what reads like the year, it may be how that part begins. A word that is no more than prefix and year stays, and so does
 * any other.
 */
function ownPart(word: string): Word {
  const [, before, rest] = beginning.exec(word) ?? [];
  if (!rest) return readReference(word) ?? withReference(word);
  if (!before) return rest;
  const part = withDigits(rest);
  return before.endsWith('-') ? part : [part, before.replace('-', '') + part];
}

/** The digits of a telephone as far as every way to write it has them: without the zero or the +33 of France. */
function phoneDigits(query: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(query)) return undefined;
  const digits = query.replace(/\D/g, '').replace(/^(?:0*33(?=\d{9}$)|0+)/, '');
  return digits.length >= 4 ? digits : undefined;
}

/** The number of an invoice, `2026-00042`, or of a credit note, `AV-2026-00042`. */
function readPaperNumber(query: string): PaperNumber | undefined {
  const [, credit, year, number] = /^(AV[\s-]*)?(20\d\d)[\s-]+(\d{1,9})$/i.exec(query) ?? [];
  if (!year || !number) return undefined;
  return { isCredit: credit !== undefined, year: Number(year), number: Number(number) };
}

/** The largest sum that the database can hold, in cents. */
const largestSum = 2 ** 31 - 1;

/** The euro and the dollar, as they are written or said. */
const euro = /€|eur(?:os?)?/i;
const dollar = /\$|usd|dollars?/i;

/** A sum whose thousands stand apart by commas or points: exactly three digits follow each. */
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,2})?$/;

/** What can be a sum within a search: digits in groups, with its currency before or behind it. */
const within =
  /(?<!\S)(?:(?:€|\$|eur|usd)\s?)?\d[\d\s.,]*(?:\s?(?:€|\$|eur(?:os?)?|usd|dollars?))?(?!\S)/gi;

/** The cents of a sum without its currency as it is written or read out: « 48 000 », « 48 000,00 », « 48,000 ». */
function centsOf(bare: string): number | undefined {
  const cents = centsIn(grouped.test(bare) ? bare.replace(/[.,](?=\d{3})/g, '') : bare);
  return cents > 0 && cents <= largestSum ? cents : undefined;
}

/**
 * The sum in a search, and the words beside it: « 48000 € », « €48000 », « 48 000 EUR », « 940 $ », « Dupont 48 000 ». Where
 * several numbers stand apart none is meant, and an order is not in dollars.
 */
function readSum(query: string): Sum | undefined {
  const [said, ...others] = query.match(within) ?? [];
  if (!said || others.length > 0) return undefined;
  const cents = centsOf(said.replace(euro, '').replace(dollar, '').trim());
  if (!cents) return undefined;
  return {
    beside: wordsIn(query.replace(said, ' ')),
    ...(!dollar.test(said) && { euroCents: cents }),
    ...(!euro.test(said) && { dollarCents: cents }),
  };
}

/** The words of a text, each once; of a number what is its own. */
const wordsIn = (text: string): Word[] =>
  [...new Set(text.split(/\s+/u).filter(Boolean).map(ownPart))].slice(0, mostWords);

const readers = [
  readOrderNumber,
  readOfferNumber,
  readBookingNumber,
  readAppointmentNumber,
  readReference,
];

/** Reads a search, as `queryIn` gives it. A number that was read out is found however it was written. */
export function searchTerms(query: string): SearchTerms {
  const number = readers.map((read) => read(query)).find(Boolean);
  const words = wordsIn(number ?? query);
  const paper = readPaperNumber(query);
  const sum = number ? undefined : readSum(query);
  return {
    ...{ words, digits: number ? undefined : phoneDigits(query) },
    ...(sum && { sum }),
    ...(paper && { paper }),
  };
}
