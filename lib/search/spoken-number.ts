import type { AmountWords } from './meaning';

type NumberWords = Pick<AmountWords, 'numbers' | 'thousand'>;

/** A number of a query: what it is worth, behind which word it ends, and whether a word made it thousands. */
export type FoundNumber = {
  readonly value: number;
  readonly end: number;
  readonly isThousands: boolean;
};

/** Words between the thousands and the hundreds of one number. */
const joints: readonly string[] = ['and', 'و'];

const worth = ({ numbers }: NumberWords, word: string): number | undefined =>
  Object.hasOwn(numbers, word) ? numbers[word] : undefined;

/**
 * The words that are written together in one: `duemilacinquecento` is two thousand five hundred, `وخمسمئة` and five
 * hundred. @param word in its plain form @returns the word alone where it is no number
 */
export function wordsOfNumber(word: string, words: NumberWords): readonly string[] {
  const isKnown = (part: string) =>
    worth(words, part) !== undefined || (part.length > 2 && words.thousand.includes(part));
  const parts = (rest: string): readonly string[] | undefined => {
    if (isKnown(rest)) return [rest];
    for (let length = rest.length - 2; length >= 2; length -= 1) {
      const [first, others] = [rest.slice(0, length), rest.slice(length)];
      const next = isKnown(first) ? parts(others) : undefined;
      if (next) return [first, ...next];
    }
    return undefined;
  };
  const joined = word.startsWith('و') ? parts(word.slice(1)) : undefined;
  return parts(word) ?? (joined ? ['و', ...joined] : [word]);
}

/** The number of a thousand or more, a hundred or more, or in digits, that begins at a word. @param words in their plain form */
export function numberAt(
  query: readonly string[],
  start: number,
  words: NumberWords,
): FoundNumber | undefined {
  let [thousands, current, end] = [0, 0, start];
  let isDigits = false;
  for (; end < query.length; end += 1) {
    const word = query[end] ?? '';
    const value = worth(words, word);
    if (/^\d{1,7}$/.test(word)) {
      if (end > start) break;
      isDigits = true;
      current = Number(word);
    } else if (words.thousand.includes(word)) {
      // `k` and `mila` stand behind a number only.
      if (thousands > 0 || (end === start && value !== 1000)) break;
      thousands = (current || 1) * 1000;
      current = 0;
    } else if (thousands > 0 && current === 0 && joints.includes(word)) {
      const rest = numberAt(query, end + 1, words);
      if (!rest || rest.isThousands || rest.value >= 1000) break;
      return { value: thousands + rest.value, end: rest.end, isThousands: true };
    } else if (value === undefined || (isDigits && thousands === 0)) break;
    // `quinze cents`, `quatre-vingts`.
    else if (value === 100) current = (current || 1) * 100;
    else if (value === 20 && current % 100 === 4) current += 76;
    else current += value;
  }
  const value = thousands + current;
  // One alone is an article in many languages, and smaller numbers count other things.
  const isNumber = isDigits || value >= 100;
  return isNumber ? { value, end, isThousands: thousands > 0 } : undefined;
}

/**
 * A number like `numberAt`; in `between two and three thousand` the first is two thousand as well.
 * @param between words that stand between two numbers
 */
export function amountAt(
  query: readonly string[],
  start: number,
  words: NumberWords & Pick<AmountWords, 'between'>,
): FoundNumber | undefined {
  const found = numberAt(query, start, words);
  const small = worth(words, query[start] ?? '') ?? (found && found.value < 100 && found.value);
  if (!small || small >= 100 || !words.between.includes(query[start + 1] ?? '')) return found;
  const next = numberAt(query, start + 2, words);
  if (!next?.isThousands || next.end > start + 4) return found;
  return { value: small * 1000, end: start + 1, isThousands: true };
}
