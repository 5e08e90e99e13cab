import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { editionsOf, leastCents } from '@/lib/catalogue/catalogue';
import { whichGodOf } from '@/lib/catalogue/which-god';
import { localePath, locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { ask } from '@/tests/server/ask';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

async function get(path: string) {
  const { status, headers, body } = await ask(shop.url + path);
  return { status, headers, dom: parse(String(body)) };
}
const metaOf = (dom: ReturnType<typeof parse>, name: string) =>
  dom.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

test.each(locales)('seven links lead from the first question to a god, in %s', async (locale) => {
  const { questions, result } = messages[locale].whichGod;
  let path = localePath(locale, '/which-god');
  for (const { question, answers } of questions) {
    const { status, dom } = await get(path);
    expect(status, path).toBe(200);
    expect(dom.querySelector('#question')?.textContent).toBe(question);
    const links = dom.querySelectorAll('ul[aria-labelledby=question] a');
    expect(links.map((link) => link.textContent)).toEqual([...answers]);
    path = links[1]?.getAttribute('href') ?? '';
  }
  expect(path).toBe(localePath(locale, '/which-god/1111111'));
  const { dom } = await get(path);
  expect(dom.querySelectorAll('h1')).toHaveLength(1);
  const reasons = whichGodOf('1111111')?.reasons ?? [];
  expect(dom.querySelector('#reasons')?.textContent).toBe(result.reasons);
  for (const { question, answer } of reasons)
    expect(dom.querySelector('main')?.textContent).toContain(questions[question]?.reasons[answer]);
});

test('the introduction is indexed, and the answers are not', async () => {
  expect(metaOf((await get('/which-god')).dom, 'robots')).toBe('max-image-preview:large');
  for (const path of ['/which-god/0', '/which-god/0120120'])
    expect(metaOf((await get(path)).dom, 'robots')).toContain('noindex');
});

test('a result says what its piece costs', async () => {
  const piece = whichGodOf('0211012')?.piece;
  if (!piece) throw new Error('no piece');
  const { dom } = await get('/which-god/0211012');
  const head = dom.querySelector('h1')?.parentNode.textContent;
  expect(head).toContain(formatPrice(leastCents(editionsOf(piece)), 'fr'));
});

test('a shared result shows the picture of its piece', async () => {
  const piece = whichGodOf('0211012')?.piece;
  const { dom } = await get('/which-god/0211012');
  expect(metaOf(dom, 'og:image')).toContain(`/social/${piece?.category}-${piece?.id}.jpg`);
});

test('answers are stored neither by caches nor in cookies', async () => {
  const { headers } = await get('/which-god/0120120');
  expect(headers['cache-control']).toBe('private, no-cache, max-age=0');
  expect(headers['set-cookie']).toBeUndefined();
});

describe('an invalid address of answers', () => {
  test.each([
    '/which-god/3',
    '/which-god/01201201',
    '/which-god/0/1',
    '/which-god/-1',
    '/which-god/0%00',
    '/which-god/0%0A',
    '/which-god/%E2%80%AE0',
    '/which-god/%3Cb%3E',
    '/which-god/.*',
    '/which-god/1e309',
    `/which-god/${'0'.repeat(4_000)}`,
    '/ar/which-god/9',
  ])('%s is answered with an error of the visitor', async (path) => {
    const { status } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('a query changes nothing', async () => {
    const { status, dom } = await get('/which-god/0?answers=1&answers=2');
    expect(status).toBe(200);
    expect(dom.querySelector('#question')?.textContent).toBe(
      messages.fr.whichGod.questions[1].question,
    );
  });
});
