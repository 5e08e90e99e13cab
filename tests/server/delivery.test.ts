import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliveryOf } from '@/lib/delivery';
import { daysInWords } from '@/lib/installation-days';
import { startShop, type TestShop } from '../shop';
import { ask } from './ask';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const payment = '/payment?product=Lit+Zeus&price=9999.99';
const weeks = { min: 3, max: 4 };

/** The words of a page as its reader sees them, for a visitor with a cookie. */
async function textOf(path: string, cookie: string) {
  const { status, body } = await ask(shop.url + path, { headers: { cookie } });
  const text = String(body)
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return { status, text };
}

function wordsOf(kept: string, tag = 'fr') {
  const { days } = deliveryOf(weeks, kept);
  if (typeof days !== 'object') throw new Error(`no days for ${kept}`);
  return daysInWords(days, tag).replace(/\s+/g, ' ');
}

test.each([
  ['', 'France'],
  ['FR-20000', 'France 20000'],
  ['IT-90133', 'Italie 90133'],
  ['GB-IV11AA', 'Royaume-Uni IV11AA'],
])('the payment page says when it is installed for the cookie %j', async (kept, place) => {
  const { status, text } = await textOf(payment, `delivery=${kept}`);
  expect(status).toBe(200);
  expect(text).toContain('Livraison sous 3-4 semaines');
  expect(text).toContain(`Installation prévue : ${wordsOf(kept)} (${place})`);
});

test('in English it says the same day', async () => {
  const { text } = await textOf(`/en${payment}`, 'delivery=CH-1201');
  expect(text).toContain(`Planned installation: ${wordsOf('CH-1201', 'en-GB')} (Switzerland 1201)`);
});

test.each(['FR-97100', 'ES-35001', 'IT-23041'])('%s is refused in words', async (kept) => {
  const { status, text } = await textOf(payment, `delivery=${kept}`);
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
      expect((await textOf(path, `delivery=${kept}`)).status, path).toBe(200);
    const { text } = await textOf(payment, `delivery=${kept}`);
    expect(text).toMatch(/Installation prévue : .+ \(France/);
  });
});

test('the page of a piece is the same for everybody: weeks, and no date', async () => {
  const plain = await ask(`${shop.url}/bed/zeus`);
  const chosen = await ask(`${shop.url}/bed/zeus`, { headers: { cookie: 'delivery=IT-90133' } });
  expect(chosen.body.equals(plain.body)).toBe(true);
  expect(String(plain.body).replaceAll(/\s/g, ' ')).toContain('Livraison sous 3-4 semaines');
});
