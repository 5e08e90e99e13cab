import { expect, test } from 'vitest';
import { printable } from '@/lib/log';

test('control characters are removed, so that one event stays one line', () => {
  expect(printable('/a\r\n{"level":50}\u0000\u001b[31m\u0085\u202e/b')).toBe(
    '/a{"level":50}[31m/b',
  );
});

test('words in any language stay as they are', () => {
  expect(printable('/méridienne/Ἥρα/سرير/🛏')).toBe('/méridienne/Ἥρα/سرير/🛏');
});

test('a text is cut after 500 characters', () => {
  expect(printable('a'.repeat(501))).toBe('a'.repeat(500));
  expect(printable(`${'\n'.repeat(600)}end`)).toBe('end');
});
