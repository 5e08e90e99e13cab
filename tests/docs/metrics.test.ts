import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measures } from '@/server/metrics';

test('each metric has a row in the table of docs/operations.md, with what to do', () => {
  const text = readFileSync('docs/operations.md', 'utf8');
  const rows = [...text.matchAll(/^\| `theogonie_(\w+)(?:\{.*?\})?` \|(.*)\|(.*)\|$/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(measures.map(({ name }) => name).sort());
  for (const [, name, meaning = '', advice = ''] of rows) {
    expect(meaning.trim(), name).not.toBe('');
    expect(advice.trim(), name).not.toBe('');
  }
});
