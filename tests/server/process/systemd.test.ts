import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findSystemdAnalyze } from '@/tests/programs/nginx.mjs';

/** What `systemd-analyze` says about a unit, on this machine: its Node, its user, without the file of variables. */
function verify(unit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-unit-'));
  const file = join(folder, 'theogonie@3001.service');
  writeFileSync(
    file,
    unit.replace('/usr/bin/node', process.execPath).replace('User=theogonie', 'User=root'),
  );
  const { status, stderr } = spawnSync(findSystemdAnalyze() ?? '', ['verify', file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { status, complaints: stderr.split('\n').filter((line) => line.includes('theogonie')) };
}

test.skipIf(!findSystemdAnalyze())('systemd accepts the unit of the documentation', () => {
  const unit = readFileSync('docs/theogonie@.service', 'utf8');
  expect(verify(unit)).toEqual({ status: 0, complaints: [] });
  // A misspelt line is noticed.
  expect(verify(unit.replace('Restart=', 'Restrat=')).complaints).not.toEqual([]);
});
