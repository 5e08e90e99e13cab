import { readOfferNumber, readOrderNumber } from '@/lib/orders/document-number';

/** What a search of the desk looks for: every one of the words, or the digits of a telephone. */
export type SearchTerms = {
  readonly words: readonly string[];
  readonly digits?: string;
};

/** So many words of a search are read. */
const mostWords = 8;

/** The part of a number that tells one from another: what stands before it is the same in all. */
const ownPart = (word: string) => word.replace(/^(?:(?:th|dv)-?(?:20\d\d-?|$)|20\d\d-)/i, '');

/** The digits of a telephone as far as every way to write it has them: without the zero or the +33 of France. */
function phoneDigits(query: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(query)) return undefined;
  const digits = query.replace(/\D/g, '').replace(/^(?:0*33(?=\d{9}$)|0+)/, '');
  return digits.length >= 4 ? digits : undefined;
}

/** Reads a search, as `queryIn` gives it. A number that was read out is found however it was written. */
export function searchTerms(query: string): SearchTerms {
  const number = readOrderNumber(query) ?? readOfferNumber(query);
  const parts = number ? [number] : query.split(/\s+/u);
  const words = [...new Set(parts.map(ownPart).filter(Boolean))].slice(0, mostWords);
  return { words, digits: number ? undefined : phoneDigits(query) };
}
