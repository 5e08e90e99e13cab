import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { closeDatabase } from '@/db/client';
import { countRequests } from '@/db/limits';

afterAll(closeDatabase);

const start = new Date('2026-11-21T10:00:00Z').getTime();
const at = (seconds: number) => new Date(start + seconds * 1000);

test('as many as may pass do, then one waits for the window to end', async () => {
  const rule = { key: randomUUID(), max: 3, seconds: 600 };
  const ask = (seconds: number) => countRequests([rule], at(seconds));
  expect([await ask(0), await ask(1), await ask(2)]).toEqual([0, 0, 0]);
  expect(await ask(100)).toBe(500);
  expect(await ask(599)).toBe(1);
  expect(await ask(600)).toBe(0);
});

test('of two limits the stricter one decides', async () => {
  const rules = [
    { key: randomUUID(), max: 100, seconds: 60 },
    { key: randomUUID(), max: 1, seconds: 86_400 },
  ];
  expect(await countRequests(rules, at(0))).toBe(0);
  expect(await countRequests(rules, at(0))).toBeGreaterThan(60);
});

test('of a hundred who ask at once exactly as many pass as may', async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  const rules = [
    { key: a, max: 40, seconds: 600 },
    { key: b, max: 70, seconds: 600 },
  ];
  const waits = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      countRequests(n % 2 ? rules : [...rules].reverse(), at(0)),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
});
