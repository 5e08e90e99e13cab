import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '@/tests/server/ask';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
let action = '';
beforeAll(async () => {
  shop = await startShop();
  // The action of a page's form, as its scripts name it.
  const page = String((await ask(`${shop.url}/bed/zeus`)).body);
  [action = ''] = /[0-9a-f]{42}/.exec(page) ?? [];
});
afterAll(() => shop.stop());

type Line = { event?: string; level: number; requestId?: string; status?: number; err?: unknown };
const linesOf = (id: string): Line[] =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(id))
    .map((line) => JSON.parse(line));

async function metric(name: string): Promise<number> {
  const text = String((await ask(`${shop.url}/metrics`)).body);
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
}

/** Calls an action as scripts do. @returns the status and the lines it left */
async function call(id: string, body: BodyInit, headers: Record<string, string> = {}) {
  const { status } = await fetch(`${shop.url}/bed/zeus`, {
    method: 'POST',
    body,
    headers: { 'next-action': action, 'x-request-id': id, ...headers },
  });
  await expect.poll(() => linesOf(id).length).toBeGreaterThan(0);
  return { status, lines: linesOf(id) };
}

const form = (fields: Readonly<Record<string, string>>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

test.each<[string, BodyInit]>([
  ['nothing', ''],
  ['half an object', '{'],
  ['no arguments', '[]'],
  ['an argument that is no form', '[null,{}]'],
  ['an unknown reference', '["$F1"]'],
  ['a form without arguments', form({ x: '1' })],
  ['a form with broken arguments', form({ 0: '{' })],
  ['a form whose argument is null', form({ 0: 'null' })],
])('an action called with %s is answered 400, with one line that says why', async (_, body) => {
  const id = crypto.randomUUID();
  const before = await metric('theogonie_failed_answers_total');
  const { status, lines } = await call(id, body);
  expect(status).toBe(400);
  expect(lines).toEqual([
    expect.objectContaining({ event: 'broken-request', level: 40, status: 400, requestId: id }),
  ]);
  expect(lines[0]?.err).toMatchObject({ message: expect.stringMatching(/./) });
  expect(await metric('theogonie_failed_answers_total')).toBe(before);
});

test('an answer of 500 leaves one line with its cause, and is counted', async () => {
  const id = crypto.randomUUID();
  const before = await metric('theogonie_failed_answers_total');
  const state = { 0: '["$F1","$K2"]', 1: '{"id":"none","bound":null}' };
  const { status, lines } = await call(id, form(state));
  expect(status).toBe(500);
  expect(lines).toEqual([
    expect.objectContaining({ event: 'failed-answer', level: 50, status: 500, path: '/bed/zeus' }),
  ]);
  expect(lines[0]?.err).toMatchObject({ message: expect.stringMatching(/./) });
  expect(await metric('theogonie_failed_answers_total')).toBe(before + 1);
});

test('a line printed by Next is logged as JSON, without addresses', async () => {
  const id = crypto.randomUUID();
  const name = { 'next-action': 'leda@theogonie.example 203.0.113.9' };
  const { status, lines } = await call(id, 'x', name);
  expect(status).toBe(400);
  expect(lines).toEqual([expect.objectContaining({ event: 'next', level: 40 })]);
  expect(shop.output()).not.toMatch(/leda@|203\.0\.113/);
  const others = shop.output().trim().split('\n');
  expect(others.filter((line) => !/^(\{|\[théogonie\] )/.test(line))).toEqual([]);
});
