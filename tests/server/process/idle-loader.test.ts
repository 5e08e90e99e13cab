import { expect, test } from 'vitest';
import { withIdleLoader } from '@/server/static/idle-loader';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const page =
  '<html><head><link rel="preload" as="image" href="/a.avif"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/b.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>$& and $1</p><script id="_R_">start()</script>' +
  '<script src="/_next/static/chunks/a.js" async=""></script></body></html>';

test('only the async scripts of Next are changed, and one script loads them', () => {
  const html = withIdleLoader(page);
  const [loader = ''] = /<script>\(function[\s\S]*?<\/script>/.exec(html) ?? [];
  expect(loader).toContain('data-src');
  expect(html.replace(loader, '')).toBe(
    page
      .replace(/<link rel="preload" as="script"[^>]*>/, '')
      .replaceAll(
        /<script src="(\/_next\/static\/chunks\/[ab]\.js)" async="">/g,
        '<script data-src="$1">',
      ),
  );
});

test('a static page loads no script at once, and lists those that Next needs', async () => {
  const html = (await ask(`${shop.url}/bed/zeus`)).body.toString();
  expect(html.match(/<script\b[^>]* src=(?![^>]*nomodule)/gi)).toBeNull();
  expect(html).not.toContain('as="script"');
  expect(html.match(/<script data-src="\/_next\/static\/chunks\//g)?.length).toBeGreaterThan(3);
});

test('a dynamic page is sent unchanged', async () => {
  const { headers, body } = await ask(`${shop.url}/payment`);
  expect(headers['transfer-encoding']).toBe('chunked');
  expect(body.toString()).not.toContain('data-src=');
});
