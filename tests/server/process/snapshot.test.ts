import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { securityHeaders, sharingHeaders, staticPolicy } from '@/lib/process/csp';
import { isDeskPath, pageAt, pagePaths } from '@/lib/site/routes';
import { staticAddresses } from '@/server/answers/addresses';
import { withIdleLoader } from '@/server/static/idle-loader';
import { askNext } from '@/server/static/snapshot';
import { freePort } from '@/tests/programs/postgres';
import { currentRelease } from '@/tests/release';
import { ask, type Question, type Reply } from '@/tests/server/ask';
import { variant } from '@/tests/server/variant';
import { startShop, type TestShop } from '@/tests/shop';

let shop: TestShop;
let nextStart: ChildProcess;
let nextUrl: string;

/** The shop, and `next start` on the same build. */
beforeAll(async () => {
  const port = await freePort();
  nextUrl = `http://localhost:${port}`;
  shop = await startShop();
  nextStart = spawn(
    process.execPath,
    [
      // With the packages of the release: its files import no other copy of them.
      join(realpathSync(join(currentRelease(), 'node_modules')), 'next/dist/bin/next'),
      'start',
      '-p',
      String(port),
      '-H',
      '127.0.0.1',
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: relative('.', join(currentRelease(), 'next')),
      },
    },
  );
  await vi.waitFor(() => ask(nextUrl), { timeout: 60_000, interval: 200 });
});
afterAll(async () => {
  nextStart.kill();
  await shop.stop();
});

const isStatic = (path: string) => pageAt(path).audience === 'everybody';
const staticPages = [...pagePaths]
  .filter(isStatic)
  .flatMap((path) => locales.map((locale) => localePath(locale, path)));

/**
 * Headers that the shop sends differently from `next start` on purpose:
 * - `cache-control`: that of `server/answers/cache-control.ts`;
 * - `content-encoding`: brotli where the browser takes it;
 * - `content-length` instead of `transfer-encoding`: the length is known;
 * - `etag`: one for each encoding;
 * - `vary` names Accept-Encoding for all that is compressed, Accept for pages that have Markdown, and Cookie
 *   for the home page;
 * - `content-security-policy` and the other headers of `lib/process/csp.ts`;
 * - `x-nextjs-cache`: Next's cache was not asked;
 * - `x-nextjs-prerender`: once instead of twice.
 */
const differing = [
  'cache-control',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'etag',
  'transfer-encoding',
  'vary',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  ...Object.keys({ ...securityHeaders(false), ...sharingHeaders('/models/') }),
];
const ofTheMoment = ['date', 'connection', 'keep-alive'];

