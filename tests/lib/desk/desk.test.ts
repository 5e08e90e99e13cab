import { expect, test } from 'vitest';
import { type ChosenOption, mostChosen } from '@/lib/catalogue/chosen-options';
import { transferPayment } from '@/lib/checkout/transfer/transfer';
import { deskWords } from '@/lib/desk/desk-words';
import { paymentInWords } from '@/lib/desk/order-words';
import { canStaffMove, handPayment, nextStep, orderStates } from '@/lib/orders/order';
import { movesFor, otherMoves } from '@/lib/orders/order-moves';
import fr from '@/messages/fr';

test('each allowed move is offered once, as the next step or beside it', () => {
  for (const state of orderStates) {
    const offered = [nextStep(state), ...otherMoves(state)].filter((to) => to !== undefined);
    expect(offered.sort(), state).toEqual(
      orderStates.filter((to) => canStaffMove(state, to)).sort(),
    );
  }
});

test('the desk offers each allowed move once, a declared withdrawal and the acceptance of another sum first', () => {
  for (const state of orderStates) {
    for (const isDeclared of [false, true]) {
      const { next, others } = movesFor(state, isDeclared);
      const offered = [next, ...others].filter((to) => to !== undefined);
      expect(offered.sort(), state).toEqual(
        orderStates.filter((to) => canStaffMove(state, to)).sort(),
      );
      if (isDeclared && canStaffMove(state, 'withdrawn')) expect(next, state).toBe('withdrawn');
    }
  }
  expect(movesFor('paid', false).next).toBe('workshop');
  expect(movesFor('differs', false).next).toBe('paid');
});

test('each move has a button and says what it does', () => {
  const moves = new Set(orderStates.flatMap((state) => [nextStep(state), ...otherMoves(state)]));
  moves.delete(undefined);
  expect(Object.keys(deskWords.moves).sort()).toEqual([...moves].sort());
});

test('a payment shows the id of its provider, and how it came where only the shop has named it', () => {
  const id = '85dcd96e-0000-4000-8000-000000000000';
  const { transfer, hand } = deskWords.providers;
  expect(paymentInWords('pi_3PqrStripe')).toBe('pi_3PqrStripe');
  expect(paymentInWords(transferPayment(id, 'first'))).toBe(transfer);
  expect(paymentInWords(transferPayment(id, 'balance'))).toBe(transfer);
  expect(paymentInWords(handPayment(id))).toBe(hand);
  expect(paymentInWords(null)).toBeUndefined();
});

const chosen = (parts: Partial<ChosenOption>): ChosenOption => ({
  productId: 'lit-zeus',
  optionId: 'safe_storage',
  name: 'Safe',
  count: 1,
  ...parts,
});

test('options are counted together under their French name, the most chosen first', () => {
  const options = [
    chosen({ count: 2 }),
    chosen({ productId: 'lit-hades', name: 'Сейф', count: 3 }),
    chosen({ productId: 'lit-zeus', optionId: 'gone', name: 'Heated rail', count: 4 }),
    chosen({ productId: null, optionId: 'gone', name: 'Heated rail', count: 2 }),
  ];
  const safe = fr.options.beds.safe_storage.name;
  expect(mostChosen(fr, options, 5)).toEqual([
    { name: 'Heated rail', count: 6 },
    { name: safe, count: 5 },
  ]);
  expect(mostChosen(fr, options, 1)).toHaveLength(1);
});
