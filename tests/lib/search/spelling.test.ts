import { expect, test } from 'vitest';
import { distance } from '@/lib/search/spelling';

/** All words of up to `most` of the letters a, b and c. */
const words = (most: number): string[] =>
  most === 0
    ? ['']
    : ['', ...words(most - 1).flatMap((word) => ['a', 'b', 'c'].map((letter) => letter + word))];

/** The same by its definition: the cheapest way to make one word out of the other, from its end on. */
function slowDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [shortA, shortB] = [a.slice(0, -1), b.slice(0, -1)];
  const isSwapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slowDistance(shortA, b) + 1,
    slowDistance(a, shortB) + 1,
    slowDistance(shortA, shortB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    ...(isSwapped ? [slowDistance(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}

test('letters missing, added, wrong or swapped count one each, up to the most that is asked for', () => {
  const all = [...new Set(words(4))];
  const wrong = all.flatMap((a) =>
    all.flatMap((b) => {
      const right = slowDistance(a, b);
      return [1, 2, 4].flatMap((most) => {
        const found = distance(a, b, most);
        const isRight = right <= most ? found === right : found > most;
        return isRight ? [] : [`${a} ${b} ${most}: ${found}`];
      });
    }),
  );
  expect(wrong).toEqual([]);
});
