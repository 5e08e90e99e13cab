import { expect, test } from 'vitest';
import { frenchWords } from '@/tests/content/french-words';
import { claims, pricedIn, unclaimed } from '@/tests/content/house/said-promises';
import { textsUnder } from '@/tests/content/texts';

test.each(Object.entries(claims))('%s, as the sentences say in each language', (_, claim) => {
  const toRewrite = [...claim.said, ...(claim.also ?? [])].map((path) => `messages/*: ${path}`);
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
