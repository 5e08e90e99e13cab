import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { currentRelease } from '@/tests/release';
import { ask } from '@/tests/server/ask';
import { findNginx } from './nginx.mjs';
import { freePort } from './postgres';

/** nginx with docs/nginx.conf, in front of two processes of the shop. */
export type TestProxy = {
  readonly url: string;
  readonly folder: string;
  readonly process: ChildProcess;
  /** Its error log: what keeps it from running. */
  readonly errors: () => string;
  /** Its log of requests that failed. */
  readonly failures: () => string;
  /** Stops it and removes its folder. */
  readonly stop: () => void;
};

/** Starts it and waits until it answers. @throws when it rejects its configuration */
export async function startProxy(shops: readonly { readonly url: string }[]): Promise<TestProxy> {
  const nginx = findNginx() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-nginx-'));
  mkdirSync(join(folder, '.data/nginx'), { recursive: true });
  mkdirSync(join(folder, '.releases'));
  symlinkSync(currentRelease(), join(folder, '.releases/current'));
  const [first = '', second = ''] = shops.map((shop) => new URL(shop.url).port);
  const port = String(await freePort());
  const adapted = readFileSync('docs/nginx.conf', 'utf8')
    .replace('8080', port)
    .replace(':3001 ', `:${first} `)
    .replace(':3002 ', `:${second} `);
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, adapted);
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const args = ['-p', folder, '-c', file, '-g', `${user}daemon off;`];
  const checked = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  expect(checked.stderr).not.toContain('[warn]');
  const proxy = spawn(nginx, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => ask(`${url}/robots.txt`), { timeout: 20_000, interval: 100 });
  return {
    url,
    folder,
    process: proxy,
    errors: () => readFileSync(join(folder, '.data/nginx/error.log'), 'utf8'),
    failures: () => readFileSync(join(folder, '.data/nginx/failures.log'), 'utf8'),
    stop: () => {
      proxy.kill('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
