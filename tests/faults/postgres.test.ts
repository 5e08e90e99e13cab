import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '@/db/postgres';
import { findPgBouncer } from '@/tests/programs/nginx.mjs';
import { startPgBouncer } from '@/tests/programs/pgbouncer';
import { findPrograms, startPostgres, type TestPostgres } from '@/tests/programs/postgres';
import { startShop } from '../shop';
import {
  addBed,
  compare,
  countInCart,
  enter,
  type Member,
  startLoad,
  unlimited,
  whatIsKept,
} from './load';
import { makeSmallDisk } from './tmpfs';

const programs = findPrograms();
/** Visitors join one after the other: with many at once, one may wait too long for the small pool. */
async function members(url: string, count: number): Promise<Member[]> {
  const joined: Member[] = [];
  while (joined.length < count) {
    const member = await enter(url);
    expect(member.location).not.toContain('error=');
    joined.push(member);
  }
  return joined;
}

describe.skipIf(!programs)('with a PostgreSQL whose user may not create extensions', () => {
  test('the start says in one line what its owner has to do, and works once that is done', async () => {
    const database = await startPostgres(programs ?? '', 30);
    const owner = postgres(database.url, { max: 1, onnotice: () => undefined });
    try {
      await owner`create role guest login`;
      await owner`grant create on database postgres to guest`;
      await owner`grant create on schema public to guest`;
      // As providers do it that create extensions on request only.
      await owner`create function refuse() returns event_trigger language plpgsql as
        'begin raise exception ''permission denied to create extension''; end'`;
      await owner`create event trigger no_extensions on ddl_command_start
        when tag in ('CREATE EXTENSION') execute function refuse()`;
      const url = database.url.replace('shop@', 'guest@');
      await expect(openPostgres(url)).rejects.toThrow(
        /^the database needs the extensions unaccent and pg_trgm: .*$/,
      );
      await owner`drop event trigger no_extensions`;
      await owner`create extension unaccent`;
      await owner`create extension pg_trgm`;
      await (await openPostgres(url)).close();
    } finally {
      await owner.end();
      database.destroy();
    }
  });
});

describe.skipIf(!programs)('with a PostgreSQL that fails', () => {
  let database: TestPostgres;
  beforeAll(async () => {
    database = await startPostgres(programs ?? '', 30);
  });
  afterAll(() => database?.destroy());
  const open = () => startShop({ ...unlimited, DATABASE_URL: database.url });

  test('no acknowledged write is lost or doubled when it is restarted under load', async () => {
    const shop = await open();
    try {
      const load = await startLoad(shop.url, await members(shop.url, 12), { isStubborn: true });
      await load.more(100);
      const answered = load.refused.length;
      database.crash();
      await expect.poll(() => load.refused.length, { timeout: 20_000 }).toBeGreaterThan(answered);
      for (const path of ['/', '/bed/zeus', '/cart', '/healthz']) {
        expect((await fetch(shop.url + path)).status, path).toBe(200);
      }
      expect((await fetch(`${shop.url}/readyz`)).status).toBe(503);
      database.start();
      await load.more(100);
      await load.end();
      expect(load.failed).toEqual([]);
      const kept = await whatIsKept(database.url);
      expect(compare(load.acknowledged, kept)).toEqual({ lost: 0, doubled: 0 });
      expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
    } finally {
      await shop.stop();
    }
  });

  test('the shop opens and refuses writes while all connections are taken, and works once one is free', async () => {
    const greedy = postgres(database.url, { max: 40, onnotice: () => undefined });
    const held: postgres.ReservedSql[] = [];
    const isFull = (error: unknown) =>
      error instanceof Error && 'code' in error && error.code === '53300';
    try {
      await expect(
        (async () => {
          for (;;) held.push(await greedy.reserve());
        })(),
      ).rejects.toSatisfy(isFull);
      const shop = await open();
      try {
        expect((await enter(shop.url)).location).toContain('error=subscribeFailed');
        expect((await fetch(`${shop.url}/bed/zeus`)).status).toBe(200);
        for (const one of held.splice(0)) one.release();
        await greedy.end();
        await expect
          .poll(async () => (await enter(shop.url)).location, { timeout: 20_000 })
          .toContain('done=subscribed');
      } finally {
        await shop.stop();
      }
    } finally {
      await greedy.end({ timeout: 0 });
    }
  });

  test('adds are refused while the tables are locked, and none counts twice', async () => {
    const shop = await open();
    const other = postgres(database.url, { max: 1 });
    try {
      const load = await startLoad(shop.url, await members(shop.url, 20), { isStubborn: true });
      await load.more(40);
      await other.begin(async (sql) => {
        await sql`lock table cart_items in access exclusive mode`;
        await expect.poll(() => load.refused.length, { timeout: 20_000 }).toBeGreaterThan(20);
        expect((await fetch(`${shop.url}/cart`)).status).toBe(200);
      });
      await load.more(100);
      await load.end();
      expect(load.failed).toEqual([]);
      // An add that waited in the server may be carried out late, after its key was sent again.
      const kept = await whatIsKept(database.url);
      expect(compare(load.acknowledged, kept)).toEqual({ lost: 0, doubled: 0 });
    } finally {
      await other.end();
      await shop.stop();
    }
  });

  test('pages are answered while it is slow, and actions within five seconds', async () => {
    const shop = await open();
    const other = postgres(database.url, { max: 1, onnotice: () => undefined });
    try {
      const visitors = await members(shop.url, 3);
      const keys = visitors.map(() => randomUUID());
      await other.unsafe(`
        create function fall_asleep() returns trigger language plpgsql as
          $$ begin perform pg_sleep(10); return new; end $$;
        create trigger slow before insert on cart_items for each row execute function fall_asleep()`);
      const started = performance.now();
      const adds = visitors.map(async (member, index) => {
        const location = await addBed(shop.url, member, keys[index]);
        return { location, seconds: (performance.now() - started) / 1000 };
      });
      for (const path of ['/', '/bed/zeus', '/healthz']) {
        const asked = performance.now();
        expect((await fetch(shop.url + path)).status, path).toBe(200);
        expect(performance.now() - asked, path).toBeLessThan(1000);
      }
      for (const { location, seconds } of await Promise.all(adds)) {
        expect(location).toContain('error=cartAddFailed');
        expect(seconds).toBeLessThan(5);
      }
      await other`drop trigger slow on cart_items`;
      for (const [index, member] of visitors.entries()) {
        await addBed(shop.url, member, keys[index]);
        expect(await countInCart(shop.url, member)).toBe(1);
      }
    } finally {
      await other.end();
      await shop.stop();
    }
  });
});

