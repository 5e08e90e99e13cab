import { readdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findPrograms,
  freePort,
  startPostgres,
  type TestPostgres,
} from '@/tests/programs/postgres';
import { startSmtp } from '@/tests/programs/smtp';
import { startShop, type TestShop } from '../shop';
import { enter, unlimited } from './load';
import { makeSmallDisk } from './tmpfs';

const programs = findPrograms();
const disk = makeSmallDisk(8);
afterAll(() => disk?.destroy());

/** A mail server that accepts a connection and never answers. */
async function startSilence(port: number) {
  const calls: Socket[] = [];
  const server = createServer((socket) => calls.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () => {
    for (const call of calls) call.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { calls, stop };
}

test('pages are answered while the mail server is silent, and the log names no address', async () => {
  const port = await freePort();
  const silence = await startSilence(port);
  const shop = await startShop({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  try {
    const { email, location } = await enter(shop.url, 'letter');
    expect(location).toBe('/cart?done=subscribed');
    expect(shop.output()).not.toContain('mail-failed');
    await expect.poll(() => shop.output(), { timeout: 40_000 }).toContain('mail-failed');
    expect(shop.output()).not.toContain(email);
  } finally {
    await silence.stop();
    await shop.stop();
  }
});

describe.skipIf(!programs)('mails', () => {
  let database: TestPostgres;
  let sql: postgres.Sql;
  beforeAll(async () => {
    database = await startPostgres(programs ?? '');
    sql = postgres(database.url, { max: 1 });
  });
  afterAll(async () => {
    await sql?.end();
    database?.destroy();
  });
  const tries = async () =>
    (await sql`select tries from mails order by created_at`).map((row) => Number(row.tries));
  /** Makes the next attempt due now: the waits are tested elsewhere, with a given clock. */
  const makeDue = () => sql`update mails set due_at = now()`;
  /** Waits until so many attempts have failed: a mail whose attempt is still under way would be sent twice. */
  const failed = async (attempts: number, shop: TestShop) => {
    const count = () => shop.output().split('"mail-failed"').length - 1;
    await expect.poll(count, { timeout: 20_000 }).toBe(attempts);
  };

  test('visitors do not wait and no mail is lost when the server is down, silent or refusing', async () => {
    const port = await freePort();
    const settings = { ...unlimited, DATABASE_URL: database.url };
    const shop = await startShop({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      const visitors = [await enter(shop.url, 'letter')];
      await expect.poll(() => shop.output(), { timeout: 20_000 }).toContain('mail-failed');
      const silence = await startSilence(port);
      visitors.push(await enter(shop.url, 'letter'));
      await expect.poll(() => silence.calls.length, { timeout: 20_000 }).toBe(1);
      // The connection still hangs while another visitor is served.
      visitors.push(await enter(shop.url, 'letter'));
      expect(silence.calls[0]?.destroyed).toBe(false);
      await silence.stop();
      await expect.poll(tries, { timeout: 20_000 }).toEqual([1, 1, 1]);
      const smtp = await startSmtp(port);
      smtp.refusal = { code: 451, text: 'come back later' };
      await failed(3, shop);
      await makeDue();
      visitors.push(await enter(shop.url, 'letter'));
      await expect.poll(tries, { timeout: 20_000 }).toEqual([2, 2, 2, 1]);
      await failed(7, shop);
      smtp.refusal = undefined;
      await makeDue();
      visitors.push(await enter(shop.url, 'letter'));
      await expect.poll(tries, { timeout: 20_000 }).toEqual([]);
      expect(visitors.map(({ location }) => location)).toEqual(
        visitors.map(() => '/cart?done=subscribed'),
      );
      expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
        visitors.map(({ email }) => email).sort(),
      );
      await smtp.close();
    } finally {
      await shop.stop();
    }
  });

  test('a shop stopped while the mail server is silent exits within ten seconds, and the mail waits', async () => {
    const port = await freePort();
    const silence = await startSilence(port);
    const settings = { ...unlimited, DATABASE_URL: database.url };
    const shop = await startShop({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` });
    try {
      await sql`delete from mails`;
      await enter(shop.url, 'letter');
      await expect.poll(() => silence.calls.length, { timeout: 20_000 }).toBe(1);
      const told = performance.now();
      shop.process.kill('SIGTERM');
      expect(await shop.exited).toBe(0);
      expect(performance.now() - told).toBeLessThan(11_000);
      expect(shop.output()).toContain('closed');
      expect(await tries()).toEqual([1]);
    } finally {
      await silence.stop();
      await shop.stop();
    }
  });

  test('four mails whose sender was killed are sent once, a minute later', async () => {
    const port = await freePort();
    const silence = await startSilence(port);
    const settings = { ...unlimited, DATABASE_URL: database.url };
    const mailed = { ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` };
    await sql`delete from mails`;
    const facts = { name: 'a', order: 'b', email: 'c', reference: 'd', date: 'e', time: 'f' };
    const names = ['access', 'access', ...Array(3).fill('withdrawal')].map((kind, n) => ({
      ...{ kind, recipient: `leda-${n}@theogonie.example`, language: 'fr', facts: sql.json(facts) },
      priority: kind === 'access' ? 0 : 1,
    }));
    for (const { recipient } of names) {
      await sql`insert into newsletter_subscriptions (email) values (${recipient})`;
    }
    await sql`insert into mails ${sql(names)}`;
    const first = await startShop(mailed);
    // Somebody's mail has it look at once.
    const { email } = await enter(first.url, 'letter');
    await expect.poll(() => silence.calls.length, { timeout: 40_000 }).toBe(4);
    first.process.kill('SIGKILL');
    await first.exited;
    await silence.stop();
    const [claims] = await sql`select count(*)::int as count,
      min(due_at) > now() + interval '10 seconds' as is_later from mails where tries = 1`;
    expect(claims).toEqual({ count: 4, is_later: true });
    await makeDue();
    const smtp = await startSmtp(port);
    const second = await startShop(mailed);
    try {
      const other = await enter(second.url, 'letter');
      await expect.poll(tries, { timeout: 20_000 }).toEqual([]);
      const all = [...names.map(({ recipient }) => recipient), email, other.email];
      expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(all.sort());
    } finally {
      await second.stop();
      await smtp.close();
    }
  });

  test.skipIf(!disk)(
    'mails wait when the disk of the outbox is full, and are written once there is room',
    async () => {
      const folder = disk?.folder ?? '';
      const shop = await startShop({ ...unlimited, DATABASE_URL: database.url, DATA_DIR: folder });
      try {
        await sql`delete from mails`;
        disk?.fill();
        const visitors = [await enter(shop.url, 'letter'), await enter(shop.url, 'letter')];
        await expect.poll(tries, { timeout: 20_000 }).toEqual([1, 1]);
        await expect.poll(() => shop.output(), { timeout: 20_000 }).toContain('ENOSPC');
        await failed(2, shop);
        disk?.makeRoom();
        await makeDue();
        visitors.push(await enter(shop.url, 'letter'));
        await expect.poll(tries, { timeout: 20_000 }).toEqual([]);
        const written = readdirSync(join(folder, 'outbox')).filter((name) => name.endsWith('.eml'));
        expect(written).toHaveLength(visitors.length);
      } finally {
        await shop.stop();
      }
    },
  );
});
