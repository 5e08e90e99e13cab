import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { lockFolder } from '@/lib/process/folder-lock.mjs';

const aFolder = () => mkdtempSync(join(tmpdir(), 'theogonie-lock-'));

test('a folder is locked until it is unlocked', async () => {
  const folder = aFolder();
  const unlock = await lockFolder(folder);
  expect(unlock).toBeDefined();
  expect(await lockFolder(folder)).toBeUndefined();
  await unlock?.();
  const again = await lockFolder(folder);
  expect(again).toBeDefined();
  await again?.();
});

test('a busy process keeps its lock, and a killed one loses it', async () => {
  const folder = aFolder();
  const lock = pathToFileURL(join('lib', 'process', 'folder-lock.mjs')).href;
  const program = `
    const { lockFolder } = await import(${JSON.stringify(lock)});
    await lockFolder(${JSON.stringify(folder)});
    console.log('locked');
    setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 10);`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  // More than the system keeps in the queue of a socket.
  for (let attempt = 0; attempt < 1_000; attempt += 1) {
    expect(await lockFolder(folder)).toBeUndefined();
  }
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const unlock = await lockFolder(folder);
  expect(unlock).toBeDefined();
  await unlock?.();
});
