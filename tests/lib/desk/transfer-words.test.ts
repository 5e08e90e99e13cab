import { expect, test } from 'vitest';
import { askedTransfer, isTransferQuestion } from '@/lib/desk/transfer-words';

const due = { dueCents: 900_000 };
const of = { form: 'transfer' };

test('another sum than the one that is due is asked about while it is another', () => {
  const short = askedTransfer({ ...of, notice: 'transferShort', amount: '8 000,00' }, due);
  expect(short?.difference).toMatch(/^1\s000,00\s€$/);
  expect(askedTransfer({ ...of, notice: 'transferOver', amount: '9100' }, due)?.amount).toMatch(
    /^9\s100,00\s€$/,
  );
});

test.each([
  ['the transfer was confirmed since', { notice: 'transferShort', amount: '8000' }, undefined],
  ['the sum is what is due by now', { notice: 'transferShort', amount: '9000' }, due],
  ['a part has come since', { notice: 'transferShort', amount: '8000' }, { dueCents: 100_000 }],
  ['nothing legible was typed', { notice: 'transferOver', amount: 'x' }, due],
  ['another is said', { notice: 'badAmount', amount: '200' }, due],
  ['the sum is that of a refund', { notice: 'transferShort', form: 'refund', amount: '200' }, due],
])('nothing is asked when %s', (_, query, awaited) => {
  expect(askedTransfer({ ...of, ...query }, awaited)).toBeUndefined();
});

test('the questions about a transfer are known from other notices', () => {
  expect(isTransferQuestion('transferShort')).toBe(true);
  expect(isTransferQuestion('done')).toBe(false);
});
