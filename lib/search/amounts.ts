import type { AmountWords, PriceAsked, SizeAsked } from './meaning';
import { amountAt, wordsOfNumber } from './spoken-number';
import { plain } from './words';

/** A word of a query, as it was typed and in its plain form. */
export type Token = { readonly typed: string; readonly plain: string };

export type Amounts = {
  readonly price?: PriceAsked;
  readonly size?: SizeAsked;
  /** The words that belong to no amount. */
  readonly rest: readonly Token[];
};

/** Smaller numbers without a unit are no price; smaller ones than the second are no size either: `5G`, `24 fois`. */
const leastEuros = 300;
const leastCm = 60;
/** Widths of beds without a second number. */
const bedCm = { least: 120, most: 240 };

/** `180 x 200` in any of the ways it is written, and `180 200` as long as that is no price. */
const area = /(?<!\d)(\d{2,3})\s*(?:cm|см|سم)?\s*(?:[x×хX*]|sur|by|per|на|في)\s*(\d{2,3})(?!\d)/iu;
const spacedArea = /(?<![\d.,])(\d{3})\s+(2[0-2]0)(?![\d.,])/u;
const decimalMetres = /(\d)[.,](\d{1,2})\s*(?:m|м|م|met\p{L}*|мет\p{L}*|mèt\p{L}*|متر)(?!\p{L})/giu;
const decimalThousands = /(\d)[.,](\d)\s*[kк](?!\p{L})/giu;
/** Spaces, points and commas between thousands, and cents behind a price. */
const thousands = /(?<=(?<!\d)\d{1,3})[\s.,'’](?=\d{3}(?!\d))/gu;
const cents = /(?<=\d)[.,]\d{1,2}(?!\d)/g;
const words = /[\p{L}\p{M}\p{N}]+|€/gu;
/** Numbers of orders and of laws are no amounts. */
const isReference = /\p{L}-\d|\d-\p{L}|\d\/\d/u;

/** `5k` and `180cm` are two words; `5g` is one, because nothing is measured in it. */
function split(word: string, units: ReadonlySet<string>): string[] {
  const [, digits, unit] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return digits && unit && units.has(plain(unit)) ? [digits, unit] : [word];
}

/** The longest of some phrases that the words end with, or begin with, in words. */
function lengthOf(phrases: readonly string[], near: readonly string[], side: 'before' | 'after') {
  for (let length = Math.min(3, near.length); length > 0; length -= 1) {
    const some = side === 'before' ? near.slice(-length) : near.slice(0, length);
    if (phrases.includes(some.join(' '))) return length;
  }
  return 0;
}

type Limit = 'most' | 'least' | 'about' | 'between';
const limits = ['most', 'least', 'about', 'between'] as const satisfies readonly Limit[];

/** Reads prices and sizes in a query, in digits or in words, with the words that limit them. */
export function readAmounts(query: string, vocabulary: AmountWords): Amounts {
  const { euro, centimetre, metre, thousand } = vocabulary;
  const units = new Set([...euro, ...centimetre, ...metre, ...thousand]);
  const digits = query.replace(/[٠-٩۰-۹]/g, plain);
  if (isReference.test(digits)) return { rest: tokensOf(query, units) };
  const [whole, width, length] = area.exec(digits) ?? spacedArea.exec(digits) ?? [];
  const text = digits
    .replace(whole ?? '', ' ')
    .replace(decimalMetres, (_, metres, rest) => `${Number(`${metres}.${rest}`) * 100} cm`)
    .replace(decimalThousands, '$1$200')
    .replace(thousands, '')
    .replace(cents, '');
  const tokens = tokensOf(text, units).flatMap((token) => {
    const parts = wordsOfNumber(token.plain, vocabulary);
    return parts.length > 1 ? parts.map((part) => ({ typed: part, plain: part })) : [token];
  });
  const plainWords = tokens.map((token) => token.plain);
  const used = new Set<number>();
  const prices: { euros: number; limit?: Limit }[] = [];
  let size: SizeAsked | undefined =
    width && length ? { width: Number(width), length: Number(length), isMost: false } : undefined;

  const at = (n: number) => tokens[n]?.plain ?? '';
  for (let n = 0; n < tokens.length; n += 1) {
    const number = amountAt(plainWords, n, vocabulary);
    if (!number) continue;
    const { value } = number;
    let { end } = number;
    const unit = [euro, centimetre, metre].find((names) => names.includes(at(end)));
    if (unit) end += 1;
    const isEuro = unit === euro || euro.includes(at(n - 1));
    const start = euro.includes(at(n - 1)) ? n - 1 : n;
    const before = plainWords.slice(0, start);
    const after = plainWords.slice(end);
    const isNumberNear = [0, 1, 2].some((place) => amountAt(after, place, vocabulary));
    const [found] = limits
      .flatMap((limit) => [
        { limit, length: lengthOf(vocabulary[limit], before, 'before'), from: start },
        // `from 3000 to 5000`: what stands between two numbers belongs to the second.
        ...(limit === 'between' || isNumberNear
          ? []
          : [{ limit, length: lengthOf(vocabulary[limit], after, 'after'), from: end }]),
      ])
      .filter((one) => one.length > 0)
      .toSorted((a, b) => b.length - a.length);
    const isSize = unit === centimetre || unit === metre || (!isEuro && value < leastEuros);
    if (isSize && value < leastCm && unit !== metre && unit !== centimetre) continue;
    if (isSize && !unit && !isEuro && (value < bedCm.least || value > bedCm.most)) continue;
    const from = found && found.from === end ? start : start - (found?.length ?? 0);
    const to = found && found.from === end ? end + found.length : end;
    for (let one = from; one < to; one += 1) used.add(one);
    if (isSize)
      size ??= { width: unit === metre ? value * 100 : value, isMost: found?.limit === 'most' };
    else prices.push({ euros: value, limit: found?.limit });
    n = end - 1;
  }
  const rest = tokens.filter((_, n) => !used.has(n)).filter(({ plain }) => plain !== '€');
  return { price: priceOf(prices), size, rest };
}

function tokensOf(text: string, units: ReadonlySet<string>): Token[] {
  return (text.replace(/\p{Cf}/gu, '').match(words) ?? [])
    .flatMap((word) => split(word, units))
    .map((typed) => ({ typed, plain: plain(typed) }));
}

/** Two prices are the ends of what is meant; a single one is a limit, or about what it should cost. */
function priceOf(prices: readonly { euros: number; limit?: Limit }[]): PriceAsked | undefined {
  const [first, second] = prices;
  if (!first) return undefined;
  const euros = prices.map((one) => one.euros * 100);
  if (second) return { least: Math.min(...euros), most: Math.max(...euros) };
  const cents = first.euros * 100;
  if (first.limit === 'most') return { most: cents };
  if (first.limit === 'least') return { least: cents };
  return { about: cents };
}
