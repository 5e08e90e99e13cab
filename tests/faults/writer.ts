// A process of its own that opens the embedded database as the shop does, says which keys it finds,
// and then writes without end: one line on standard output for each write that was acknowledged.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { z } from 'zod';
import { addLine } from '@/db/carts';
import { openDatabase, reserveDatabase, rowsOf, run, sql } from '@/db/client';
import { subscribe } from '@/db/subscriptions';

/** Straight to the pipe: what was said cannot be lost with the process. */
const say = (text: string) => writeSync(1, `${text}\n`);

const line = {
  productName: 'Lit Zeus',
  unitPriceCents: 999_999,
  optionIds: ['led_lighting'],
  quantity: 1,
};

try {
  await reserveDatabase();
} catch (error) {
  say(`refused ${error instanceof Error ? error.message : ''}`);
  process.exit(1);
}
await openDatabase();
const found = await run((db) =>
  rowsOf(
    db,
    z.object({ pieces: z.number(), keys: z.string() }),
    sql`select (select coalesce(sum(quantity), 0)::int from cart_items) as pieces,
      (select coalesce(string_agg(key::text, ','), '') from cart_adds) as keys`,
  ),
);
say(`found ${found[0]?.pieces} ${found[0]?.keys}`);

const visitor = randomUUID();
await subscribe(
  { email: `${visitor}@theogonie.example`, name: null, wantsNewsletter: false },
  visitor,
  30,
);
// Several at once, as visitors are, so that the end always comes in the middle of something.
const write = async (writer: number) => {
  for (let n = 0; ; n += 1) {
    const key = randomUUID();
    const { outcome } = await addLine(
      visitor,
      { ...line, productId: `lit-${writer}-${Math.floor(n / 50)}` },
      key,
    );
    say(`${outcome} ${key}`);
  }
};
await Promise.all([1, 2, 3, 4].map(write));
