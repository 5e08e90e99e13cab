import { expect, test } from 'vitest';
import { deskWords } from '@/lib/desk/desk-words';
import { askedTransfer, isTransferQuestion, waitInWords } from '@/lib/desk/transfer-words';

const due = { dueCents: 900_000 };

test('another sum than the one that is due is asked about while it is another', () => {
  const short = askedTransfer('transferShort', { amount: '8 000,00' }, due);
  expect(short?.difference).toMatch(/^1\s000,00\s€$/);
  expect(askedTransfer('transferOver', { amount: '9100' }, due)?.amount).toMatch(/^9\s100,00\s€$/);
});

test.each([
  ['the transfer was confirmed since', 'transferShort', '8000', undefined],
  ['the sum is what is due by now', 'transferShort', '9000', due],
  ['a part has come since', 'transferShort', '8000', { dueCents: 100_000 }],
  ['nothing legible was typed', 'transferOver', 'x', due],
  ['another is said', 'badAmount', '200', due],
  ['nothing was typed into its form', 'transferShort', undefined, due],
])('nothing is asked when %s', (_, notice, amount, awaited) => {
  expect(askedTransfer(notice, { amount }, awaited)).toBeUndefined();
});

test('the questions about a transfer are known from other notices', () => {
  expect(isTransferQuestion('transferShort')).toBe(true);
  expect(isTransferQuestion('done')).toBe(false);
});

test('a transfer is spoken of where one can complete an order, and nowhere else', () => {
  const { waits, completes, isExactNow } = deskWords.steps;
  expect(waitInWords('differs', { dueCents: 1 }, false)).toBe(completes);
  for (const awaited of [undefined, { dueCents: 0 }]) {
    expect(waitInWords('differs', awaited, false)).toBe(waits.differs);
  }
  expect(waitInWords('differs', { dueCents: 0 }, true)).toBe(isExactNow);
  expect(waits.differs).not.toContain('virement');
  expect(waitInWords('withdrawn', { dueCents: 1 }, false)).toBe(waits.withdrawn);
  expect(waitInWords('ready', undefined, false)).toBeUndefined();
});
