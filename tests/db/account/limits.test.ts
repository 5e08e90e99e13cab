import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type CountedRequest, countRequest, deleteEndedWindows } from '@/db/account/limits';
import { closeDatabase, rowsOf, run, sql } from '@/db/client';
import { newToken, tokenHash } from '@/lib/account/token';
import { longestWindowSeconds } from '@/lib/process/limits';
import { aVisitor } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const start = new Date('2026-11-21T10:00:00Z').getTime();
const at = (seconds: number) => new Date(start + seconds * 1000);
const allow = (max: number) => ({ key: randomUUID(), max });

/** The counters that exist of these keys. */
async function countersOf(...keys: string[]) {
  const rows = await run((db) =>
    rowsOf(
      db,
      z.object({ key: z.string(), count: z.number() }),
      sql`select key, count from limits where key in ${keys}`,
    ),
  );
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]));
}

test('requests above the limit wait until the window ends', async () => {
  const rule = { seconds: 600, range: allow(3) };
  const ask = (seconds: number) => countRequest(rule, at(seconds));
  expect([await ask(0), await ask(1), await ask(2)]).toEqual([0, 0, 0]);
  expect(await ask(100)).toBe(500);
  expect(await ask(599)).toBe(1);
  expect(await ask(600)).toBe(0);
});

test('a request that counts several times is allowed completely or not at all', async () => {
  const range = allow(10);
  const ask = (times: number) => countRequest({ seconds: 600, times, range }, at(0));
  expect([await ask(4), await ask(6), await ask(1)]).toEqual([0, 0, 600]);
  expect(await countersOf(range.key)).toEqual({ [range.key]: 11 });
  expect(await countRequest({ seconds: 600, times: 11, range: allow(10) }, at(0))).toBe(600);
});

test('a session has its own limit within that of its range', async () => {
  const { hash } = await aVisitor();
  const range = allow(4);
  const mine = { seconds: 600, range, session: { ...allow(1), tokenHash: hash } };
  expect(await countRequest(mine, at(0))).toBe(0);
  expect(await countRequest(mine, at(0))).toBe(600);
  expect(await countRequest({ seconds: 600, range }, at(0))).toBe(0);
});

test('requests with an unknown session count for the range and write no session row', async () => {
  const rule = (): CountedRequest => ({
    seconds: 600,
    range,
    session: { key: randomUUID(), max: 5, tokenHash: tokenHash(newToken()) },
  });
  const range = allow(50);
  const asked = Array.from({ length: 100 }, rule);
  const waits = await Promise.all(asked.map((request) => countRequest(request, at(0))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(50);
  const keys = asked.flatMap(({ session }) => session?.key ?? []);
  expect(await countersOf(range.key, ...keys)).toEqual({ [range.key]: 100 });
});

test('a request refused for its range is not counted for its session', async () => {
  const { hash } = await aVisitor();
  const session = { ...allow(5), tokenHash: hash };
  const range = allow(1);
  for (let n = 0; n < 3; n += 1) await countRequest({ seconds: 600, range, session }, at(0));
  expect(await countersOf(range.key, session.key)).toEqual({ [range.key]: 3, [session.key]: 1 });
});

test('exactly the allowed number passes when a hundred requests come at once', async () => {
  const { hash } = await aVisitor();
  const request = {
    seconds: 600,
    range: allow(70),
    session: { ...allow(40), tokenHash: hash },
  };
  const waits = await Promise.all(Array.from({ length: 100 }, () => countRequest(request, at(0))));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(40);
});

test('counters are deleted when their window has ended, and not before', async () => {
  const range = allow(3);
  await countRequest({ seconds: 600, range }, at(0));
  // Counters don't say how long their windows are: the longest decides.
  await deleteEndedWindows(at(longestWindowSeconds - 1));
  expect(await countersOf(range.key)).toEqual({ [range.key]: 1 });
  await deleteEndedWindows(at(longestWindowSeconds + 1));
  expect(await countersOf(range.key)).toEqual({});
});
