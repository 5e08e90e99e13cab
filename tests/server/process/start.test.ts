import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { findPrograms, freePort, startPostgres } from '@/tests/programs/postgres';
import { postForm } from '@/tests/server/post';
import { launchShop, startShop, type TestShop } from '@/tests/shop';

const running: TestShop[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((shop) => shop.stop()));
});

const open = async (settings?: Record<string, string>) => {
  const shop = await startShop(settings);
  running.push(shop);
  return shop;
};

/** What a shop that must not open prints before it exits. */
async function refusal(settings: Record<string, string>) {
  const shop = await launchShop(settings);
  const code = await shop.exited;
  const lines = shop.output().trim().split('\n');
  return { code, lines, last: lines.at(-1) ?? '' };
}

test('a busy port ends it with one line and leaves the other shop alone', async () => {
  const first = await open();
  const { code, lines, last } = await refusal({ PORT: new URL(first.url).port });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(last).toMatch(/port \d+ is taken.*set PORT/);
  expect((await fetch(`${first.url}/`)).status).toBe(200);
});

test('a second shop on the same embedded database ends with one line', async () => {
  const first = await open();
  const { code, lines, last } = await refusal({ DATA_DIR: first.dataDir });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  expect(last).toMatch(/another process has the data folder .* open/);
  expect((await fetch(`${first.url}/`)).status).toBe(200);
});

// Node's recursive `mkdir` never returns for the second.
test.each(['/dev/null/data', '/proc/theogonie/data'])(
  'a data folder that is not writable (%s) ends it with one line',
  async (DATA_DIR) => {
    const { code, lines, last } = await refusal({ DATA_DIR });
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(last).toMatch(/data folder .* is not writable/);
  },
);

test('a damaged key of the installation ends it with one line, in the folder and in PostgreSQL', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-keys-'));
  writeFileSync(join(folder, 'keys'), 'cut');
  const inFolder = await refusal({ DATA_DIR: folder });
  expect(inFolder).toMatchObject({ code: 1, lines: [expect.stringMatching(/keys is damaged/)] });
  const programs = findPrograms();
  if (!programs) return;
  const database = await startPostgres(programs);
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  try {
    await (await startShop({ DATABASE_URL: database.url })).stop();
    await sql`update installation set keys = 'cut'`;
    const { code, last } = await refusal({ DATABASE_URL: database.url });
    expect(code).toBe(1);
    expect(last).toMatch(/table installation is damaged/);
  } finally {
    await sql.end();
    database.destroy();
  }
});

test.skipIf(!findPrograms())(
  'a build on a database without a key ends with one line and leaves it as it was',
  async () => {
    const database = await startPostgres(findPrograms() ?? '');
    const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    try {
      const build = await launchShop({ DATABASE_URL: database.url }, ['server/build.mjs']);
      expect(await build.exited).toBe(1);
      expect(build.output()).toMatch(/^\[théogonie\] the database has no key yet: .*$/m);
      const [row] =
        await sql`select count(*)::int as tables from pg_tables where schemaname in ('public', 'drizzle')`;
      expect(row).toEqual({ tables: 0 });
    } finally {
      await sql.end();
      database.destroy();
    }
  },
);

test('wrong variables end it with one line that names each', async () => {
  const { code, lines, last } = await refusal({
    PORT: '70000',
    DATABASE_URL: 'mysql://x',
    SITE_URL: 'nope',
    TRUSTED_PROXIES: 'one',
  });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  for (const name of ['DATABASE_URL', 'SITE_URL']) expect(last).toContain(name);
  expect(last).toContain('PORT must be a whole number from 1 to 65535');
  expect(last).toContain('TRUSTED_PROXIES must be a whole number from 0 to 10');
});

const enter = (shop: TestShop, email: string) =>
  postForm(shop.url, '/cart', 'S’inscrire', { email });

test('the start logs once that messages wait in the desk when HOUSE_MAIL is not set', async () => {
  const waits =
    /\[théogonie\] messages, orders and withdrawals wait in \/desk: HOUSE_MAIL is not set/g;
  expect((await open({ HOUSE_MAIL: '' })).output().match(waits)).toHaveLength(1);
  expect((await open({ HOUSE_MAIL: 'maison@theogonie.example' })).output()).not.toMatch(waits);
});

test('the embedded database opens with the first visitor, and again after a crash with all it had', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-crash-'));
  const first = await open({ DATA_DIR: dataDir });
  for (const path of ['/', '/bed/zeus', '/cart', '/payment']) await fetch(first.url + path);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  const email = 'leda@theogonie.example';
  expect((await enter(first, email)).location).toBe('/cart?done=subscribed');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(true);
  first.process.kill('SIGKILL');
  await first.exited;
  const second = await open({ DATA_DIR: dataDir });
  expect((await enter(second, email)).location).toBe('/cart?error=alreadySubscribed');
});

test('a stopped shop answers running requests, closes, and exits with code 0', async () => {
  const shop = await startShop();
  const { port } = new URL(shop.url);
  const socket = connect(Number(port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
  });
  const body = 'x=1';
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  // Half a request: the shop is reading it when the signal arrives.
  socket.write(
    `POST /payment HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: close\r\nexpect: 100-continue\r\ncontent-type: text/plain\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => socket.once('data', () => resolve()));
  shop.process.kill('SIGTERM');
  await expect.poll(() => shop.output(), { timeout: 10_000 }).toContain('finishing');
  socket.write(body);
  expect(await answer).toMatch(/HTTP\/1\.1 [234]\d\d (?!Continue)/);
  expect(await shop.exited).toBe(0);
  expect(shop.output()).toContain('closed');
});

test('a shop started by npm exits when npm is stopped', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-npm-'));
  const port = String(await freePort());
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 60_000 }).toContain('open at');
  npm.kill('SIGTERM');
  await expect.poll(() => output, { timeout: 20_000 }).toContain('closed');
  // The folder is free again.
  const next = await open({ DATA_DIR: dataDir });
  expect((await fetch(`${next.url}/`)).status).toBe(200);
});

test('a shop keeps serving and stops cleanly when its output is closed', async () => {
  const shop = await open();
  shop.process.stdout?.destroy();
  shop.process.stderr?.destroy();
  // A missing page logs a line, which nobody reads now.
  for (const path of ['/nowhere', '/nowhere-else', '/'])
    expect((await fetch(shop.url + path)).status).toBe(path === '/' ? 200 : 404);
  shop.process.kill('SIGTERM');
  expect(await shop.exited).toBe(0);
});
