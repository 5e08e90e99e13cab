import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { BrowserContext } from '@playwright/test';
import { test as base, expect, linkFor } from '@/tests/e2e/shop';
import { aBrowser } from '@/tests/server/forms';
import { startShop, type TestShop } from '@/tests/shop';

/** Who may open the desk, in these tests. */
export const staff = {
  clio: 'clio@theogonie.example',
  erato: 'erato@theogonie.example',
  thalia: 'thalia@theogonie.example',
};

/**
 * Orders of the shop of these tests, each for one test: all paid, `due` to be delivered since the day before yesterday, and
 * `refused` ready.
 */
export const orders = {
  steps: 'TH-2026-7K3M9QR1',
  conflict: 'TH-2026-7K3M9QR2',
  withdrawn: 'TH-2026-7K3M9QR3',
  shown: 'TH-2026-7K3M9QR4',
  due: 'TH-2026-7K3M9QR5',
  refused: 'TH-2026-7K3M9QR6',
} as const;

/** Puts the orders into the database of a shop that is stopped. */
async function seed(dataDir: string): Promise<void> {
  const db = await PGlite.create(join(dataDir, 'postgres'));
  for (const [index, [key, number]] of Object.entries(orders).entries()) {
    const { rows } = await db.query<{ id: string }>(
      `insert into orders (number, purchase_key, state, email, language, method, instalments,
         delivery_cents, total_cents, terms_date, terms_hash, provider, contact)
       values ($1, $2, 'paid', $3, 'fr', 'card', 3, 9900, 1009899, '2026-11-22', 'x', 'stripe', $4)
       returning id`,
      [
        number,
        key,
        `${key}@theogonie.example`,
        { name: `Léda d’Étolie (${key})`, phone: '+33 1 23 45 67 89', address: ['1 rue du Lys'] },
      ],
    );
    const id = rows[0]?.id;
    if (key === 'due') {
      await db.query(
        `update orders set state = 'agreed', delivery_date = current_date - 2 where id = $1`,
        [id],
      );
    }
    if (key === 'refused') {
      await db.query(
        `update orders set state = 'ready', provider_payment = 'pi_refused' where id = $1`,
        [id],
      );
      await db.query(
        `insert into payment_events (id, type, order_id, provider_payment, fact)
         values ('evt_refused', 'payment_intent.succeeded', $1, 'pi_refused', $2)`,
        [id, { kind: 'paid', cents: 1_009_899, currency: 'eur' }],
      );
    }
    await db.query(
      `insert into order_lines (order_id, position, product_id, name, option_ids, option_names,
         quantity, unit_cents)
       values ($1, 0, 'lit-zeus', 'Lit Zeus', '["safe_storage"]', '["Coffre-fort intégré"]', 1, 999999)`,
      [id],
    );
    await db.query(
      `insert into order_changes (order_id, state, note, author) values
         ($1, 'awaiting', 'placed', 'customer'), ($1, 'paid', null, 'provider')`,
      [id],
    );
    await db.query('insert into invoices (year, number, order_id) values (2026, $2, $1)', [
      id,
      index + 1,
    ]);
  }
  await db.close();
}

/** Opens a proven session for an address, as a visitor does. @returns its cookie */
export async function signIn(shop: TestShop, email: string): Promise<string> {
  const visitor = aBrowser(shop.url);
  await visitor.press('/desk', 'Recevoir un lien', { email });
  await visitor.press(await linkFor(shop.dataDir, email), 'Ouvrir ma session');
  return visitor.jar.get('session') ?? '';
}

/** Gives a browser the session of a cookie. */
export async function carry(context: BrowserContext, shop: TestShop, session: string) {
  await context.addCookies([{ name: 'session', value: session, url: shop.url }]);
}

/** Starts a shop whose desk is open to these addresses, with the orders in its database. */
export async function startDesk(names: readonly string[]) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'theogonie-desk-'));
  const settings = { DATA_DIR, STAFF: names.join(',') };
  const first = await startShop(settings);
  // The first visitor has the database made.
  await aBrowser(first.url).press('/cart', 'S’inscrire', { email: 'first@theogonie.example' });
  await first.stop();
  await seed(DATA_DIR);
  const shop = await startShop(settings);
  const stop = async () => {
    await shop.stop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  };
  return { shop, stop };
}

/** Tests of the desk: each worker has a shop with orders, and a session of `clio`. */
export const test = base.extend<object, { shop: TestShop; session: string }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies off this pattern
    async ({}, use) => {
      const { shop, stop } = await startDesk(Object.values(staff));
      await use(shop);
      await stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  session: [async ({ shop }, use) => use(await signIn(shop, staff.clio)), { scope: 'worker' }],
});

export { expect };
