import { expect, test } from 'vitest';
import { oneLine } from '@/lib/mail/mail-parts';
import { rangeOf } from '@/lib/process/address-range';
import { waitText } from '@/lib/process/wait';
import { largestFormBytes } from '@/lib/site/form-lengths';
import { clientAddress, largestBodyAt, rejectionByHeaders } from '@/server/request/request-guard';

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2::7', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff:0:0:0:1', '2001:db8:1::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['', 'unknown'],
  ['203.0.113.7, 1.2.3.4', 'unknown'],
  ["'; drop table limits", 'unknown'],
])('%j is in the range %s', (address, range) => {
  expect(rangeOf(address)).toBe(range);
});

test('only files of an order and mails that come in may be larger than a form, at their one address each', () => {
  const order = '/desk/orders/TH-2026-7K3M9QRT';
  const mega = 1024 * 1024;
  expect(largestBodyAt(`${order}/files`)).toBeGreaterThan(33 * mega);
  expect(largestBodyAt('/webhooks/mail')).toBe(10 * mega);
  const others = [order, `/en${order}/files`, `${order}/files/x`, '/desk/orders/x/files', '/cart'];
  for (const path of [...others, '/desk/files/x', '/webhooks/stripe', '/en/webhooks/mail']) {
    expect(largestBodyAt(path), path).toBe(largestFormBytes);
  }
  const of = (bytes: number) =>
    rejectionByHeaders('POST', { 'content-length': String(bytes) }, '', largestBodyAt('/cart'));
  expect([of(largestFormBytes), of(largestFormBytes + 1)]).toEqual([undefined, 413]);
});

const chain = (said: string | undefined, proxies: number) =>
  clientAddress(
    { headers: { 'x-forwarded-for': said }, socket: { remoteAddress: '10.0.0.9' } },
    proxies,
  );

test('X-Forwarded-For entries of the visitor are ignored', () => {
  expect(chain('1.1.1.1', 0)).toBe('10.0.0.9');
  expect(chain('1.1.1.1, 203.0.113.7', 1)).toBe('203.0.113.7');
  expect(chain('1.1.1.1, 203.0.113.7, 10.0.0.2', 2)).toBe('203.0.113.7');
  expect(chain(undefined, 2)).toBe('');
});

const site = 'https://shop.example';
const host = 'shop.example';

test.each<[string, Record<string, string>, number | undefined]>([
  ['a form of the shop', { host, origin: site, 'content-length': '900' }, undefined],
  ['a mailbox that unsubscribes', { host, 'content-length': '26' }, undefined],
  ['a form of another site', { host, origin: 'https://evil.example' }, 403],
  ['a form of nowhere', { host, origin: 'null' }, 403],
  ['an origin that is none', { host, origin: 'evil' }, 403],
  ['a look-alike', { host, origin: 'https://shop.example.evil.example' }, 403],
  ['a cross-site post', { host, 'sec-fetch-site': 'cross-site' }, 403],
  ['64 KB and a byte', { host, origin: site, 'content-length': '65537' }, 413],
  ['64 KB', { host, origin: site, 'content-length': '65536' }, undefined],
  ['a body without a length', { host, origin: site, 'transfer-encoding': 'chunked' }, 411],
  ['a length that is none', { host, origin: site, 'content-length': '-1' }, 400],
])('%s gets the right status', (_, headers, status) => {
  expect(rejectionByHeaders('POST', headers, site)).toBe(status);
  expect(rejectionByHeaders('GET', headers, site)).toBeUndefined();
});

test('a wait is said in the words of the language, and rounded up', () => {
  expect(waitText('fr', 61)).toMatch(/^dans 61\ssecondes$/);
  expect(waitText('fr', 91)).toMatch(/^dans 2\sminutes$/);
  expect(waitText('en', 7000)).toBe('in 2 hours');
  expect(waitText('fr', Number.NaN)).toMatch(/^dans 60 secondes$/);
});

// Not « через 61 секунда » and « بعد دقيقتان »: the noun takes the case that these words ask for.
test.each([
  ['ru', 61, 'через 61 секунду'],
  ['ru', 91, 'через 2 минуты'],
  ['ru', 75_000, 'через 21 час'],
  ['ar', 61, 'خلال 61 ثانية'],
  ['ar', 91, 'خلال دقيقتين'],
  ['ar', 7000, 'خلال ساعتين'],
] as const)('in %s a wait of %i seconds declines its noun', (locale, seconds, text) => {
  expect(waitText(locale, seconds)).toBe(text);
});

test('a text for a header is one line of at most 200 characters', () => {
  expect(oneLine('a\r\nBcc: b\u2028c\u0000')).toBe('a Bcc: b c');
  expect([...oneLine('🪑'.repeat(300))]).toHaveLength(200);
});
