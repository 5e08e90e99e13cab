import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTransfer } from '@/components/desk/orders/order-transfer';
import { deskWords } from '@/lib/desk/desk-words';

const said = (part: 'first' | 'balance') =>
  renderToStaticMarkup(
    createElement(OrderTransfer, {
      ...{ receive: async () => undefined, sendBack: async () => undefined, nextId: 'a' },
      order: { number: 'TH-2026-7K3M9QR1', state: 'paid', placedAt: new Date() },
      awaited: { part, dueCents: 10_000, cameCents: 0 },
      ...{ today: '2026-11-27', typed: {}, typedBack: {}, isOtherSum: false },
    }),
  );

test('the form of a transfer says what the sum does: to an order that waits for it, and to a balance', () => {
  const { text, balanceText } = deskWords.transfer;
  expect(said('first')).toContain(text);
  expect(said('first')).not.toContain(balanceText);
  expect(said('balance')).toContain(balanceText);
  expect(said('balance')).not.toContain(text);
});
