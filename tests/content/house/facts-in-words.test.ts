import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { saidFacts, textsIn } from '@/tests/content/house/said-facts';
import { isUnder } from '@/tests/content/house/said-periods';

describe.each(Object.entries(saidFacts))('%s', (_, saidFact) => {
  const { fact, expected, words, said, atTheDesk = [], elsewhere = {}, files = [] } = saidFact;

  test('is the fact that the sentences say in each language', () => {
    const toRewrite = [
      ...[...said, ...atTheDesk].map((path) => `messages/*: ${path}`),
      ...files.map(([path, part]) => `${path}: ${part}`),
    ];
    expect(
      fact,
      `the fact has changed, and these say what it was:\n${toRewrite.join('\n')}`,
    ).toEqual(expected);
  });

  test.each(locales)('is said in %s where it stands here, and nowhere else', async (locale) => {
    const found = (await textsIn(locale))
      .filter(([, text]) => words[locale].test(text))
      .map(([path]) => path)
      .filter((path) => !Object.keys(elsewhere).some((place) => isUnder(path, place)));
    const places = locale === 'fr' ? [...said, ...atTheDesk] : said;
    expect(found.sort()).toEqual([...places].sort());
  });

  test('is said by other files', () => {
    const silent = files.filter(([path, part]) => {
      const text = readFileSync(path, 'utf8').replace(/\s+/g, ' ');
      return !text.includes(part);
    });
    expect(silent).toEqual([]);
  });

  test('is taken for nothing else where such words have gone', async () => {
    const all = await Promise.all(
      locales.map(async (locale) =>
        (await textsIn(locale))
          .filter(([, text]) => words[locale].test(text))
          .map(([path]) => path),
      ),
    );
    const gone = Object.keys(elsewhere).filter(
      (place) => !all.flat().some((path) => isUnder(path, place)),
    );
    expect(gone).toEqual([]);
  });
});
