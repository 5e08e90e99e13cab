import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frenchWords } from '@/tests/content/french-words';
import { claims, pricedIn, unclaimed } from '@/tests/content/house/said-promises';
import { textsUnder } from '@/tests/content/texts';

const connector = 'app/[locale]/(search)/mcp';

test.each(Object.entries(claims))('%s, as the sentences say in each language', (_, claim) => {
  const toRewrite = [
    ...[...claim.said, ...(claim.also ?? [])].map((path) => `messages/*: ${path}`),
    ...(claim.told ?? []).map(([file, words]) => `${connector}/${file}: ${words}`),
  ];
  expect(
    claim.fact,
    `the fact has changed, and these say what it was:\n${toRewrite.join('\n')}`,
  ).toEqual(claim.expected);
});

test('each French sentence with a word of price or inclusion states a promise of the house, or is named as none', async () => {
  expect(unclaimed(pricedIn(await frenchWords()))).toEqual({ unread: [], gone: [] });
});

test('what says a promise with other words is there', async () => {
  const paths = textsUnder(await frenchWords(), '').map(([path]) => path);
  const also = Object.values(claims).flatMap((claim) => claim.also ?? []);
  expect(also.filter((path) => !paths.includes(path))).toEqual([]);
});

test('what assistants are told of a promise is there', () => {
  const told = Object.values(claims).flatMap((claim) => claim.told ?? []);
  expect(
    told.filter(([file, words]) => !readFileSync(`${connector}/${file}`, 'utf8').includes(words)),
  ).toEqual([]);
});

test.each([
  ['La maison offre le transport.', 1],
  ['Livraison et retours offerts, sans frais.', 2],
  ['Le transport est à votre charge.', 1],
  ['Voici l’offre d’un prêteur, une offre ferme.', 0],
  ['Valable jusqu’au {until} inclus.', 0],
])('reads the words of price in a sentence: %s', (text, count) => {
  expect(pricedIn({ text })).toHaveLength(count);
});
