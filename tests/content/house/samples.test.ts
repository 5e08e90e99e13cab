import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lender } from '@/content/checkout/credit';
import { company } from '@/content/house/company';
import { samples } from '@/content/house/samples';
import { locales } from '@/lib/i18n/locales';
import { wordsOf } from '@/tests/content/french-words';
import { isUnder } from '@/tests/content/house/said-periods';
import { noSamples, saidSamples, sampleWords } from '@/tests/content/house/said-samples';
import { textsUnder } from '@/tests/content/texts';

test.each(Object.entries(saidSamples))('%s is the sample that sentences call so', (part, said) => {
  const isSample = Object.entries(samples).find(([name]) => name === part)?.[1];
  expect(
    isSample,
    `it is none any more, and these say that it is, in five languages:\n${said.join('\n')}`,
  ).toBe(true);
});

test('names and numbers are samples as long as they look like some', () => {
  const { company: isSample, host, mediator, lender: isSampleLender } = samples;
  const invented = /Exemple|\.example$|^[0 ]+$/;
  const looks = (...facts: string[]) => facts.some((fact) => invented.test(fact));
  expect({ isSample, host, mediator, isSampleLender }).toEqual({
    isSample: looks(company.siret, company.email),
    host: looks(company.host),
    mediator: looks(company.mediator),
    isSampleLender: looks(lender),
  });
});

/** Anchors are no words. */
const textsOf = async (locale: (typeof locales)[number]) =>
  textsUnder(await wordsOf(locale), '').filter(([path]) => !path.endsWith('.id'));

test.each(locales)(
  'in %s each sentence that calls something a sample stands with it',
  async (locale) => {
    const found = (await textsOf(locale))
      .filter(([, text]) => sampleWords[locale].test(text))
      .map(([path]) => path)
      .filter((path) => !Object.keys(noSamples).some((place) => isUnder(path, place)));
    expect(found.sort()).toEqual([...new Set(Object.values(saidSamples).flat())].sort());
  },
);

test('what says something else with such words is there', async () => {
  const all = await Promise.all(
    locales.map(async (locale) =>
      (await textsOf(locale)).filter(([, text]) => sampleWords[locale].test(text)),
    ),
  );
  const gone = Object.keys(noSamples).filter(
    (place) => !all.flat().some(([path]) => isUnder(path, place)),
  );
  expect(gone).toEqual([]);
});

test('the README says that the company is a sample', () => {
  const text = readFileSync('README.md', 'utf8').replace(/\s+/g, ' ');
  expect(text.includes('are samples and say so (`content/house/company.ts`')).toBe(samples.company);
  expect(text.includes('instalments show a sample lender')).toBe(samples.lender);
});
