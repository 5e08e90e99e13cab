import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase, openDatabase, run } from '@/db/client';
import { jobs } from '@/db/schema';
import { healthOf } from '@/server/health';

afterAll(closeDatabase);

test('health checks answer 200 when the process runs and its database is open and migrated', async () => {
  await openDatabase();
  expect(await healthOf('/healthz')).toEqual({ status: 200, body: '{"alive":true}\n' });
  expect(await healthOf('/readyz')).toEqual({ status: 200, body: '{"ready":true}\n' });
  expect(await healthOf('/cart')).toBeUndefined();
});

test('a thousand readiness checks cause no further write', async () => {
  const written = () => run((db) => db.select().from(jobs).where(eq(jobs.name, 'readiness')));
  await healthOf('/readyz');
  const before = await written();
  expect(before).toHaveLength(1);
  await Promise.all(Array.from({ length: 1_000 }, () => healthOf('/readyz')));
  expect(await written()).toEqual(before);
});
