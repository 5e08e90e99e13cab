import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPrograms, startPostgres } from '../postgres';
import { startShop } from '../shop';
import { addBed, countInCart, enter, unlimited } from './load';

const programs = findPrograms();

test.skipIf(!programs)(
  'what pg_dump took under way, psql gives back to another server',
  async () => {
    const [first, second] = [
      await startPostgres(programs ?? ''),
      await startPostgres(programs ?? ''),
    ];
    const folder = mkdtempSync(join(tmpdir(), 'theogonie-backup-'));
    const call = (program: string, ...args: string[]) => {
      const done = spawnSync(join(programs ?? '', program), args, { encoding: 'utf8' });
      expect(done.status, done.stderr).toBe(0);
    };
    try {
      const file = join(folder, 'shop.sql');
      const shop = await startShop({ ...unlimited, DATABASE_URL: first.url });
      const member = await enter(shop.url);
      await addBed(shop.url, member);
      call('pg_dump', '--no-owner', `--file=${file}`, first.url);
      await addBed(shop.url, member);
      await shop.stop();
      call(
        'psql',
        '--quiet',
        '--set=ON_ERROR_STOP=1',
        '--single-transaction',
        `--file=${file}`,
        second.url,
      );
      const restored = await startShop({ ...unlimited, DATABASE_URL: second.url });
      try {
        expect(restored.output()).toContain('connected and migrated');
        expect(await countInCart(restored.url, member)).toBe(1);
        expect(await addBed(restored.url, member)).toBe('/cart?done=added');
        expect(await countInCart(restored.url, member)).toBe(2);
      } finally {
        await restored.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
      first.destroy();
      second.destroy();
    }
  },
);

test('a copy of the data folder of a stopped shop opens as that shop', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-backup-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  try {
    const shop = await startShop({ LIMIT_FACTOR: '1000', DATA_DIR: data });
    const member = await enter(shop.url);
    await addBed(shop.url, member);
    await shop.stop();
    cpSync(data, copy, { recursive: true });
    rmSync(data, { recursive: true });
    const restored = await startShop({ LIMIT_FACTOR: '1000', DATA_DIR: copy });
    try {
      expect(await countInCart(restored.url, member)).toBe(1);
      expect(await addBed(restored.url, member)).toBe('/cart?done=added');
      expect(await countInCart(restored.url, member)).toBe(2);
    } finally {
      await restored.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
