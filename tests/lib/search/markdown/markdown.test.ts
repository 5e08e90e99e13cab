import fc from 'fast-check';
import { expect, test } from 'vitest';
import { acceptedAddress, variesByAccept } from '@/server/answers/markdown';

test.each([
  ['text/markdown', '/bed/zeus.md'],
  ['text/markdown, text/html, */*', '/bed/zeus.md'],
  ['text/markdown;q=1.0, text/html;q=0.9', '/bed/zeus.md'],
  ['text/html, text/markdown', '/bed/zeus'],
  ['text/html, text/markdown;q=0.5', '/bed/zeus'],
  ['text/markdown;q=0', '/bed/zeus'],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', '/bed/zeus'],
  ['*/*', '/bed/zeus'],
  ['text/*', '/bed/zeus'],
  ['', '/bed/zeus'],
])('a client that accepts “%s” gets %s', (accept, address) => {
  expect(acceptedAddress('/bed/zeus', accept)).toBe(address);
});

test('a page without Markdown is served as HTML', () => {
  for (const address of ['/cart', '/chair/athena', '/bed/nobody', '/bed/zeus.md', '']) {
    expect(acceptedAddress(address, 'text/markdown'), address).toBe(address);
    expect(variesByAccept(address), address).toBe(false);
  }
  expect(variesByAccept('/ar/bed/zeus')).toBe(true);
});

test('any Accept header gives the page or its Markdown', () => {
  const part = fc.constantFrom(
    'text/markdown',
    'text/html',
    ';q=',
    '0.5',
    ',',
    '*/*',
    '"',
    '1e309',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 400 }), (parts) => {
      expect(['/faq', '/faq.md']).toContain(acceptedAddress('/faq', parts.join('')));
    }),
    { seed: 9, numRuns: 300 },
  );
});
