import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { sitemapPaths } from '@/lib/site/routes';
import { bodyFile, readSnapshot } from '@/server/release';
import { serveStaticPages } from '@/server/static/static-pages';
import { currentRelease } from '@/tests/release';
import { ask } from '@/tests/server/ask';

let release: string;
let server: Server | undefined;
beforeAll(() => {
  release = mkdtempSync(join(tmpdir(), 'theogonie-release-'));
  cpSync(join(currentRelease(), 'snapshot'), join(release, 'snapshot'), { recursive: true });
});
afterAll(() => rmSync(release, { recursive: true }));
afterEach(() => void server?.close());

/** A server with the static pages alone: requests left to Next are answered 418. */
async function serve(maxBytes: number): Promise<string> {
  const serveStaticPage = serveStaticPages(release, readSnapshot(release), maxBytes);
  const made = createServer((request, response) => {
    if (!serveStaticPage(request, response)) response.writeHead(418).end();
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`;
}

const megabyte = 1024 * 1024;
const addresses = sitemapPaths.flatMap((path) => locales.map((locale) => localePath(locale, path)));

test('a memory smaller than the snapshot answers every page all the same', async () => {
  const url = await serve(megabyte);
  let total = 0;
  for (const address of addresses) {
    const { status, body } = await ask(url + address);
    expect(status, address).toBe(200);
    total += body.length;
  }
  expect(total).toBeGreaterThan(3 * megabyte);
});

test('a page whose file is cut or missing is left to Next; all others stay', async () => {
  const url = await serve(megabyte);
  const { answers } = readSnapshot(release);
  const hashOf = (address: string) => answers[address]?.hash ?? '';
  truncateSync(bodyFile(release, hashOf('/faq'), 'identity'), 100);
  rmSync(bodyFile(release, hashOf('/bed/zeus'), 'br'));
  expect((await ask(`${url}/faq`)).status).toBe(418);
  const browser = { headers: { 'accept-encoding': 'br' } };
  expect((await ask(`${url}/bed/zeus`, browser)).status).toBe(418);
  expect((await ask(`${url}/terms`)).status).toBe(200);
});

test('a release with a broken index is refused', () => {
  writeFileSync(join(release, 'snapshot', 'index.json'), '{"answers":{');
  expect(() => readSnapshot(release)).toThrow();
});

test('bodies of the snapshot are named by their content: no draft is left behind', () => {
  const names = readdirSync(join(currentRelease(), 'snapshot'));
  expect(names.filter((name) => !/^(?:index\.json|[\w-]{22}(?:\.br|\.gz)?)$/.test(name))).toEqual(
    [],
  );
});
