import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { securityHeaders, staticPolicy } from '@/lib/csp';
import { localePath, locales } from '@/lib/i18n/locales';
import { pagePaths, personalPages } from '@/lib/routes';
import { lateScripts } from '@/server/late-scripts';
import { segmentsOf } from '@/server/prerendered';
import { freePort } from '../postgres';
import { startShop, type TestShop } from '../shop';
import { ask, type Question, type Reply } from './ask';

let shop: TestShop;
let nextAlone: ChildProcess;
let nextUrl: string;

beforeAll(async () => {
  const port = await freePort();
  nextUrl = `http://localhost:${port}`;
  nextAlone = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    { stdio: 'ignore', env: { ...process.env, NODE_ENV: 'production' } },
  );
  shop = await startShop();
  await vi.waitFor(() => ask(nextUrl), { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  nextAlone.kill();
  await shop.stop();
});

/** A page that is prerendered, in every language. */
const prerendered = [...pagePaths]
  .filter((path) => !personalPages.some((personal) => personal === path))
  .flatMap((path) =>
    locales.map((locale) => ({
      address: localePath(locale, path),
      route: `/${locale}${path === '/' ? '' : path}`,
    })),
  );

/**
 * All that the shop means to do otherwise than Next alone, for what it answers itself:
 * - `cache-control`: a shared cache asks again after a minute, not after a year, and a browser always;
 *   what carries a version is kept for good;
 * - `content-encoding`: brotli where the browser takes it, which Next alone does not speak;
 * - `content-length` instead of `transfer-encoding: chunked`: the length is known;
 * - `etag`: strong and one for each encoding; Next alone gives all encodings one, and data none;
 * - `content-type` of scripts: text/javascript, as RFC 9239 has it, and charsets in small letters;
 * - `vary` names Accept-Encoding for all that is compressed, also where Next alone forgets it;
 * - `content-security-policy` and the other headers of `lib/csp.ts`, which Next alone does not know;
 * - `x-nextjs-cache`: nothing was looked up in Next's cache;
 * - `x-nextjs-prerender`: once instead of twice.
 * Everything else is the same: what stands here is taken out before the rest is compared.
 */
const meantOtherwise = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'etag',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  ...Object.keys(securityHeaders(false)),
];
const ofTheMoment = ['date', 'connection', 'keep-alive'];

function comparable({ status, headers, body }: Reply) {
  const rest = Object.entries(headers).filter(
    ([name]) => !meantOtherwise.includes(name) && !ofTheMoment.includes(name),
  );
  const same = rest.map(([name, value]) => {
    if (name === 'x-nextjs-prerender') return [name, '1'];
    if (name !== 'content-type') return [name, value];
    return [name, String(value).toLowerCase().replace('application/javascript', 'text/javascript')];
  });
  return { status, headers: Object.fromEntries(same), body: body.toString('latin1') };
}

/** Asks both servers the same. */
async function both(path: string, question: Question = {}) {
  const [own, next] = await Promise.all([
    ask(shop.url + path, question),
    ask(nextUrl + path, question),
  ]);
  return { own, next };
}

/** Asks both and expects equal answers but for what is meant otherwise. */
async function alike(path: string, question: Question = {}) {
  const { own, next } = await both(path, question);
  expect(
    comparable(own),
    `${question.method ?? 'GET'} ${path} ${JSON.stringify(question.headers)}`,
  ).toEqual(comparable(next));
  return { own, next };
}

