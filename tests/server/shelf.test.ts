import { createServer, type Server } from 'node:http';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { listedPaths } from '@/lib/sitemap';
import { servePages } from '../../server/pages';
import { makeShelf, type Shelf } from '../../server/shelf';
import { ask } from './ask';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  tagsManifest.clear();
});

/** A server of pages from memory alone: what it leaves to Next is answered 418. */
async function serve(shelf: Shelf): Promise<string> {
  const pages = servePages(shelf, () => true);
  const made = createServer(async (request, response) => {
    if (!(await pages(request, response))) response.writeHead(418).end();
  });
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const address = made.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const megabyte = 1024 * 1024;

test('the memory for pages is bounded, and every page is answered all the same', async () => {
  const shelf = makeShelf(megabyte);
  const url = await serve(shelf);
  let total = 0;
  const paths = listedPaths().flatMap((path) => locales.map((locale) => localePath(locale, path)));
  for (const path of paths) {
    const { status, body } = await ask(url + path);
    expect(status, path).toBe(200);
    total += body.length;
    expect(shelf.calculatedSize).toBeLessThanOrEqual(megabyte);
  }
  expect(total).toBeGreaterThan(3 * megabyte);
});

test('a page declared stale, as revalidatePath does, is Next’s to make anew; others stay', async () => {
  const url = await serve(makeShelf(megabyte));
  expect((await ask(`${url}/faq`)).status).toBe(200);
  const cache = new FileSystemCache({
    _requestHeaders: {},
    fs: nodeFs,
    revalidatedTags: [],
    flushToDisk: false,
    serverDistDir: '.next/server',
  });
  await cache.revalidateTag(['_N_T_/fr/faq']);
  expect((await ask(`${url}/faq`)).status).toBe(418);
  expect((await ask(`${url}/terms`)).status).toBe(200);
});

test('a page asked for a hundred times at once is the same each time', async () => {
  const url = await serve(makeShelf(megabyte));
  const replies = await Promise.all(Array.from({ length: 100 }, () => ask(`${url}/faq`)));
  expect(new Set(replies.map(({ headers, body }) => `${headers.etag} ${body.length}`)).size).toBe(
    1,
  );
});
