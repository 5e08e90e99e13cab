import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelSrc } from '@/lib/catalogue/models';
import { jpegsOf } from '@/lib/catalogue/pictures';
import { inlineScripts, securityHeaders, sharingHeaders } from '@/lib/process/csp';
import { ask } from '@/tests/server/ask';
import { aBrowser } from '@/tests/server/forms';
import { sharedShop } from '@/tests/server/shared-shop';
import { asBuilt, startShop, type TestShop } from '@/tests/shop';

const shop = sharedShop();
let encrypted: TestShop;
beforeAll(async () => {
  const production = { NODE_ENV: 'production', SITE_URL: 'https://shop.theogonie.example' };
  encrypted = await startShop(production, asBuilt);
});
afterAll(() => encrypted.stop());

const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);
const scriptSources = (policy: string) =>
  policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? '';

test('every answer has the security headers', async () => {
  const answers = [
    ['/', {}, 200],
    ['/', { headers: { cookie: 'language=ru' } }, 307],
    ['/', { headers: { cookie: 'language=fr' } }, 200],
    ['/bed/zeus', { headers: { 'if-none-match': '*' } }, 304],
    ['/bed/zeus?_rsc=wrong', { headers: { rsc: '1' } }, 307],
    ['/icon.svg', {}, 200],
    ['/favicon.ico', {}, 200],
    ['/social/theogonie.jpg', {}, 200],
    ['/social/theogonie.jpg', { headers: { range: 'bytes=0-9' } }, 206],
    ['/cart', {}, 200],
    ['/my-data/download', {}, 403],
    ['/nowhere', {}, 404],
    ['/%zz', {}, 400],
    ['/healthz', {}, 200],
    ['/readyz', {}, 200],
    ['/cart', { method: 'POST', headers: { origin: 'https://evil.example' } }, 403],
    ['/cart', { method: 'POST', headers: { 'content-length': '65537' } }, 413],
  ] as const;
  for (const [path, question, status] of answers) {
    for (const { url } of [shop, encrypted]) {
      const reply = await ask(url + path, question);
      expect(reply.status, path).toBe(status);
      expect(reply.headers, path).toMatchObject({
        ...securityHeaders(url === encrypted.url),
        ...sharingHeaders(path),
      });
    }
  }
});

test('other sites show pictures and load models, and frame or embed nothing else', async () => {
  const sharing = async (path: string) => {
    const { status, headers } = await ask(shop.url + path, {
      headers: { origin: 'https://a.example' },
    });
    expect(status, path).toBe(200);
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']];
  };
  const [jpeg] = jpegsOf({ category: 'bed', id: 'zeus' });
  for (const path of [jpeg?.path ?? '', '/social/bed-zeus.jpg', '/icons/512.png']) {
    expect(await sharing(path), path).toEqual(['cross-origin', undefined]);
  }
  expect(await sharing(modelSrc({ category: 'bed', id: 'zeus' }))).toEqual(['cross-origin', '*']);
  for (const path of ['/', '/cart', '/icon.svg', '/sitemap.xml']) {
    expect(await sharing(path), path).toEqual(['same-origin', undefined]);
  }
  expect((await ask(`${shop.url}/pictures/no.jpg`)).headers).toMatchObject(securityHeaders(false));
});

test('a dynamic page has a new nonce each time, on every script of Next', async () => {
  const replies = [await ask(`${shop.url}/payment`), await ask(`${shop.url}/payment`)];
  const nonces = replies.map((reply) => {
    const sources = scriptSources(policyOf(reply));
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(sources) ?? [];
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    const html = reply.body.toString();
    for (const script of parse(html).querySelectorAll('script')) {
      const isData = script.getAttribute('type') === 'application/ld+json';
      const [hash] = inlineScripts(script.outerHTML);
      const isMarked = script.getAttribute('nonce') === nonce;
      const isCommon = hash !== undefined && sources.includes(hash);
      expect(isData || isMarked || isCommon, script.outerHTML.slice(0, 200)).toBe(true);
    }
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a visitor who sends a policy gets the one of the shop', async () => {
  const headers = { 'content-security-policy': "script-src 'nonce-known'" };
  for (const path of ['/cart', '/', '/nowhere']) {
    const reply = await ask(shop.url + path, { headers });
    expect(policyOf(reply) + reply.body.toString()).not.toContain('nonce-known');
    expect(reply.body.toString()).not.toContain('nonce="known"');
  }
});

test('a page that answers a form without a script has the nonce of its policy', async () => {
  const browser = aBrowser(shop.url);
  const form = await browser.dom('/withdrawal/declaration');
  const body = new FormData();
  for (const input of form.querySelectorAll('main form input')) {
    body.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? 'Léda');
  }
  const response = await fetch(`${shop.url}/withdrawal/declaration`, {
    method: 'POST',
    body,
    headers: { origin: shop.url },
  });
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(`nonce="${nonce}"`);
});

test('the session cookie has the __Host- prefix under https', async () => {
  const page = await fetch(`${encrypted.url}/cart`);
  const form = parse(await page.text())
    .querySelectorAll('main form')
    .find((one) => one.querySelector('[name=email]'));
  const body = new FormData();
  for (const input of form?.querySelectorAll('input[type=hidden]') ?? []) {
    body.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
  }
  body.append('email', 'leda@theogonie.example');
  const answer = await fetch(`${encrypted.url}/cart`, {
    method: 'POST',
    body,
    headers: { origin: encrypted.url },
    redirect: 'manual',
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('__Host-session='));
  expect(cookie).toMatch(/; Path=\//);
  for (const part of [/; Secure/i, /; HttpOnly/i, /; SameSite=lax/i]) expect(cookie).toMatch(part);
  expect(cookie).not.toMatch(/; Domain/i);
});
