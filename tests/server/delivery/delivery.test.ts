import { describe, expect, test } from 'vitest';
import { localePath, locales } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { plannedDays } from '@/tests/planned-days';
import { ask } from '@/tests/server/ask';
import { readPage, spaced } from '@/tests/server/page';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const payment = '/payment?product=Lit+Zeus&price=9999.99';

/** A page for a visitor with a cookie. */
const get = async (path: string, cookie: string) =>
  readPage(await fetch(shop.url + path, { headers: { cookie } }));

test.each([
  ['', 'France'],
  ['FR-20000', 'France 20000'],
  ['IT-90133', 'Italie 90133'],
  ['GB-IV11AA', 'Royaume-Uni IV1 1AA'],
])('the payment page says when it is installed for the cookie %j', async (kept, place) => {
  const { status, text } = await get(payment, `delivery=${kept}`);
  expect(status).toBe(200);
  expect(text).toContain('Livraison sous 3-4 semaines');
  expect(text).toContain(`Installation prévue : ${plannedDays(kept)} (${place})`);
});

test('in English it says the same day', async () => {
  const { text } = await get(`/en${payment}`, 'delivery=CH-1201');
  expect(text).toContain(
    `Planned installation: ${plannedDays('CH-1201', 'en')} (Switzerland 1201)`,
  );
});

test.each(['FR-97100', 'ES-35001', 'IT-23041'])('%s is refused in words', async (kept) => {
  const { status, text } = await get(payment, `delivery=${kept}`);
  expect(status).toBe(200);
  expect(text).toContain('Nous ne livrons pas encore à cette adresse.');
  expect(text).not.toContain('Installation prévue');
});

describe('a hostile cookie means mainland France', () => {
  test.each([
    'FR-',
    'XX-1',
    '__proto__',
    'constructor-1',
    '%00',
    '%E2%80%AEFR-75001',
    '%E0%A4%A',
    '<b>FR</b>',
    '.*',
    '1e309',
    '-1',
    'FR-75001; delivery=IT-1; delivery=x',
    'F'.repeat(4_000),
  ])('%j', async (kept) => {
    for (const path of [payment, '/cart', '/bed/zeus'])
      expect((await get(path, `delivery=${kept}`)).status, path).toBe(200);
    const { text } = await get(payment, `delivery=${kept}`);
    expect(text).toContain(`Installation prévue : ${plannedDays()} (France)`);
  });
});

test('the page of a piece is the same for every visitor, with weeks and no date', async () => {
  const plain = await ask(`${shop.url}/bed/zeus`);
  const chosen = await ask(`${shop.url}/bed/zeus`, { headers: { cookie: 'delivery=IT-90133' } });
  expect(chosen.body.equals(plain.body)).toBe(true);
  expect(spaced(String(plain.body))).toContain('Livraison sous 3-4 semaines');
});

/** Pages for everybody, and pages that are made for each visitor, with prices of the catalogue. */
const pricePages = [
  '/',
  '/collections',
  '/gallery',
  '/collections/find?category=bed',
  '/compare?pieces=lit-zeus.lit-kratos',
  '/which-god/2102210',
  '/search?q=zeus',
];

test.each(pricePages)(
  '%s says to a visitor from Switzerland whose its prices are',
  async (path) => {
    const { status, text } = await get(path, 'delivery=CH-1201');
    expect(status).toBe(200);
    expect(text).toContain(
      'Prix de France, TVA comprise. Suisse et Royaume-Uni : hors TVA française',
    );
  },
);

test.each(locales)('the total of a story is called the price in France, %s', async (locale) => {
  const { dom } = await get(localePath(locale, '/bed-story/zeus'), 'delivery=CH-1201');
  const total = dom.querySelector('form output')?.closest('div')?.textContent ?? '';
  expect(total).toContain(messages[locale].story.taxIncluded);
});
