import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from '@/tests/programs/nginx.mjs';
import { findPrograms, startPostgres, type TestPostgres } from '@/tests/programs/postgres';
import { startProxy, type TestProxy } from '@/tests/programs/proxy';
import { startShop, type TestShop } from '../shop';
import { compare, enter, startLoad, unlimited, whatIsKept } from './load';

const programs = findPrograms();

test.skipIf(!programs)(
  'four processes that start at once on an empty database migrate it once',
  async () => {
    const database = await startPostgres(programs ?? '');
    const settings = { ...unlimited, DATABASE_URL: database.url };
    const shops = await Promise.all(Array.from({ length: 4 }, () => startShop(settings)));
    const sql = postgres(database.url, { max: 1 });
    try {
      for (const shop of shops) {
        expect(shop.output()).toContain('PostgreSQL is connected and migrated');
        expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
      }
      const [row] = await sql`
      select count(*)::int as applied, count(distinct hash)::int as different
      from drizzle.__drizzle_migrations`;
      expect(row?.applied).toBe(row?.different);
    } finally {
      await sql.end();
      await Promise.all(shops.map((shop) => shop.stop()));
      database.destroy();
    }
  },
);

describe.skipIf(!programs || !findNginx())('two shops behind nginx on one PostgreSQL', () => {
  let database: TestPostgres;
  let shops: TestShop[] = [];
  let proxy: TestProxy;
  const settings = () => ({ ...unlimited, TRUSTED_PROXIES: '1', DATABASE_URL: database.url });

  beforeAll(async () => {
    database = await startPostgres(programs ?? '');
    shops = await Promise.all([startShop(settings()), startShop(settings())]);
    proxy = await startProxy(shops);
  });
  afterAll(async () => {
    proxy?.stop();
    await Promise.all(shops.map((shop) => shop.stop()));
    database?.destroy();
  });

  const members = () => Promise.all(Array.from({ length: 16 }, () => enter(proxy.url)));
  /** Starts another shop on the port of one that has stopped. */
  const replace = async (index: number) => {
    const port = new URL(shops[index]?.url ?? '').port;
    shops[index] = await startShop({ ...settings(), PORT: port });
  };

  test('each acknowledged write is there exactly once when one process is killed under load', async () => {
    const load = await startLoad(proxy.url, await members(), { isStubborn: true });
    await load.more(150);
    shops[0]?.process.kill('SIGKILL');
    await shops[0]?.exited;
    await load.more(150);
    await replace(0);
    await load.more(150);
    await load.end();
    expect(load.refused).toEqual([]);
    const kept = await whatIsKept(database.url);
    expect(compare(load.acknowledged, kept)).toEqual({ lost: 0, doubled: 0 });
    expect(kept.pieces).toBe(load.acknowledged.size);
  });

  test('no request fails when one process after the other is replaced under load', async () => {
    const before = (await whatIsKept(database.url)).pieces;
    const load = await startLoad(proxy.url, await members());
    await load.more(100);
    for (const index of [0, 1, 0, 1]) {
      shops[index]?.process.kill('SIGTERM');
      expect(await shops[index]?.exited).toBe(0);
      await load.more(30);
      await replace(index);
      await load.more(30);
    }
    await load.end();
    expect(load.failed, proxy.failures()).toEqual([]);
    expect(load.refused).toEqual([]);
    expect((await whatIsKept(database.url)).pieces - before).toBe(load.acknowledged.size);
  });
});
