import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OrderTransfer } from '@/components/desk/orders/order-transfer';
import type { AwaitedTransfer, TransferPart } from '@/lib/checkout/transfer/transfer';
import { deskWords } from '@/lib/desk/desk-words';
import { askedTransfer } from '@/lib/desk/transfer-words';

const said = (
  part: TransferPart,
  came?: Partial<AwaitedTransfer>,
  returnedCents = 0,
  asked?: ReturnType<typeof askedTransfer>,
) =>
  renderToStaticMarkup(
    createElement(OrderTransfer, {
      ...{ receive: async () => undefined, sendBack: async () => undefined, nextId: 'a' },
      order: {
        ...{ number: 'TH-2026-7K3M9QR1', state: 'paid', placedAt: new Date(), transferDays: 14 },
        ...{ totalCents: 180_000, depositCents: null },
      },
      awaited: { part, dueCents: 10_000, cameCents: 0, ...came },
      returnedCents,
      ...{ today: '2026-11-27', typed: {}, typedBack: {}, asked },
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
  const due = { dueCents: 10_000 };
  const asked = askedTransfer('transferShort', { amount: '80' }, due);
  const html = said('first', {}, 0, asked).replace(/[\u00a0\u202f]/g, ' ');
  expect(html).toMatch(
    /id="meant"[^>]*>.*<input(?=[^>]*name="otherCents")(?=[^>]*value="8000")[^>]*autofocus/i,
  );
  expect(html).toContain('Oui, 80,00 € sont arrivés, et non 100,00 € (différence : 20,00 €)');
  expect(said('first')).not.toContain('name="otherCents"');
});
