import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inlineScripts } from '@/lib/csp';
import { inlineData, lateDataOf, lateScripts, lateScriptsOf } from '@/server/late-scripts';
import { startShop, type TestShop } from '../shop';
import { ask } from './ask';

const page = [
  '<html><head><link rel="preload" as="script" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<link rel="stylesheet" href="/a.css"/><script>theme()</script>',
  '<script src="/_next/static/chunks/c.js" async=""></script></head><body><h1>Zeus</h1>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  '<script id="_R_">begin()</script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:[\\"\\u003cscript src=\\u003e"])</script>',
  '<script>self.__next_f.push([1,"é\\n"])</script></body></html>',
].join('');
const late = /<script data-src=("[^>]*)>(?:(?!<\/script>).)*<\/script>/;

describe('scripts of a page', () => {
  test('are named before the styles with that of the theme, others where they were', () => {
    const [before, names, after] = lateScripts(page).split(late);
    expect(before).toBe('<html><head><script>theme()</script>');
    expect(names).toBe(
      '"/_next/static/chunks/a.js /_next/static/chunks/c.js /_next/static/chunks/b.js"',
    );
    expect(after).toMatch(
      /^<link rel="stylesheet" href="\/a.css"\/><\/head><body><h1>Zeus<\/h1><script>\(self/,
    );
    expect(after).toMatch(/é\\n"\]\)<\/script><\/body><\/html>$/);
  });

  test('stay where they are the second time', () => {
    expect(lateScripts(lateScripts(page))).toBe(lateScripts(page));
  });

  test('are fetched by a script that is the same in all pages', () => {
    const other = page
      .replace('b.js', 'other.js')
      .replace('é', 'à')
      .replace('<script id="_R_"', '<script nonce="AAAA" id="_R_"');
    const [, ...own] = inlineScripts(lateScripts(other, '/other.txt'));
    expect(own).toHaveLength(1);
    expect(inlineScripts(lateScripts(page))).toEqual(expect.arrayContaining(own));
    expect(inlineScripts(lateScripts(page, '/data.txt'))).toEqual(expect.arrayContaining(own));
  });
});

describe('data of a page', () => {
  test('are what stands in it, piece after piece', () => {
    expect(inlineData(page)).toBe('0:["<script src=>é\n');
    expect(inlineData('<html></html>')).toBeUndefined();
  });

  test('stay in it where they are more than text', () => {
    expect(inlineData(page.replace('[1,"é\\n"]', '[3,"AAAA"]'))).toBeUndefined();
  });

  test('are named beside the scripts, and stand in the page no more', () => {
    const html = lateScripts(page, '/_next/static/data/x.txt');
    expect(html).not.toContain('self.__next_f.push');
    expect(lateDataOf(html)).toBe('/_next/static/data/x.txt');
    expect(lateDataOf(lateScripts(page))).toBeUndefined();
  });
});

describe.each(['/bed/zeus', '/cart', '/payment'])('the page %s', (path) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  test('has no script that is fetched before it is seen', async () => {
    const html = (await ask(shop.url + path)).body.toString();
    expect(html).not.toMatch(/<script\b[^>]* src=/);
    expect(html).not.toMatch(/ as="script"/);
    expect(html.indexOf('data-src=')).toBeLessThan(html.indexOf('rel="stylesheet"'));
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

describe('data of a prerendered page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  test.each(['/', '/bed/chronos', '/ru/gallery', '/ar/bed-story/zeus'])(
    'come with its scripts, are the router’s own and may be kept for good: %s',
    async (path) => {
      const html = (await ask(shop.url + path)).body.toString();
      expect(html).not.toContain('__next_f.push([1');
      const data = await ask(shop.url + (lateDataOf(html) ?? ''));
      expect(data.status).toBe(200);
      expect(data.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const router = await ask(`${shop.url}${path}?_rsc`, { headers: { rsc: '1' } });
      expect(router.headers['content-type']).toBe('text/x-component');
      expect(data.body.equals(router.body)).toBe(true);
    },
  );

  test('stand in a page made for a visitor', async () => {
    const html = (await ask(`${shop.url}/cart`)).body.toString();
    expect(lateDataOf(html)).toBeUndefined();
    expect(html).toContain('self.__next_f.push([1,');
  });
});
