import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../server/ask';
import { exchange, statusesIn } from '../server/raw';
import { builtWith, startShop, type TestShop } from '../shop';

// As the shop's own, but short.
const limits = {
  headersTimeout: 6_000,
  requestTimeout: 7_000,
  keepAliveTimeout: 500,
  timeout: 8_000,
  connectionsCheckingInterval: 100,
};
/** How late a connection may be closed on a busy machine. */
const graceMs = 4_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ NODE_ENV: 'production' }, builtWith(limits));
});
afterAll(() => shop.stop());

/** A connection that sends bytes and nothing more. */
async function startAndStop(bytes: string): Promise<Socket> {
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(bytes);
  return socket;
}

const form = 'POST /cart HTTP/1.1\r\nhost: a\r\n';
const multipart = 'content-type: multipart/form-data; boundary=x\r\n';
const unfinished = [
  'GET /bed/zeus HTTP/1.1\r\nhost: a\r\nx-slow: ',
  'GET /bed/zeus HT',
  `${form}${multipart}content-length: 60000\r\n\r\n--x\r\n`,
];

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', resolve)));

test('2 000 connections that never finish their request leave the shop answering, and are closed in time', async () => {
  const slow: Socket[] = [];
  for (let n = 0; n < 2_000; n += 100) {
    const some = Array.from({ length: 100 }, (_, m) => unfinished[(n + m) % unfinished.length]);
    slow.push(...(await Promise.all(some.map((bytes = '') => startAndStop(bytes)))));
  }
  const began = performance.now();
  for (const socket of slow) socket.resume();
  const times: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    for (const path of ['/bed/zeus', '/cart']) {
      const asked = performance.now();
      expect((await ask(shop.url + path)).status).toBe(200);
      times.push(performance.now() - asked);
    }
  }
  expect(slow.filter((socket) => !socket.closed).length).toBeGreaterThan(1_900);
  const [p95 = 0] = times.sort((a, b) => b - a).slice(4);
  expect(p95).toBeLessThan(500);
  await Promise.all(slow.map(closed));
  const latest = limits.requestTimeout + limits.connectionsCheckingInterval + graceMs;
  expect(performance.now() - began).toBeLessThan(latest);
});

test('a client that stops reading its answers is closed', async () => {
  const picture = 'GET /social/theogonie.jpg HTTP/1.1\r\nhost: a\r\n\r\n';
  const socket = await startAndStop(picture.repeat(1_000));
  const connections = async () => {
    const { body } = await ask(`${shop.url}/metrics`);
    const [, count] =
      /nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/.exec(String(body)) ?? [];
    return Number(count);
  };
  // Its own connection and that of the question.
  expect(await connections()).toBe(2);
  await expect.poll(connections, { timeout: 2 * limits.timeout + graceMs, interval: 200 }).toBe(1);
  socket.destroy();
});

test('bytes after the announced length of a body are not part of it', async () => {
  const answer = await exchange(
    shop.url,
    `${form}content-type: text/plain\r\ncontent-length: 3\r\n\r\nabcDELETE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
  );
  expect(statusesIn(answer)).toEqual([200, 405]);
  const garbage = `${form}content-type: text/plain\r\ncontent-length: 3\r\n\r\nabc${'d'.repeat(100)}`;
  expect(statusesIn(await exchange(shop.url, garbage)).at(-1)).toBe(400);
});
