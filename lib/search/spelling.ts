/** Which letters a word has, each by one of 31 bits: words far apart differ in many of them. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let n = 0; n < word.length; n += 1) bits |= 1 << (word.charCodeAt(n) % 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Typos that are forgiven in a word: of three letters only two that changed places. */
function typosIn(word: string): number {
  if (word.length < 3 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** How many letters are missing, added, wrong or swapped with the next one; more than `most` are not counted. */
export function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + wrong,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? most + 1;
}

/**
 * Finds the words that a misspelt one was probably meant to be.
 * @param words all that are known; of two that are equally near the first is taken
 * @returns a function that gives the nearest word, or none when all are too far away
 */
export function makeSpelling(words: readonly string[]): (word: string) => string | undefined {
  const known = words.map((word) => ({ word, letters: lettersOf(word) }));
  return (word) => {
    const most = typosIn(word);
    const letters = lettersOf(word);
    let best: { readonly word: string; readonly typos: number } | undefined;
    if (most === 0) return undefined;
    for (const one of known) {
      const longer = Math.abs(one.word.length - word.length);
      if (longer > most || countBits(one.letters ^ letters) > 2 * most) continue;
      if (word.length === 3 && (longer > 0 || one.letters !== letters)) continue;
      const typos = distance(word, one.word, most);
      // The first letter is seldom the wrong one.
      const cost = typos + (one.word[0] === word[0] ? 0 : 0.5);
      if (typos <= most && cost < (best?.typos ?? Number.POSITIVE_INFINITY))
        best = { word: one.word, typos: cost };
    }
    return best?.word;
  };
}
