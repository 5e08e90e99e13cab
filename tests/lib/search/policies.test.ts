import { describe, expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { policies, searchPolicies } from '@/lib/search/policies';
import { pages } from '@/lib/site/pages';
import { messages } from '@/tests/content/texts';

const questions = [
  ['fr', 'combien de temps pour être remboursé', ['/refund', '/withdrawal', '/returns']],
  ['fr', 'la garantie légale dure combien d’années', ['/legal-guarantee', '/terms']],
  ['en', 'who pays for sending a bed back', ['/returns', '/withdrawal', '/faq', '/terms']],
  ['en', 'how long is the legal guarantee', ['/legal-guarantee']],
  ['it', 'diritto di recesso quattordici giorni', ['/withdrawal', '/terms', '/returns']],
  ['ru', 'какие персональные данные вы храните', ['/privacy-policy']],
  ['ar', 'الضمان القانوني', ['/legal-guarantee']],
] as const;

test.each(questions)(
  'in %s, « %s » leads to a passage of the right page',
  async (locale, text, expected) => {
    const [first] = await searchPolicies(locale, text, 1);
    expect(expected).toContain(first?.path.split('#')[0]);
  },
);

describe.each(locales)('in %s', (locale) => {
  test('the name of a page of rules finds a passage of it first', async () => {
    for (const path of policies) {
      const [first] = await searchPolicies(locale, pages[path].name(messages[locale]), 1);
      expect(first?.path, path).toMatch(new RegExp(`^${path}#\\w`));
    }
  });

  test('passages are whole, with their facts filled in, and each has an address of its own', async () => {
    const all = policies.map((path) => pages[path].name(messages[locale]));
    const found = (await Promise.all(all.map((name) => searchPolicies(locale, name, 100)))).flat();
    const texts = new Map(found.map(({ path, text }) => [path, text]));
    expect(texts.size).toBeGreaterThan(policies.length * 3);
    for (const [path, text] of texts) expect(text, path).not.toMatch(/\{\w+|undefined|^$/);
  });
});

test('a text without words finds nothing, and at most as many as are asked for', async () => {
  expect(await searchPolicies('en', '?!', 5)).toEqual([]);
  expect(await searchPolicies('en', 'refund', 2)).toHaveLength(2);
});
