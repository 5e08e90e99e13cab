import { expect, test } from 'vitest';
import { mailboxOf } from '@/lib/account/mailbox';

test.each([
  ['Leda@Theogonie.Example', 'leda@theogonie.example'],
  [' leda+beds+2@theogonie.example', 'leda@theogonie.example'],
  ['ｌｅｄａ@theogonie.example', 'leda@theogonie.example'],
  ['leda@théogonie.example', 'leda@xn--thogonie-c1a.example'],
  ['léda@theogonie.example', 'léda@theogonie.example'],
  ['"a@b"@theogonie.example', '"a@b"@theogonie.example'],
  ['no address', '@no address'],
])('%s has the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
