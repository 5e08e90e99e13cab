import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodeTyped, encodeTyped } from '@/lib/checkout/payment-page/typed-fields';

const company = {
  vatNumber: 'IT00743110157',
  company: 'Студия «Брера» & Söhne',
  billingStreet: '١١ شارع الزهور',
  billingCity: '東京',
  name: 'Léda Tyndare',
  email: 'leda@theogonie.example',
};

test('what was typed comes back as it was, in every script, in signs that a header may have', () => {
  const text = encodeTyped({ ...company, quote: 'a token', method: 'card', key: 'a secret' });
  expect(text).toMatch(/^[\w-]+$/);
  expect(decodeTyped(text)).toEqual(company);
});

test('the longest fields stay below two thousand signs, and the short ones are kept', () => {
  const long = {
    company: '東'.repeat(100),
    billingStreet: 'ж'.repeat(200),
    name: '👑'.repeat(100),
  };
  const text = encodeTyped({ ...company, ...long, street: 'ع'.repeat(200), city: 'Paris' });
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(decodeTyped(text)).toMatchObject({ vatNumber: company.vatNumber, company: long.company });
  expect(decodeTyped(text).city).toBe('Paris');
});

test('a cookie that is none of the shop fills nothing', () => {
  const forge = (record: unknown) =>
    brotliCompressSync(JSON.stringify(record)).toString('base64url');
  for (const text of [
    undefined,
    '',
    '%',
    'e30',
    forge(null),
    forge('x'),
    forge([1]),
    forge({ company: 7 }),
  ])
    expect(decodeTyped(text)).toEqual({});
  expect(decodeTyped(forge({ company: `A\u0000B${'x'.repeat(900)}`, role: 'staff' }))).toEqual({
    company: `A B${'x'.repeat(97)}`,
  });
});
