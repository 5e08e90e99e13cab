import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { maxLines } from '@/content/cart/cart-limits';
import { addLine, type NewLine } from '@/db/cart/carts';
import { closeDatabase, openDatabase, run, sql } from '@/db/client';
import type { TokenHash } from '@/lib/account/token';
import { note, percentile, type Scale } from '../figures';

const visitorCounts = [1, 16, 128] as const;
/** As many as a cart has lines for. */
const products = maxLines;

/** Of what the bench adds. */
export const addedOptions = ['led_lighting', 'massage_system'];

const line = (productId: string): NewLine => ({
  productId,
  productName: 'Lit Zeus',
  unitPriceCents: 999_999,
  optionIds: addedOptions,
  quantity: 1,
});
/** The token hash in the rows of the bench. */
const hashOf = (n: number) => `bench-${n}` as TokenHash;

/** Empty carts, and sessions for as many visitors as are needed. */
export async function prepareVisitors(count: number): Promise<void> {
  const statements = [
    sql`truncate newsletter_subscriptions cascade`,
    sql`insert into newsletter_subscriptions (email)
      select 'bench-' || n || '@theogonie.example' from generate_series(0, ${count - 1}::int) as n`,
    sql`insert into sessions (token_hash, email, expires_at)
      select 'bench-' || n, 'bench-' || n || '@theogonie.example', now() + interval '1 day'
      from generate_series(0, ${count - 1}::int) as n`,
  ];
  for (const statement of statements) await run((db) => db.execute(statement));
}

type Speed = { readonly perSecond: number; readonly p99Ms: number };

/** Adds by so many visitors at once, each after their last was answered. */
export async function addsBy(visitors: number, adds: number, from = 0): Promise<Speed> {
  const times: number[] = [];
  let left = adds;
  const began = performance.now();
  const visit = async (n: number) => {
    for (; left > 0; ) {
      left -= 1;
      const start = performance.now();
      const done = await addLine(hashOf(from + n), line(`lit-${left % products}`), randomUUID());
      times.push(performance.now() - start);
      if (done.outcome !== 'added') throw new Error(`an add of the bench was ${done.outcome}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, n) => visit(n)));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: adds / seconds, p99Ms: percentile(times, 0.99) };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The statement of an add as the driver sends it, for pgbench to send it too. */
export async function statementOfAdd(): Promise<{ text: string; params: readonly unknown[] }> {
  const shared = globalThis as { theogonieDatabase?: unknown };
  const kept = shared.theogonieDatabase;
  let caught: SQL | undefined;
  const execute = async (statement: SQL) => {
    caught = statement;
    return [];
  };
  // A database that only listens, in the place where the shop keeps its own.
  shared.theogonieDatabase = Promise.resolve({ db: { execute }, close: async () => undefined });
  try {
    await addLine('TOKEN' as TokenHash, line('PRODUCT'), '00000000-0000-0000-0000-000000000000');
  } finally {
    shared.theogonieDatabase = kept;
  }
  if (!caught) throw new Error('an add sent no statement');
  const { sql: text, params } = new PgDialect().sqlToQuery(caught);
  return { text, params };
}

async function pgbenchScript(): Promise<string> {
  const { text, params } = await statementOfAdd();
  const statement = text.replaceAll(/\$(\d+)/g, (_, digits: string) => {
    const value = params[Number(digits) - 1];
    if (value === 'TOKEN') return `('bench-' || :client_id)`;
    if (value === 'PRODUCT') return `('lit-' || :product)`;
    // Not `gen_random_uuid()`: by a value that may change from row to row no index is used.
    if (isSame(value, '00000000-0000-0000-0000-000000000000')) {
      return `('00000000-0000-4000-8000-' || lpad(to_hex(:key::bigint), 12, '0'))::uuid`;
    }
    // pgbench takes a colon before a letter for a variable of its own, even in a text.
    return `'${String(value).replaceAll("'", "''").replaceAll(':', ': ')}'`;
  });
  const keys = 2 ** 48 - 1;
  return `\\set product random(0, ${products - 1})\n\\set key random(0, ${keys})\n${statement.replaceAll('\n', ' ')};\n`;
}

/** The same statement, sent by PostgreSQL's own measuring program. */
async function byPgbench(url: string, clients: number, adds: number): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'theogonie-pgbench-'));
  try {
    writeFileSync(join(folder, 'add.sql'), await pgbenchScript());
    const args = ['-n', '-M', 'prepared', '-f', 'add.sql', '-c', String(clients), '-j', '1'];
    const each = Math.max(1, Math.round(adds / clients));
    const { stdout, stderr, status } = spawnSync(
      'pgbench',
      [...args, '-t', String(each), '-l', '--log-prefix=times', url],
      { cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`pgbench failed: ${stderr}`);
    const logs = readdirSync(folder).filter((name) => name.startsWith('times'));
    const times = logs.flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .trim()
        .split('\n')
        .map((text) => Number(text.split(' ')[2]) / 1000),
    );
    const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    return { perSecond, p99Ms: percentile(times, 0.99) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether PostgreSQL's measuring program is here. */
export const hasPgbench = () => spawnSync('pgbench', ['--version']).status === 0;

/**
 * How many adds a second the database takes, and how long the slowest hundredth waits.
 * @param url of the PostgreSQL server; none for the embedded database
 */
export async function benchCarts(database: string, url: string | undefined, scale: Scale) {
  await openDatabase();
  try {
    for (const visitors of visitorCounts) {
      const adds = scale.adds * Math.min(visitors, 16);
      await prepareVisitors(visitors);
      await addsBy(visitors, Math.min(adds, 200));
      await prepareVisitors(visitors);
      const own = await addsBy(visitors, adds);
      await prepareVisitors(visitors);
      const reference = url && hasPgbench() ? await byPgbench(url, visitors, adds) : undefined;
      const against = (value?: number) => (value ? { against: { what: 'pgbench', value } } : {});
      const who = `${visitors} visitor(s) at once, ${database}`;
      note({
        what: `cart adds, ${who}`,
        value: own.perSecond,
        unit: '/s',
        ...against(reference?.perSecond),
      });
      note({
        what: `p99 of an add, ${who}`,
        value: own.p99Ms,
        unit: 'ms',
        ...against(reference?.p99Ms),
      });
    }
  } finally {
    await closeDatabase();
  }
}
