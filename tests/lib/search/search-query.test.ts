import { expect, test } from 'vitest';
import { longestQuery } from '@/lib/search';
import { readQuery, searchPath } from '@/lib/search/query';

test.each<[given: string | string[] | undefined, text: string]>([
  [undefined, ''],
  ['', ''],
  ['   ', ''],
  ['  lit   Zeus ', 'lit Zeus'],
  [['lit', 'table'], 'lit'],
  [[], ''],
  ['lit\0\nZeus', 'lit Zeus'],
  ['\u202Elit', 'lit'],
  ['<b>lit</b>', '<b>lit</b>'],
])('%j asks for « %s »', (given, text) => {
  expect(readQuery(given)).toEqual({ text, isCut: false });
});

test('a long query is cut between two characters, and marked as cut', () => {
  const { text, isCut } = readQuery('🛏'.repeat(4_000));
  expect([text, isCut]).toEqual(['🛏'.repeat(longestQuery), true]);
  expect(readQuery('a'.repeat(longestQuery)).isCut).toBe(false);
});

test('the address of a query gives the query back', () => {
  const text = 'lit & « table » + 100 % #1';
  const given = new URL(searchPath(text), 'http://localhost').searchParams.get('q') ?? undefined;
  expect(readQuery(given).text).toBe(text);
});
