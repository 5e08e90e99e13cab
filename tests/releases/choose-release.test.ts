import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let releases: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'theogonie-choice-'));
  releases = join(folder, '.releases');
  for (const part of ['server/releases', 'lib/process']) {
    cpSync(part, join(folder, part), { recursive: true });
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Makes a folder among the releases. */
function make(name: string): string {
  const path = join(releases, name);
  mkdirSync(path, { recursive: true });
  return path;
}

/** Makes a release that was superseded some hours ago. @param packages the folder of its packages, outside it */
function makeRelease(name: string, hours: number, packages?: string): void {
  const path = make(name);
  if (packages) symlinkSync(`../${packages}/node_modules`, join(path, 'node_modules'), 'dir');
  const then = new Date(Date.now() - hours * 3_600_000);
  utimesSync(path, then, then);
}

test('a new release deletes the packages that no release links to', async () => {
  const [old, before, next] = ['a'.repeat(16), 'b'.repeat(16), 'c'.repeat(16)];
  for (const name of ['packages-old', 'packages-before', 'packages-loose'])
    make(`${name}/node_modules`);
  makeRelease(old, 3, 'packages-old');
  makeRelease(before, 2, 'packages-before');
  makeRelease(next, 0);
  const file = pathToFileURL(join(folder, 'server/releases/choose-release.mjs')).href;
  const { takeRelease }: typeof import('@/server/releases/choose-release.mjs') = await import(file);
  takeRelease(next);
  expect(
    [old, before, next, 'packages-old', 'packages-before', 'packages-loose'].filter((name) =>
      existsSync(join(releases, name)),
    ),
  ).toEqual([before, next, 'packages-before']);
});
