import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { readReplyAddress, replyAddressOf } from '@/lib/mail/reply-address';
import { isReplyTemplate } from '@/lib/process/reply-template';
import { someKeys } from '@/tests/make';

const template = 'antwort+{token}@theogonie.example';
const keys = someKeys();

test('an address names its conversation, in small letters and digits that fit a local part', () => {
  const id = randomUUID();
  const address = replyAddressOf(id, template, keys);
  const [local = ''] = address.split('@');
  expect(local).toMatch(/^antwort\+[0-9a-f]{52}$/);
  expect(local.length).toBeLessThanOrEqual(64);
  expect(readReplyAddress(address, template, keys)).toBe(id);
  expect(readReplyAddress(` ${address.toUpperCase()} `, template, keys)).toBe(id);
});

test('an address that was made up, cut, or moved to another conversation names none', () => {
  const [mine, theirs] = [randomUUID(), randomUUID()];
  const address = replyAddressOf(mine, template, keys);
  const signature = address.slice(8 + 32, 8 + 52);
  const forged = [
    `antwort+${theirs.replaceAll('-', '')}${signature}@theogonie.example`,
    address.replace(/.@/, '0@').replace(signature.slice(0, 4), 'ffff'),
    address.replace('@theogonie', '@elsewhere'),
    address.replace('antwort+', 'contact+'),
    address.replace(/.@/, '@'),
    'antwort+@theogonie.example',
    'antwort@theogonie.example',
    '',
  ];
  for (const one of forged) expect(readReplyAddress(one, template, keys), one).toBeUndefined();
  expect(
    readReplyAddress(address, template, someKeys('another key of the tests, 32 signs or more')),
  ).toBeUndefined();
});

test('an address stays good while the key that signed it is kept', () => {
  const id = randomUUID();
  const [older] = someKeys('an older key of the tests, 32 signs or more');
  const [newer] = someKeys('a newer key of the tests, 32 signs or more');
  const address = replyAddressOf(id, template, [older]);
  expect(readReplyAddress(address, template, [newer, older])).toBe(id);
});

test('a template has one token before its @, and room for it', () => {
  expect(isReplyTemplate(template)).toBe(true);
  expect(isReplyTemplate('{token}@theogonie.example')).toBe(true);
  const wrong = [
    'antwort@theogonie.example',
    'antwort@{token}.example',
    '{token}{token}@theogonie.example',
    '{token}',
    'a b{token}@theogonie.example',
    '{token}@theogonie.example\r\nBcc: a@b.example',
    '{token}@a@b.example',
    `${'a'.repeat(13)}{token}@theogonie.example`,
  ];
  for (const one of wrong) expect(isReplyTemplate(one), one).toBe(false);
});
