import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import postgres from 'postgres';
import { afterAll, expect, test } from 'vitest';
import { orderNumber } from '@/tests/order-number';
import { findPgBouncer } from '@/tests/programs/nginx.mjs';
import { startPgBouncer } from '@/tests/programs/pgbouncer';
import { findPrograms, freePort, startPostgres } from '@/tests/programs/postgres';
import { aVisitor } from '../server/forms';
import { startShop } from '../shop';
import { countInCart, unlimited } from './load';

const programs = findPrograms() ?? '';

/** The commands under a heading of the operations guide, as they stand there. */
function commandsUnder(heading: string): string[] {
  const guide = readFileSync('docs/operations.md', 'utf8');
  const [, part = ''] = guide.split(`\n#### ${heading}\n`);
  const [section = ''] = part.split('\n#');
  return section.match(/^ {4}\S.*$/gm)?.map((line) => line.trim()) ?? [];
}

/** Runs a command as an operator does, in a folder. */
function type(command: string, cwd: string, variables: Readonly<Record<string, string>>) {
  const PATH = [programs, process.env.PATH].join(delimiter);
  const env = { ...process.env, ...variables, PATH };
  const done = spawnSync('sh', ['-c', command], { cwd, env, encoding: 'utf8' });
  expect(done.status, `${command}\n${done.stderr}`).toBe(0);
}

/** How many rows each table of a PostgreSQL server has. */
async function countRows(url: string): Promise<Record<string, number>> {
  const sql = postgres(url, { max: 1 });
  try {
    const tables = await sql`
      select schemaname as schema, tablename as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2`;
    const counts: Record<string, number> = {};
    for (const { schema, name } of tables) {
      const [row] = await sql`select count(*)::int from ${sql(schema)}.${sql(name)}`;
      counts[name] = row?.count;
    }
    return counts;
  } finally {
    await sql.end();
  }
}

const bed = { productId: 'lit-zeus' };

/** A visitor with a bed in the cart, and the address of an order. */
async function aCustomer(url: string) {
  const visitor = await aVisitor(url);
  await visitor.press('/bed/zeus', 'Ajouter au Panier', bed);
  const { location } = await visitor.press('/bed/zeus', 'Acheter', bed);
  const { location: left } = await visitor.press(location, 'Finaliser le paiement');
  const order = new URL(left, url).searchParams.get('order');
  return { ...visitor, order: `/payment-success?session_id=demo_1&order=${order}` };
}
type Customer = Awaited<ReturnType<typeof aCustomer>>;

const numberOf = async ({ dom, order }: Customer) =>
  orderNumber.exec((await dom(order)).textContent)?.[0];

/** Expects a shop to know session, cart and order of a customer, and to take another bed. */
async function expectKnown(url: string, customer: Customer, number?: string): Promise<void> {
  const session = { cookie: customer.cookie(), email: customer.email };
  expect(await countInCart(url, session)).toBe(1);
  expect(await numberOf(customer)).toBe(number);
  await customer.press('/bed/zeus', 'Ajouter au Panier', bed);
  expect(await countInCart(url, session)).toBe(2);
}

const folder = mkdtempSync(join(tmpdir(), 'theogonie-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.skipIf(!programs)('a dump made under load is restored into an empty database', async () => {
  const [first, second] = [await startPostgres(programs), await startPostgres(programs)];
  const pooler = findPgBouncer() ? await startPgBouncer(first.url, 2) : undefined;
  const PORT = String(await freePort());
  const open = (DATABASE_URL: string) => startShop({ ...unlimited, PORT, DATABASE_URL });
  const [dump = '', restore = '', ...more] = commandsUnder('PostgreSQL');
  expect(more).toEqual([]);
  try {
    const shop = await open(pooler ? `${pooler.url}?prepare=false` : first.url);
    const customer = await aCustomer(shop.url);
    const number = await numberOf(customer);
    expect(number).toBeDefined();
    type(dump, folder, { DIRECT_URL: first.url });
    const rows = await countRows(first.url);
    await customer.press('/bed/zeus', 'Ajouter au Panier', bed);
    await shop.stop();
    type(restore, folder, { DIRECT_URL: second.url });
    expect(await countRows(second.url)).toEqual(rows);
    const restored = await open(second.url);
    try {
      expect(restored.output()).toContain('connected and migrated');
      await expectKnown(restored.url, customer, number);
    } finally {
      await restored.stop();
    }
  } finally {
    pooler?.stop();
    first.destroy();
    second.destroy();
  }
});

test('a copy of the data folder of a stopped shop opens as that shop', async () => {
  const DATA_DIR = join(folder, 'data');
  const PORT = String(await freePort());
  const open = () => startShop({ ...unlimited, PORT, DATA_DIR });
  const [copy = '', ...restore] = commandsUnder('Embedded database');
  expect(restore).toHaveLength(2);
  const shop = await open();
  const customer = await aCustomer(shop.url);
  const number = await numberOf(customer);
  expect(number).toBeDefined();
  await shop.stop();
  type(copy, folder, { DATA_DIR });
  const damaged = await open();
  await customer.press('/bed/zeus', 'Ajouter au Panier', bed);
  await damaged.stop();
  for (const command of restore) type(command, folder, { DATA_DIR });
  const restored = await open();
  try {
    await expectKnown(restored.url, customer, number);
  } finally {
    await restored.stop();
  }
});
