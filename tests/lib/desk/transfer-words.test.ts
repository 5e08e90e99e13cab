import { expect, test } from 'vitest';
import { askedTransfer, isTransferQuestion } from '@/lib/desk/transfer-words';

const due = { dueCents: 900_000 };

test('another sum than the one that is due is asked about while it is another', () => {
  const short = askedTransfer({ notice: 'transferShort', amount: '8 000,00' }, due);
  expect(short?.typed).toBe('8 000,00');
  expect(short?.values.difference).toMatch(/^1\s000,00\s€$/);
  expect(askedTransfer({ notice: 'transferOver', amount: '9100' }, due)?.values.amount).toMatch(
    /^9\s100,00\s€$/,
  );
});

test.each([
  ['the transfer was confirmed since', { notice: 'transferShort', amount: '8000' }, undefined],
  ['the sum is what is due by now', { notice: 'transferShort', amount: '9000' }, due],
  ['a part has come since', { notice: 'transferShort', amount: '8000' }, { dueCents: 100_000 }],
  ['nothing legible was typed', { notice: 'transferOver', amount: 'x' }, due],
  ['the sum is that of a refund', { notice: 'badAmount', amount: '200' }, due],
])('nothing is asked when %s', (_, query, awaited) => {
  expect(askedTransfer(query, awaited)).toBeUndefined();
});

test('the questions about a transfer are known from other notices', () => {
  expect(isTransferQuestion('transferShort')).toBe(true);
  expect(isTransferQuestion('done')).toBe(false);
});
