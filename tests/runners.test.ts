import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longDataFiles, longJourneyFiles, longServerFiles } from './matrix.mjs';

/** Runs a file, or the tests of a name in it, as `npm run test:one` does. */
function runOne(file: string, name: string) {
  const program = `import { runOne } from './tests/runners.mjs';
    process.exit((await runOne(${JSON.stringify(file)}, ${JSON.stringify(name)})) ? 0 : 1);`;
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { encoding: 'utf8' },
  );
  return { status, stdout };
}

test('one test runs by its name, and a name that no test has fails in one line', {
  tags: ['matrix'],
}, () => {
  const file = 'tests/lib/account/back-path.test.ts';
  expect(runOne(file, 'a link may lead back to /kept').status).toBe(0);
  const { status, stdout } = runOne(file, 'no such name');
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining(`no test of this name in ${file}: no such name`),
  ]);
});

test('a source is tried by the tests that import it, and so is a folder', {
  tags: ['matrix'],
}, () => {
  const name = 'a period without a free day becomes the first one behind it';
  expect(runOne('lib/delivery/departure.ts', name).status).toBe(0);
  expect(runOne('lib/delivery', name).status).toBe(0);
  const { status, stdout } = runOne('app/global-error.tsx', name);
  expect([status, stdout]).toEqual([
    1,
    expect.stringContaining('no test that runs without a build imports app/global-error.tsx'),
  ]);
});

test.each([...longDataFiles, ...longServerFiles, ...longJourneyFiles])(
  '%s, left to test:all, is there',
  (file) => {
    expect(existsSync(file)).toBe(true);
  },
);
