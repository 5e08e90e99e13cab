import { randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { listWishes } from '@/db/cart/wishlists';
import { closeDatabase } from '@/db/client';
import { aVisitor } from '@/tests/db/account/visitor';
import { runIntent } from '@/use-cases/cart/add';

// The request of a visitor exists only within Next: one without cookies, from nowhere.
vi.mock('next/headers', () => ({
  cookies: async () => new Map(),
  headers: async () => new Headers(),
}));
// Read once, on first use.
Object.assign(process.env, { LOG_LEVEL: 'silent' });

afterAll(closeDatabase);

test('an intent to list a piece succeeds and lists it once when it is listed already', async () => {
  const { hash } = await aVisitor();
  const intent = { for: 'wishlist', product: 'lit-zeus', options: '', once: randomUUID() } as const;
  const listed = { ok: true, code: 'listed' };
  expect(await runIntent(hash, intent)).toMatchObject(listed);
  expect(await runIntent(hash, intent)).toEqual(listed);
  expect(await listWishes(hash)).toHaveLength(1);
});
