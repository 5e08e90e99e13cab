import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { startShop } from '../shop';
import { enter, startLoad, unlimited } from './load';

/** Sends a request on a connection that stays open, or nothing when it has none. */
function ask(agent: Agent, url: string): Promise<IncomingHttpHeaders> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.headers));
    }).once('error', reject);
  });
}

test('a single shop answers every request it took when it is stopped under load', async () => {
  const shop = await startShop(unlimited);
  const members = await Promise.all(Array.from({ length: 12 }, () => enter(shop.url)));
  const closing: boolean[] = [];
  let isTold = false;
  const load = await startLoad(shop.url, members, {
    onAnswer: ({ headers }) => isTold && closing.push(headers.connection === 'close'),
  });
  const idle = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(idle, `${shop.url}/`);
  await load.more(60);
  shop.process.kill('SIGTERM');
  await expect.poll(() => shop.output(), { interval: 1 }).toContain('finishing');
  isTold = true;
  // A connection that was idle still gets its answer, with `Connection: close`.
  const again = async () => (await ask(idle, `${shop.url}/bed/zeus`)).connection;
  await expect.poll(again, { interval: 5, timeout: 10_000 }).toBe('close');
  await load.end();
  idle.destroy();
  expect(await shop.exited).toBe(0);
  // New connections are refused; no accepted connection is broken.
  expect(load.failed.filter((why) => !why.includes('ECONNREFUSED'))).toEqual([]);
  expect(load.refused).toEqual([]);
  expect(closing).toContain(true);
});
