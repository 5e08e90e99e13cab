// Opens the embedded database as the shop does, prints the keys that it holds, then writes without end,
// printing one line for each acknowledged write.
import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { z } from 'zod';
import { subscribe } from '@/db/account/subscriptions';
import { addLine } from '@/db/cart/carts';
import { openDatabase, reserveDatabase, rowsOf, run, sql } from '@/db/client';
import { newToken, tokenHash } from '@/lib/account/token';

/** Writes straight to the pipe, so that no line is lost when the process is killed. */
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

const visitor = tokenHash(newToken());
await subscribe(
  { email: `${randomUUID()}@theogonie.example`, name: null, wantsNewsletter: false },
  visitor,
  30,
);
// Several at once, like visitors, so that the kill always interrupts a write.
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
