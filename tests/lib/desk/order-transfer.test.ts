import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTransfer } from '@/components/desk/orders/order-transfer';
import type { AwaitedTransfer, TransferPart } from '@/lib/checkout/transfer/transfer';
import { deskWords } from '@/lib/desk/desk-words';

const said = (
  part: TransferPart,
  came?: Partial<AwaitedTransfer>,
  returnedCents = 0,
  isOtherSum = false,
) =>
  renderToStaticMarkup(
    createElement(OrderTransfer, {
      ...{ receive: async () => undefined, sendBack: async () => undefined, nextId: 'a' },
      order: {
        ...{ number: 'TH-2026-7K3M9QR1', state: 'paid', placedAt: new Date() },
        ...{ totalCents: 180_000, depositCents: null },
      },
      awaited: { part, dueCents: 10_000, cameCents: 0, ...came },
      returnedCents,
      ...{ today: '2026-11-27', typed: {}, typedBack: {}, isOtherSum },
    }),
  );

test('the form of a transfer says what the sum does: to an order that waits for it, and to a balance', () => {
  const { text, balanceText } = deskWords.transfer;
  expect(said('first')).toContain(text);
  expect(said('first')).not.toContain(balanceText);
  expect(said('balance')).toContain(balanceText);
  expect(said('balance')).not.toContain(text);
});

test('more than the sum that is due is said with what is too much', () => {
  const html = said('first', { dueCents: 0, cameCents: 200_000 }).replace(/[\u00a0\u202f]/g, ' ');
  expect(html).toContain('2 000,00 € sont arrivés : 200,00 € de plus que la somme due.');
  const back = said('first', { dueCents: 0, cameCents: 200_000 }, 20_000);
  expect(back).toContain('plus rien ne manque');
});

test('the question about another sum is what an address leads to, and has the focus', () => {
  expect(said('first', {}, 0, true)).toMatch(
    /id="meant"[^>]*>.*<input(?=[^>]*name="isOtherSum")[^>]*autofocus/i,
  );
  expect(said('first')).not.toContain('name="isOtherSum"');
});
