import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { counters } from '@/lib/process/counters';
import { options, printable, withoutAddresses } from '@/lib/process/log';
import { requestIdFrom, withRequestId } from '@/lib/process/request-id';

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

test.each([
  'leda@theogonie.example',
  'léda.l%27atre+lit@sous.theogonie.example',
  'leda%40theogonie.example',
  '203.0.113.7',
  '2001:db8::7',
  '::1',
])('%s is nowhere in a line', (address) => {
  const text = withoutAddresses(`{"msg":"from ${address}, (${address})","path":"/a/${address}/b"}`);
  expect(text).toBe('{"msg":"from [address], ([address])","path":"/a/[address]/b"}');
});

test('text that only resembles an address is kept', () => {
  const line =
    '{"level":50,"time":1766000000000,"stack":"at f (file:///a/b.mjs:12:34)","v":"1.2.3"}';
  expect(withoutAddresses(line)).toBe(line);
});

/** What a failed statement leaves in the log, within a request. */
function logged(error: Error): Record<string, unknown> {
  let line = '';
  const stream = new Writable({
    write: (chunk, _, done) => {
      line += chunk;
      done();
    },
  });
  withRequestId('a'.repeat(32), () => pino(options('info'), stream).error(error, 'failed'));
  return JSON.parse(line);
}

test('a failed statement is logged with its request and its cause, without its values', () => {
  const cause = Object.assign(new Error('Key exists'), { code: '23505', detail: 'Key (x)=(Léda)' });
  const error = new Error('Failed query: insert\nparams: Léda,\nleda@theogonie.example', { cause });
  const event = logged(error);
  expect(event).toMatchObject({
    requestId: 'a'.repeat(32),
    err: { message: 'Failed query: insert', cause: { message: 'Key exists', code: '23505' } },
  });
  expect(JSON.stringify(event)).not.toContain('Léda');
});

test('errors are counted, warnings are not', () => {
  const before = counters().errorsLogged;
  logged(new Error('failed'));
  pino(options('silent')).error('not written either');
  pino(options('info'), new Writable({ write: (_, __, done) => done() })).warn('odd');
  expect(counters().errorsLogged).toBe(before + 1);
});

test('a request id is accepted only when it cannot be personal data', () => {
  for (const id of ['3f2b8c1e9d7a4f60a1b2c3d4e5f60718', 'req_0123456789-abcdef']) {
    expect(requestIdFrom(id)).toBe(id);
  }
  for (const id of [
    undefined,
    '',
    'short',
    '203.0.113.7.203.0.113.7',
    'leda@theogonie.example',
    'a\nb'.repeat(9),
  ]) {
    expect(requestIdFrom(id)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  }
});
