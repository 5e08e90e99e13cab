import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScripts } from '@/lib/csp';
import { lateScripts, lateScriptsOf } from '@/server/late-scripts';
import { startShop, type TestShop } from '../shop';
import { ask } from './ask';

const page = [
  '<html><head><link rel="preload" as="script" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<link rel="stylesheet" href="/a.css"/><script>theme()</script>',
  '<script src="/_next/static/chunks/c.js" async=""></script></head><body><h1>Zeus</h1>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script>data("<script src=\\"/_next/static/c.js\\">")</script></body></html>',
].join('');

describe('scripts of a page', () => {
  test('are named at its end, that of the theme before the styles, others where they were', () => {
    const [before, after] = lateScripts(page).split('<script data-src=');
    expect(before).toBe(
      [
        '<html><head><script>theme()</script><link rel="stylesheet" href="/a.css"/></head><body>',
        '<h1>Zeus</h1><script>data("<script src=\\"/_next/static/c.js\\">")</script>',
      ].join(''),
    );
    expect(after).toMatch(
      /^"\/_next\/static\/chunks\/a\.js \/_next\/static\/chunks\/c\.js \/_next\/static\/chunks\/b\.js">/,
    );
    expect(after).toMatch(/<\/script><\/body><\/html>$/);
  });

  test('stay where they are the second time', () => {
    expect(lateScripts(lateScripts(page))).toBe(lateScripts(page));
  });

  test('are fetched by a script that is the same in all pages', () => {
    const other = page.replace('b.js', 'other.js');
    expect(inlineScripts(lateScripts(other))).toEqual(inlineScripts(lateScripts(page)));
  });
});

describe.each(['/bed/zeus', '/cart', '/payment'])('the page %s', (path) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  test('names its scripts after everything that is seen', async () => {
    const html = (await ask(shop.url + path)).body.toString();
    expect(html).not.toMatch(/<script\b[^>]* src=/);
    expect(html).not.toMatch(/ as="script"/);
    expect(html.indexOf('data-src=')).toBeGreaterThan(html.indexOf('</footer>'));
    expect(lateScriptsOf(html).length).toBeGreaterThan(3);
  });

  test('has the one large script compiled while it arrives', async () => {
    const addresses = lateScriptsOf((await ask(shop.url + path)).body.toString());
    const scripts = await Promise.all(
      addresses.map(async (address) => (await ask(shop.url + address)).body.toString()),
    );
    const large = scripts.filter(({ length }) => length > 100_000);
    expect(large).toHaveLength(1);
    expect(large[0]).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('comes whole, in the encoding that the browser takes', async () => {
    for (const encoding of ['br', 'gzip']) {
      const reply = await ask(shop.url + path, { headers: { 'accept-encoding': encoding } });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(Number(reply.headers['content-length'])).toBeLessThan(reply.body.length / 3);
      expect(reply.headers.vary).toMatch(/Accept-Encoding/);
    }
  });
});
