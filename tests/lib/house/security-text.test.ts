import { expect, test } from 'vitest';
import { company } from '@/content/house/company';
import { securityText } from '@/lib/house/security-text';

const text = securityText('https://shop.example', new Date('2026-11-22T21:00:00Z'));
const valuesOf = (field: string) =>
  [...text.matchAll(new RegExp(`^${field}: (.+)$`, 'gm'))].map(([, value]) => value);

test('security.txt has the fields of RFC 9116, each required one once', () => {
  expect(valuesOf('Contact')).toEqual([`mailto:${company.email}`, 'https://shop.example/contact']);
  expect(valuesOf('Expires')).toEqual(['2027-11-22T00:00:00.000Z']);
  expect(valuesOf('Canonical')).toEqual(['https://shop.example/.well-known/security.txt']);
  expect(text).toMatch(/^(?:[A-Z][A-Za-z-]+: \S.*\n)+$/);
});

test('one built on 29 February expires on 1 March', () => {
  const leap = securityText('https://shop.example', new Date('2028-02-29T12:00:00Z'));
  expect(leap).toContain('Expires: 2029-03-01T00:00:00.000Z');
});
