import { z } from 'zod';
import { maxLines } from '@/content/cart/cart-limits';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { optionsKey } from '@/lib/catalogue/choice-word';
import { note, type Scale } from '../figures';
import { addedOptions, addsBy, prepareVisitors, statementOfAdd } from './carts';

/** Full carts: an add raises the quantity of one of their lines. */
const plan = { carts: 10_000, linesEach: maxLines, subscribers: 200_000 };

/** Scans of a table as a whole in the plan of an add. */
async function wholeScans(): Promise<string[]> {
  const { text, params } = await statementOfAdd();
  const literal = (value: unknown) => `'${String(value).replaceAll("'", "''")}'`;
  const known = params.map((value) => (value === 'TOKEN' ? 'bench-0' : value));
  const statement = text.replaceAll(/\$(\d+)/g, (_, n: string) => literal(known[Number(n) - 1]));
  const Row = z.object({ 'QUERY PLAN': z.string() });
  const rows = await run((db) => rowsOf(db, Row, sql.raw(`explain ${statement}`)));
  return rows.map((row) => row['QUERY PLAN']).filter((text) => text.includes('Seq Scan'));
}

/** Fills the database, a part at a time: each statement has a deadline. */
async function fill(share: number): Promise<void> {
  const steps = 40;
  const [carts, subscribers] = [plan.carts * share, plan.subscribers * share].map((n) =>
    Math.ceil(n / steps),
  ) as [number, number];
  for (let step = 0; step < steps; step += 1) {
    const part = (size: number) => [1_000 + step * size, 1_000 + (step + 1) * size - 1] as const;
    const [firstSubscriber, lastSubscriber] = part(subscribers);
    const [firstCart, lastCart] = part(carts);
    await run((db) =>
      db.execute(
        sql`insert into newsletter_subscriptions (email)
          select 'bench-' || n || '@theogonie.example'
          from generate_series(${firstSubscriber}::int, ${lastSubscriber}::int) as n`,
      ),
    );
    await run((db) =>
      db.execute(
        sql`insert into sessions (token_hash, email, expires_at)
          select 'bench-' || n, 'bench-' || n || '@theogonie.example', now() + interval '1 day'
          from generate_series(${firstSubscriber}::int, ${lastSubscriber}::int) as n`,
      ),
    );
    await run((db) =>
      db.execute(
        sql`insert into cart_adds (user_email, key)
          select 'bench-' || n || '@theogonie.example', gen_random_uuid()
          from generate_series(${firstSubscriber}::int, ${lastSubscriber}::int) as n`,
      ),
    );
    await run((db) =>
      db.execute(
        sql`insert into cart_items
            (user_email, product_id, product_name, product_price, quantity, options, options_key)
          select 'bench-' || n || '@theogonie.example', 'lit-' || line, 'Lit Zeus', 9999.99, 1,
            ${JSON.stringify(Object.fromEntries(addedOptions.map((id) => [id, true])))}::jsonb,
            ${optionsKey(addedOptions)}
          from generate_series(${firstCart}::int, ${lastCart}::int) as n,
            generate_series(0, ${plan.linesEach - 1}::int) as line`,
      ),
    );
  }
  for (const table of ['cart_items', 'sessions', 'newsletter_subscriptions', 'cart_adds']) {
    await run((db) => db.execute(sql.raw(`analyze ${table}`)));
  }
}

/** The same adds in an empty database and in a full one. @throws when a plan reads a whole table */
export async function benchData(scale: Scale, share: number): Promise<void> {
  const adds = scale.adds * 4;
  try {
    await prepareVisitors(16);
    await addsBy(16, Math.min(adds, 200));
    await prepareVisitors(16);
    const empty = await addsBy(16, adds);
    await prepareVisitors(16);
    await fill(share);
    await addsBy(16, Math.min(adds, 200), 1_000);
    const full = await addsBy(16, adds, 1_000);
    const lines = Math.round(plan.carts * plan.linesEach * share).toLocaleString('en');
    note({
      what: `p99 of an add into a cart of ${plan.linesEach} lines, ${lines} lines in all`,
      value: full.p99Ms,
      unit: 'ms',
      against: { what: 'empty database', value: empty.p99Ms },
    });
    const scans = await wholeScans();
    if (scans.length > 0) throw new Error(`an add reads whole tables: ${scans.join('; ')}`);
  } finally {
    await closeDatabase();
  }
}
