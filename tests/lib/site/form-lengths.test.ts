import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formsWithNumbers } from '@/tests/lib/site/forms-with-numbers';

test.each(formsWithNumbers)('%s lets a visitor type what its action accepts', (file, lengths) => {
  const written = readFileSync(file, 'utf8').matchAll(/maxLength=\{(\d+)\}/g);
  expect([...written].map(([, length]) => Number(length))).toEqual(lengths);
});