function comparable({ status, headers, body }: Reply) {
  const rest = Object.entries(headers).filter(
    ([name]) => !differing.includes(name) && !ofTheMoment.includes(name),
  );
  // The compiler of the tests formats the loader differently.
  const page = body.toString('latin1').replace(/<script>\(function loadWhenIdle.*?<\/script>/s, '');
  return { status, headers: Object.fromEntries(rest), body: page };
}

/** Requests an address from both and expects equal answers, except the named headers and the idle loader. */
async function alike(path: string, question: Question = {}) {
  const [own, next] = await Promise.all([
    ask(shop.url + path, question),
    ask(nextUrl + path, question),
  ]);
  const isPage = /^text\/html/.test(String(next.headers['content-type']));
  const body = isPage ? Buffer.from(withIdleLoader(next.body.toString())) : next.body;
  const about = `${question.method ?? 'GET'} ${path} ${JSON.stringify(question.headers)}`;
  expect(comparable(own), about).toEqual(comparable({ ...next, body }));
  return own;
}

const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

describe('a static answer is that of `next start`, but for the named headers and the idle loader', () => {
  for (const [index, locale] of locales.entries())
    test(
      `for every page in ${locale}, in every encoding, repeated, by HEAD and with cookies`,
      variant(index),
      async () => {
        const pages = staticPages.filter((path) => localeOf(path) === locale);
        expect(pages.length).toBeGreaterThan(60);
        for (const path of pages) {
          const own = await alike(path);
          expect(own.headers, path).toMatchObject({
            ...securityHeaders(false),
            'cache-control': 'public, max-age=0, s-maxage=60',
            'content-security-policy': staticPolicy(own.body.toString()),
            'content-length': String(own.body.length),
          });
          const packed = await alike(path, { headers: browser });
          expect(packed.headers['content-encoding'], path).toBe('br');
          expect(packed.headers.etag).not.toBe(own.headers.etag);
          expect(packed.headers.vary, path).toMatch(/accept-encoding/i);
          const head = await alike(path, { method: 'HEAD', headers: browser });
          expect(head.headers['content-length']).toBe(packed.headers['content-length']);
          const again = await ask(shop.url + path, {
            headers: { ...browser, 'if-none-match': `"x", W/${packed.headers.etag}` },
          });
          expect([again.status, again.body.length], path).toEqual([304, 0]);
          await alike(path, { headers: { cookie: 'session=x; theme=dark; language=fr' } });
        }
      },
    );

  test('for ranges, queries, conditions, Next headers and odd cookies', async () => {
    for (const path of staticPages.slice(0, 8)) {
      await alike(path, { headers: { range: 'bytes=0-9' } });
      await alike(`${path}?utm_source=x&product=lit-zeus`, { headers: browser });
      await alike(`${path}?_rsc=x`, { headers: browser });
      await alike(`${path}?`, { headers: browser });
      await alike(path, { headers: { 'if-modified-since': new Date().toUTCString() } });
      await alike(path, { headers: { 'if-none-match': '"of-another-time"' } });
      await alike(path, { headers: { 'next-router-prefetch': '1' } });
      await alike(path, { headers: { cookie: '__proto__=x; language=xx; language' } });
    }
  });

  test('headers of drafts, actions and prefetches do not change the answer', async () => {
    const plain = comparable(await ask(`${shop.url}/bed/zeus`));
    const odd: Record<string, string>[] = [
      { cookie: '__prerender_bypass=x; __next_preview_data=x' },
      { 'next-action': 'x' },
      { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
      { purpose: 'prefetch', 'x-middleware-prefetch': '1' },
    ];
    for (const headers of odd) {
      expect(comparable(await ask(`${shop.url}/bed/zeus`, { headers }))).toEqual(plain);
    }
  });

  test('the home page redirects to the language of the cookie', async () => {
    for (const locale of locales.filter((one) => one !== 'fr')) {
      const own = await ask(shop.url, { headers: { cookie: `a=b; language=${locale}` } });
      expect([own.status, own.headers.location]).toEqual([307, `/${locale}`]);
    }
  });

  test('for files of routes, of the build and of the public folder', async () => {
    const built = join(currentRelease(), 'next', 'static');
    const scripts = readdirSync(built, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.\w+$/.test(path))
      .map((path) => `/_next/static/${path}`);
    const pages = new Set(staticPages);
    const made = staticAddresses().filter((path) => !pages.has(path));
    expect(made.length).toBeGreaterThan(100);
    for (const path of made) {
      await alike(path, { headers: browser });
    }
    for (const path of [...scripts, '/social/theogonie.jpg']) {
      const [own, next] = await Promise.all(
        [shop.url, nextUrl].map((url) => ask(url + path, { headers: browser })),
      );
      expect(own?.status, path).toBe(200);
      expect(own?.headers, path).toMatchObject({
        ...securityHeaders(false),
        ...sharingHeaders(path.replace(/\?.*/, '')),
      });
      expect(next && own?.body.equals(next.body), path).toBe(true);
      if (path.startsWith('/_next/')) {
        expect(own?.headers['cache-control']).toBe(next?.headers['cache-control']);
      }
      const condition = { ...browser, 'if-none-match': String(own?.headers.etag) };
      expect((await ask(shop.url + path, { headers: condition })).status, path).toBe(304);
      const part = await ask(shop.url + path, { headers: { range: 'bytes=2-5' } });
      expect([part.status, part.body.length], path).toEqual([206, 4]);
    }
    const beyond = { headers: { range: 'bytes=9999999-' } };
    expect((await ask(`${shop.url}/social/theogonie.jpg`, beyond)).status).toBe(416);
    const versioned = await ask(`${shop.url}/social/theogonie.jpg?v=1`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});

function localeOf(path: string) {
  return locales.find((locale) => path === `/${locale}` || path.startsWith(`/${locale}/`)) ?? 'fr';
}

test('data of the router, pages for a visitor and wrong addresses are answered by Next, header by header', async () => {
  const questions: [string, Question?][] = [
    // Without `STAFF` there is no desk: Next says so on a page, the shop by its status too.
    ...[...pagePaths]
      .filter((path) => !isStatic(path) && !isDeskPath(path))
      // Whoever has a cookie gets no recorded page.
      .map((path): [string, Question] => [path, { headers: { cookie: 'unknown=1' } }]),
    ['/cart?done=added'],
    ['/fr'],
    ['/fr/bed/zeus'],
    ['/bed/zeus/'],
    ['/bed/zeus?_rsc=wrong', { headers: { rsc: '1' } }],
    ['/bed/zeus?_rsc', { headers: { rsc: '1' } }],
    ['/en/gallery', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
    ['/bed/zeus.rsc'],
  ];
  const protection = ['content-security-policy', ...Object.keys(securityHeaders(false))];
  const framing = ['content-length', 'transfer-encoding', 'cache-control'];
  // Names of payments and forms, new each time.
  const moving = /(?:demo_)?[0-9a-f]{8}-[0-9a-f-]{27}|"b":"[^"]*"|(?<=")[\w-]{43}(?=\\?")/g;
  for (const [path, question = {}] of questions) {
    const own = await ask(shop.url + path, question);
    expect(own.headers, path).toMatchObject(securityHeaders(false));
    expect(String(own.headers['cache-control'] ?? ''), path).not.toContain('s-maxage=31536000');
    // With the same nonce, Next writes the same scripts as for the shop.
    const policy = String(own.headers['content-security-policy'] ?? '');
    const headers = { ...question.headers, 'content-security-policy': policy };
    const next = await ask(nextUrl + path, { headers });
    const still = (reply: Reply) => ({
      status: reply.status,
      headers: Object.fromEntries(
        Object.entries(reply.headers)
          // Pages of the shop answer with Markdown, too.
          .map(([name, value]) => [
            name,
            name === 'vary' ? String(value).replace(/,? ?Accept$/, '') : value,
          ])
          .filter(
            ([name, value]) =>
              value !== '' &&
              name !== 'date' &&
              ![...protection, ...framing].includes(String(name)),
          ),
      ),
      body: reply.body.toString().replace(moving, ''),
    });
    expect(still(own), path).toEqual(still(next));
  }
});

test('the encoding is the one preferred by the browser, or else the smallest', async () => {
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

test.each([
  [500, 'Next answered 500 to /bed/zeus'],
  [307, 'Next answered 307 to /bed/zeus'],
  [undefined, 'Next gave no answer to /bed/zeus'],
])('the snapshot fails and names the address when a page is answered %s', async (status, said) => {
  const next = createServer((_, response) => {
    if (status) response.writeHead(status, { location: '/' }).end('sorry');
  }).listen(0, '127.0.0.1');
  await once(next, 'listening');
  const { port } = next.address() as AddressInfo;
  try {
    // Only what never answers is waited for: an answer may take its time.
    const asked = askNext(`http://127.0.0.1:${port}`, '/bed/zeus', status ? undefined : 300);
    await expect(asked).rejects.toThrow(said);
  } finally {
    next.closeAllConnections();
    next.close();
  }
});