/** As Next's router asks: marked with the hash of its headers. */
async function dataRequest(address: string, about: { segment?: string; tree?: string }) {
  const { segment, tree } = about;
  const prefetch = segment === undefined ? undefined : '1';
  const from = '/fr/gallery';
  const mark = await computeCacheBustingSearchParam(prefetch, segment, tree, from);
  const headers = {
    rsc: '1',
    'next-url': from,
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(segment && { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
    ...(tree && { 'next-router-state-tree': tree }),
  };
  return { path: `${address}?_rsc=${mark}`, headers };
}

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('what the shop answers itself is what Next alone answers, but for what is meant otherwise', () => {
  test('every page, in every encoding', async () => {
    for (const { address } of prerendered) {
      const { own } = await alike(address);
      expect(own.headers).toMatchObject({
        ...securityHeaders(false),
        'cache-control': 'public, max-age=0, s-maxage=60',
        'content-security-policy': staticPolicy(own.body.toString()),
        'content-length': String(own.body.length),
      });
      expect(own.headers.etag, address).toMatch(/^"[\w-]{22}"$/);
      const { own: packed } = await alike(address, { headers: browser });
      expect(packed.headers['content-encoding'], address).toBe('br');
      expect(packed.headers.etag).toBe(own.headers.etag?.replace(/"$/, '-br"'));
      expect(packed.headers.vary).toBe((await ask(nextUrl + address)).headers.vary);
    }
  });

  test('HEAD, ranges, queries and conditions', async () => {
    for (const { address } of prerendered.slice(0, 12)) {
      const { own } = await alike(address, { method: 'HEAD', headers: browser });
      expect(own.headers['content-length']).toBeDefined();
      await alike(address, { headers: { range: 'bytes=0-9' } });
      await alike(`${address}?utm_source=x&product=lit-zeus`, { headers: browser });
      await alike(`${address}?`, { headers: browser });
      await alike(address, { headers: { cookie: 'language=ar; session=x; __prerender_bypass=x' } });
      await alike(address, { headers: { cookie: 'language=ar' } });
      await alike(address, { headers: { 'if-modified-since': new Date().toUTCString() } });
      await alike(address, { headers: { 'if-none-match': '"of-another-time"' } });
      await alike(address, { headers: { 'if-none-match': '*' } });
      await alike(address, { headers: { 'if-none-match': '*', 'cache-control': 'no-cache' } });
    }
  });

  test('a copy that is still right gets a 304 without content, by the mark of either server', async () => {
    for (const { address } of prerendered.slice(0, 12)) {
      const [own, next] = await Promise.all([shop.url, nextUrl].map((url) => ask(url + address)));
      const again = (url: string, reply?: Reply) =>
        ask(url + address, { headers: { 'if-none-match': `"x", W/${reply?.headers.etag}` } });
      const [ownAgain, nextAgain] = [await again(shop.url, own), await again(nextUrl, next)];
      expect(comparable(ownAgain)).toEqual(comparable(nextAgain));
      expect(ownAgain.status).toBe(304);
      expect(ownAgain.headers.etag).toBe(own?.headers.etag);
    }
  });

  test('the data of every page, whole and in parts, as the router asks for it', async () => {
    for (const { address, route } of prerendered) {
      const whole = await dataRequest(address, { tree: '%5B%22%22%5D' });
      const { own } = await alike(whole.path, { headers: whole.headers });
      expect(own.status, address).toBe(200);
      expect(own.headers['content-encoding'], address).toBe('br');
      const segments = segmentsOf(route);
      expect(segments.length, route).toBeGreaterThan(2);
      for (const segment of segments) {
        const part = await dataRequest(address, { segment });
        const { own: answer } = await alike(part.path, { headers: part.headers });
        expect(answer.status, part.path).toBe(200);
        expect(answer.headers['content-encoding'], part.path).toBe('br');
      }
    }
  });

  test('data asked for in an unexpected way', async () => {
    const { path, headers } = await dataRequest('/bed/zeus', { segment: '/_tree' });
    const unmarked = '/bed/zeus?_rsc=wrong';
    await alike(unmarked, { headers });
    await alike('/bed/zeus', { headers });
    await alike('/bed/zeus', { headers: { rsc: '1' } });
    await alike('/bed/zeus?_rsc', { headers: { rsc: '1' } });
    await alike(`${path}&more=1`, { headers });
    await alike(path, { headers, method: 'HEAD' });
    await alike(path, { headers: { ...headers, 'next-router-segment-prefetch': '/nothing' } });
    await alike(path, { headers: { ...headers, 'next-router-segment-prefetch': '__proto__' } });
    await alike(path, { headers: { ...headers, 'next-router-prefetch': '2' } });
    await alike('/bed/zeus', { headers: { 'next-router-prefetch': '1' } });
  });

  test('files: of the build, of routes and of the public folder', async () => {
    const built = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => `/_next/static/${path}`);
    const others = ['/sitemap.xml', '/robots.txt', '/icon.svg', '/favicon.ico'];
    const files = [...built, ...others, '/social/theogonie.jpg'];
    for (const path of files) {
      const { own, next } = await both(path, { headers: browser });
      expect(own.status, path).toBe(200);
      expect(own.headers, path).toMatchObject(securityHeaders(false));
      expect(own.body.equals(next.body), path).toBe(true);
      for (const name of ['content-type', 'last-modified', 'accept-ranges']) {
        expect(comparable(own).headers[name], `${name} of ${path}`).toBe(
          comparable(next).headers[name],
        );
      }
      if (built.includes(path))
        expect(own.headers['cache-control']).toBe(next.headers['cache-control']);
      const again = await ask(shop.url + path, {
        headers: { ...browser, 'if-none-match': String(own.headers.etag) },
      });
      expect(again.status, path).toBe(304);
    }
    for (const path of [
      built.find((file) => file.endsWith('.js')) ?? '',
      '/social/theogonie.jpg',
    ]) {
      await alike(path, { method: 'HEAD' });
      await alike(path, { headers: { range: 'bytes=2-5' } });
      const beyond = await ask(shop.url + path, { headers: { range: 'bytes=9999999-' } });
      expect(beyond.status, 'Next alone says 500').toBe(416);
      await alike(path, { headers: { 'if-modified-since': new Date().toUTCString() } });
      await alike(path, { headers: { 'if-modified-since': 'Thu, 01 Jan 2015 00:00:00 GMT' } });
    }
    const versioned = await ask(`${shop.url}/social/theogonie.jpg?v=1`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

test('whatever is not answered from memory is Next’s answer, header by header, pages whole and with late scripts', async () => {
  const paths = [
    ...personalPages,
    '/cart?done=added',
    '/fr',
    '/fr/bed/zeus',
    '/bed/zeus/',
    '//bed/zeus',
    '/bed/%7aeus',
    '/_next/static/nothing.js',
    '/_next/static/../server/pages-manifest.json',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/image?url=%2Fnothing&w=64&q=75',
    '/bed/zeus.rsc',
  ];
  const protection = ['content-security-policy', ...Object.keys(securityHeaders(false))];
  const framing = ['content-length', 'transfer-encoding'];
  const moving = /demo_[\w-]+|"b":"[^"]*"/g;
  for (const path of paths) {
    const own = await ask(shop.url + path);
    expect(own.headers, path).toMatchObject(securityHeaders(false));
    // With the same nonce, Next alone marks its scripts as it does for the shop.
    const policy = String(own.headers['content-security-policy'] ?? '');
    const next = await ask(nextUrl + path, { headers: { 'content-security-policy': policy } });
    const still = (reply: Reply) => {
      const headers = Object.entries(reply.headers).filter(
        ([name]) => name !== 'date' && ![...protection, ...framing].includes(name),
      );
      return {
        status: reply.status,
        headers: Object.fromEntries(headers),
        body: reply.body.toString().replace(moving, ''),
      };
    };
    const expected = still(next);
    const isPage = !path.startsWith('/_next/');
    const body = isPage ? lateScripts(expected.body) : expected.body;
    expect(still(own), path).toEqual({ ...expected, body });
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const { own, next } = await both('/bed/zeus', { method, headers: { 'content-length': '0' } });
    expect(own.status, method).toBe(next.status);
  }
});

test('encodings are chosen by what the browser likes, and by weight where it likes them equally', async () => {
  const chosen: Record<string, string | undefined> = {
    'gzip, deflate, br': 'br',
    'gzip;q=1.0, br;q=0.5': 'gzip',
    'br;q=0, gzip': 'gzip',
    'gzip;q=0, br;q=0': undefined,
    identity: undefined,
    'zstd, deflate': undefined,
    '*': 'br',
    BR: 'br',
    '': undefined,
    ';;q=,': undefined,
  };
  for (const [header, encoding] of Object.entries(chosen)) {
    const { status, headers } = await ask(`${shop.url}/faq`, {
      headers: { 'accept-encoding': header },
    });
    expect([status, headers['content-encoding']], header).toEqual([200, encoding]);
  }
});
