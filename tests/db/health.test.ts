import { afterAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase } from '@/db/client';
import { healthOf } from '@/server/health';

afterAll(closeDatabase);

test('the process says that it lives, and that its database is open and migrated', async () => {
  await openDatabase();
  expect(await healthOf('/healthz')).toEqual({ status: 200, body: '{"alive":true}\n' });
  expect(await healthOf('/readyz')).toEqual({ status: 200, body: '{"ready":true}\n' });
  expect(await healthOf('/cart')).toBeUndefined();
});