const disk = programs ? makeSmallDisk(160) : undefined;
afterAll(() => disk?.destroy());

test.skipIf(!disk)(
  'the shop reads but is not ready on a full disk, and is ready again once there is room',
  async () => {
    const database = await startPostgres(programs ?? '', 30, disk?.folder);
    const shop = await startShop({ ...unlimited, DATABASE_URL: database.url });
    const sql = postgres(database.url, { max: 1 });
    const readiness = async () => (await fetch(`${shop.url}/readyz`)).status;
    try {
      const member = await enter(shop.url);
      expect(await addBed(shop.url, member)).toBe('/cart?done=added');
      expect(await readiness()).toBe(200);
      await sql`create table filler as select ''::text as text`;
      disk?.fill();
      const grow = sql`insert into filler select repeat('x', 1000) from generate_series(1, 100)`;
      await expect(grow).rejects.toThrow('No space left');
      await expect.poll(readiness, { timeout: 10_000 }).toBe(503);
      expect(await countInCart(shop.url, member)).toBe(1);
      disk?.makeRoom();
      await expect.poll(readiness, { timeout: 10_000 }).toBe(200);
      expect(await addBed(shop.url, member)).toBe('/cart?done=added');
    } finally {
      await sql.end();
      await shop.stop();
      database.destroy();
    }
  },
);

describe.skipIf(!programs || !findPgBouncer())('behind PgBouncer in transaction mode', () => {
  test('two shops migrate through a pool of two at once, and every add is stored once', async () => {
    const database = await startPostgres(programs ?? '');
    const pooler = await startPgBouncer(database.url, 2);
    const settings = { ...unlimited, DATABASE_URL: `${pooler.url}?prepare=false` };
    const shops = await Promise.all([startShop(settings), startShop(settings)]);
    try {
      const loads = await Promise.all(
        shops.map(async ({ url }) => startLoad(url, await members(url, 15), { isStubborn: true })),
      );
      await Promise.all(loads.map((load) => load.more(150)));
      await Promise.all(loads.map((load) => load.end()));
      // Thirty visitors share two connections: one may be refused, and tries again.
      for (const { failed } of loads) expect(failed).toEqual([]);
      const all = new Set(loads.flatMap(({ acknowledged }) => [...acknowledged]));
      const kept = await whatIsKept(database.url);
      expect(compare(all, kept)).toEqual({ lost: 0, doubled: 0 });
      expect(kept.pieces).toBe(all.size);
    } finally {
      await Promise.all(shops.map((shop) => shop.stop()));
      pooler.stop();
      database.destroy();
    }
  });
});
