import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptsLast } from '@/server/scripts-last';
import { startShop, type TestShop } from '../shop';

const script = '<script src="/_next/static/chunks/a.js" async=""></script>';
const page = [
  '<html><head><link rel="preload" as="script" href="/_next/static/chunks/b.js"/>',
  script,
  '<link rel="stylesheet" href="/a.css"/></head><body><script>theme()</script><h1>Zeus</h1>',
  '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>',
  '<script>data("<script src=\\"/_next/static/c.js\\">")</script></body></html>',
].join('');

describe('scripts of a page', () => {
  test('stand at its end, those in the page itself where they were', () => {
    expect(scriptsLast(page)).toBe(
      [
        '<html><head><link rel="stylesheet" href="/a.css"/></head><body><script>theme()</script>',
        '<h1>Zeus</h1><script>data("<script src=\\"/_next/static/c.js\\">")</script>',
        script,
        '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script></body></html>',
      ].join(''),
    );
  });

  test('stay where they are the second time', () => {
    expect(scriptsLast(scriptsLast(page))).toBe(scriptsLast(page));
  });
});

describe('a prerendered page', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  test('names its scripts after everything that is seen', async () => {
    const html = await (await fetch(`${shop.url}/bed/zeus`)).text();
    const first = html.search(/<script\b[^>]* src=/);
    expect(first).toBeGreaterThan(html.indexOf('</footer>'));
    expect(html.match(/<script\b[^>]* src=/g)?.length).toBeGreaterThan(3);
    expect(html).not.toMatch(/ as="script"/);
  });
});
