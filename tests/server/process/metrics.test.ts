import { get } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '@/tests/programs/postgres';
import { ask } from '@/tests/server/ask';
import { aBrowser } from '@/tests/server/forms';
import { startShop, type TestShop } from '@/tests/shop';

const token = 'a-token-of-the-tests';
let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({
    METRICS_TOKEN: token,
    HOST: '0.0.0.0',
    // Every limit is 1.
    LIMIT_FACTOR: '0.01',
    // Nobody listens there: mails wait.
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
  });
});
afterAll(() => shop.stop());

const proxied = { 'x-forwarded-for': '203.0.113.7' };
const bearer = (text: string) => ({ authorization: `Bearer ${text}` });

/** The samples of the metrics, by name and labels. */
async function read(): Promise<Record<string, number>> {
  const { status, headers, body } = await ask(`${shop.url}/metrics`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(headers['cache-control']).toBe('no-store');
  const samples = [...String(body).matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm)];
  return Object.fromEntries(samples.map(([, name, value]) => [name, Number(value)]));
}

test('are served to the machine itself or with the token, and answered 404 to others', async () => {
  const url = `${shop.url}/metrics`;
  expect((await ask(url)).status).toBe(200);
  expect((await ask(url, { headers: { ...proxied, ...bearer(token) } })).status).toBe(200);
  const unknown = await ask(`${shop.url}/metrix`, { headers: proxied });
  const { date: _, 'content-security-policy': __, ...usual } = unknown.headers;
  for (const given of [
    {},
    bearer(''),
    bearer('wrong'),
    bearer(`${token}x`),
    { authorization: token },
  ]) {
    const { status, headers, body } = await ask(url, { headers: { ...proxied, ...given } });
    expect(status).toBe(404);
    expect(Object.keys(headers)).toEqual(Object.keys(unknown.headers));
    expect(headers).toMatchObject(usual);
    expect(String(body)).not.toContain('theogonie_requests');
  }
  const posted = { method: 'POST', headers: { 'content-length': '0' } };
  expect((await ask(url, posted)).status).toBe((await ask(`${shop.url}/metrix`, posted)).status);
});

test('are refused to a direct request from the network', async () => {
  const [outside] = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? one.address : []));
  if (!outside) return;
  const { port } = new URL(shop.url);
  const status = await new Promise((resolve, reject) => {
    get(`http://${outside}:${port}/metrics`, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
  expect(status).toBe(404);
});

test('count answers by kind and status, rejections, limits, mails, and describe the process', async () => {
  const before = await read();
  await ask(`${shop.url}/bed/zeus`);
  await ask(`${shop.url}/bed/zeus`, { headers: { 'if-none-match': '*' } });
  await ask(`${shop.url}/social/theogonie.jpg`);
  await ask(`${shop.url}/payment`);
  await ask(`${shop.url}/nowhere`);
  await ask(`${shop.url}/bed/zeus`, { method: 'PUT' });
  const foreign = { origin: 'https://evil.example', 'content-length': '0' };
  await ask(`${shop.url}/cart`, { method: 'POST', headers: foreign });
  const visitor = aBrowser(shop.url);
  const name = { email: 'leda@theogonie.example', letter: 'on' };
  expect((await visitor.press('/cart', 'S’inscrire', name)).location).toContain('done=');
  expect((await aBrowser(shop.url).press('/cart', 'S’inscrire', name)).location).toContain(
    'tooMany',
  );
  const after = await read();
  const grown = (sample: string) => (after[sample] ?? 0) - (before[sample] ?? 0);
  const answers = (kind: string, status: string) =>
    grown(`theogonie_requests_total{kind="${kind}",status="${status}"}`);
  // The bed, and the cart as two strangers get it.
  expect(answers('static page', '2xx')).toBe(3);
  expect(answers('static page', '3xx')).toBe(1);
  expect(answers('file', '2xx')).toBe(1);
  // The payment page.
  expect(answers('page', '2xx')).toBe(1);
  expect(answers('page', '4xx')).toBe(1);
  expect(answers('action', '3xx')).toBe(2);
  expect(answers('action', '4xx')).toBe(1);
  expect(answers('other', '4xx')).toBe(1);
  expect(grown('theogonie_rejected_requests_total{status="403"}')).toBe(1);
  expect(grown('theogonie_rejected_requests_total{status="405"}')).toBe(1);
  expect(grown('theogonie_limited_requests_total')).toBe(1);
  expect(after['theogonie_mails{state="waiting",class="request"}']).toBe(1);
  expect(after['theogonie_mails{state="waiting",class="access"}']).toBe(0);
  expect(after['theogonie_mails{state="held",class="notice"}']).toBe(0);
  expect(after['theogonie_mails{state="given_up",class="order"}']).toBe(0);
  expect(after['theogonie_mails_held_total{budget="range"}']).toBe(0);
  expect(after.theogonie_errors_logged_total).toBe(0);
  expect(after.process_resident_memory_bytes).toBeGreaterThan(1_000_000);
});
