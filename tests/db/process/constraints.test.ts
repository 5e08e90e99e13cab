import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { isRepeated } from '@/db/process/constraints';
import { cartAddKey, cartAdds } from '@/db/schema';

afterAll(closeDatabase);

test('a violated unique constraint is recognised among other errors', async () => {
  const add = { userEmail: `${randomUUID()}@theogonie.example`, key: randomUUID() };
  const insert = () => run((db) => db.insert(cartAdds).values(add));
  await insert();
  const error: unknown = await insert().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(isRepeated(error, cartAddKey)).toBe(true);
  expect(isRepeated(error, 'cart_items_line')).toBe(false);
  expect(isRepeated(new Error(cartAddKey), cartAddKey)).toBe(false);
});
