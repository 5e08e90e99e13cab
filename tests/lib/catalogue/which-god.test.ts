import { expect, test } from 'vitest';
import { whichGodProfiles, whichGodQuestions } from '@/content/catalogue/which-god';
import { allPieces } from '@/lib/catalogue/catalogue';
import { questionCount, whichGodOf, whichGodPath } from '@/lib/catalogue/which-god';
import { locales } from '@/lib/i18n/locales';
import { isWhichGodPath } from '@/lib/site/routes';
import { messages } from '@/tests/content/texts';

/** Every way to answer. */
const ways = Array.from({ length: 3 ** questionCount }, (_, n) =>
  n.toString(3).padStart(questionCount, '0'),
);

test('every piece has a profile, and every profile a piece', () => {
  const ids = allPieces.map(({ productId }) => productId).sort();
  expect(Object.keys(whichGodProfiles).sort()).toEqual(ids);
  for (const profile of Object.values(whichGodProfiles)) expect(profile).toMatch(/^[0-2]{7}$/);
});

test('each of the 2 187 answers gives a piece, two others and its reasons', () => {
  expect(ways).toHaveLength(2_187);
  for (const answers of ways) {
    const result = whichGodOf(answers);
    if (!result) throw new Error(answers);
    const { piece, others, reasons } = result;
    expect(new Set([piece, ...others]).size).toBe(3);
    expect(reasons.length).toBeGreaterThanOrEqual(3);
    for (const { question, answer } of reasons) {
      expect(answers[question]).toBe(String(answer));
      expect(whichGodProfiles[piece.productId]?.[question]).toBe(String(answer));
    }
  }
});

test('each of the twenty pieces wins between 2 and 12 % of the answers', () => {
  const wins = new Map<string, number>();
  for (const answers of ways) {
    const id = whichGodOf(answers)?.piece.productId ?? '';
    wins.set(id, (wins.get(id) ?? 0) + 1);
  }
  expect(wins.size).toBe(allPieces.length);
  for (const [id, count] of wins) {
    expect(count / ways.length, id).toBeGreaterThanOrEqual(0.02);
    expect(count / ways.length, id).toBeLessThanOrEqual(0.12);
  }
});

test('the answers of the profile of a piece give that piece, with every reason', () => {
  for (const piece of allPieces) {
    const result = whichGodOf(whichGodProfiles[piece.productId] ?? '');
    expect(result?.piece).toBe(piece);
    expect(result?.reasons).toHaveLength(questionCount);
  }
});

test('the reason that counts most comes first', () => {
  const [first] = whichGodOf(whichGodProfiles['lit-zeus'] ?? '')?.reasons ?? [];
  expect(first).toEqual({ question: 0, answer: 0 });
});

test.each([0, 1, questionCount - 1, questionCount + 1])('%i answers are no result', (answers) => {
  expect(whichGodOf('0'.repeat(answers))).toBeUndefined();
});

test.each(['/which-god/0', '/which-god/2120', `/which-god/${'0'.repeat(questionCount)}`])(
  '%s is the page of some answers',
  (path) => expect(isWhichGodPath(path)).toBe(true),
);

test.each([
  '/which-god',
  '/which-god/',
  '/which-god/3',
  `/which-god/${'0'.repeat(questionCount + 1)}`,
  '/which-god/0/1',
  '/which-god/0\n',
  '/which-god/٠',
  '/which-god/-1',
  '/which-god/1e3',
  '/which-gods/0',
])('%j is not an address of answers', (path) => expect(isWhichGodPath(path)).toBe(false));

test('the address without answers is the introduction', () => {
  expect(whichGodPath('')).toBe('/which-god');
  expect(whichGodPath('012')).toBe('/which-god/012');
});

test.each(locales)('in %s every question, answer and reason has its words', (locale) => {
  const { questions } = messages[locale].whichGod;
  expect(questions).toHaveLength(whichGodQuestions.length);
  for (const { question, answers, reasons } of questions) {
    expect(question).not.toBe('');
    expect(answers).toHaveLength(3);
    expect(reasons).toHaveLength(3);
    expect(new Set([...answers, ...reasons]).size).toBe(6);
  }
});
