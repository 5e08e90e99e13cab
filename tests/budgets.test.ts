import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { javascriptBudget, pictureBudget } from './budgets';

/** The numbers of KB that a page of the docs gives where it says this, such as `128 KB of JavaScript`. */
const said = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').replace(/\s+/g, ' ').matchAll(pattern)].map(([, kb]) =>
    Number(kb),
  );

test('the docs name the budgets that the browser tests hold', () => {
  const kilobytes = javascriptBudget / 1_000;
  expect(said('docs/development.md', /(\d+) KB of JavaScript/g)).toEqual([kilobytes, kilobytes]);
  expect(said('docs/measurements.md', /`npm test` holds it at (\d+) KB, not/g)).toEqual([
    kilobytes,
  ]);
  expect(said('docs/development.md', /(\d+) KB of pictures/g)).toEqual([pictureBudget / 1_000]);
});
