import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop } from '../shop';
import { addBed, compare, countInCart, enter, pageOf, unlimited } from './load';
import { makeSmallDisk } from './tmpfs';

/** `npm run test:faults` does a hundred; each takes as long as the database takes to open. */
const kills = Number(process.env.FAULT_KILLS ?? 12);

const program = join('tests/results', 'writer.mjs');
const folder = mkdtempSync(join(tmpdir(), 'theogonie-killed-'));

beforeAll(async () => {
  await build({
    entryPoints: ['tests/faults/writer.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: { 'server-only': './server/server-only-stub.ts' },
    logLevel: 'warning',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function startWriter(): ChildProcess {
  return spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The lines that a writer prints, until it exits. */
async function* linesOf({ stdout }: ChildProcess) {
  if (!stdout) throw new Error('a writer without an output');
  for await (const line of createInterface({ input: stdout })) yield line.split(' ');
}

test(
  'the database opens with every acknowledged write after being killed again and again',
  async () => {
    const acknowledged = new Set<string>();
    const found: ReturnType<typeof compare>[] = [];
    // One more round than kills: the last one only checks.
    for (let round = 0; round <= kills; round += 1) {
      const writer = startWriter();
      let writes = 0;
      for await (const [word, first = '', second = ''] of linesOf(writer)) {
        if (word === 'found') {
          const keys = new Set(second.split(',').filter(Boolean));
          found.push(compare(acknowledged, { pieces: Number(first), keys }));
          if (round === kills) writer.kill('SIGKILL');
        } else {
          expect(word).toBe('added');
          acknowledged.add(first);
          writes += 1;
          if (writes === 1 + ((round * 7) % 23)) writer.kill('SIGKILL');
        }
      }
    }
    expect(found).toEqual(Array(kills + 1).fill({ lost: 0, doubled: 0 }));
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills);
  },
  60_000 + kills * 10_000,
);

test('a second process is refused while the first one writes, which goes on', async () => {
  const writer = startWriter();
  let writes = 0;
  let refused: string[] = [];
  for await (const [word] of linesOf(writer)) {
    if (word === 'added') writes += 1;
    if (writes === 5 && refused.length === 0) {
      for await (const line of linesOf(startWriter())) refused = line;
    }
    if (writes === 10) writer.kill('SIGKILL');
  }
  expect(refused.join(' ')).toMatch(/^refused another process has the data folder .* open/);
  expect(writes).toBeGreaterThanOrEqual(10);
});

const disk = makeSmallDisk(220);
afterAll(() => disk?.destroy());

test.skipIf(!disk)(
  'the database refuses writes on a full disk, still reads, and recovers',
  async () => {
    const shop = await startShop({ ...unlimited, DATA_DIR: disk?.folder ?? '' });
    try {
      const member = await enter(shop.url);
      expect(await addBed(shop.url, member)).toBe('/cart?done=added');
      for (let turn = 1; turn <= 3; turn += 1) {
        disk?.fill();
        expect(await addBed(shop.url, member)).toBe('/cart?error=cartAddFailed');
        expect((await enter(shop.url)).location).toBe('/cart?error=subscribeFailed');
        expect(await countInCart(shop.url, member)).toBe(turn);
        expect((await pageOf(`${shop.url}/bed/zeus`)).status).toBe(200);
        disk?.makeRoom();
        expect(await addBed(shop.url, member)).toBe('/cart?done=added');
        expect(await countInCart(shop.url, member)).toBe(turn + 1);
      }
      expect(shop.output()).toContain('is full: the database is read-only');
      const readiness = async () => (await fetch(`${shop.url}/readyz`)).status;
      expect(await readiness()).toBe(200);
      disk?.fill();
      await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
      disk?.makeRoom();
      await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
    } finally {
      await shop.stop();
    }
    // Full at start: pages are served, and the database opens once there is room.
    disk?.fill();
    const again = await startShop({ ...unlimited, DATA_DIR: disk?.folder ?? '' });
    try {
      expect((await enter(again.url)).location).toBe('/cart?error=subscribeFailed');
      disk?.makeRoom();
      expect((await enter(again.url)).location).toBe('/cart?done=subscribed');
    } finally {
      await again.stop();
    }
  },
);
