import { expect, test } from 'vitest';
import type { ChangeDetails, OrderNote, OrderState } from '@/lib/orders/order';
import { customerChanges, hasOtherAddress, isPaidInPart } from '@/lib/orders/order-history';

const at = new Date('2026-11-23T09:00:00Z');
const change = (
  id: number,
  state: OrderState,
  note: OrderNote | null = null,
  details: ChangeDetails | null = null,
) => ({ id, state, note, details, at });
const told = (changes: readonly ReturnType<typeof change>[], days = {}) =>
  customerChanges({ changes, deliveryDate: null, deliveredAt: null, ...days });

test('an agreed delivery has the last agreed day, and a delivery the day it happened', () => {
  const deliveredAt = new Date('2026-12-15T10:00:00Z');
  const days = { deliveryDate: '2026-12-14', deliveredAt };
  const rows = [
    change(1, 'ready'),
    change(2, 'agreed'),
    change(3, 'agreed'),
    change(4, 'delivered'),
  ];
  expect(told(rows, days).map(({ id, day }) => [id, day])).toEqual([
    [1, at],
    [3, '2026-12-14'],
    [4, deliveredAt],
  ]);
});

test('notes for the house are left out, and any other note has its own day', () => {
  const rows = [
    change(1, 'awaiting', 'placed'),
    change(2, 'agreed', 'disputed'),
    change(3, 'agreed', 'partlyRefunded'),
    change(4, 'paid', 'tooLate'),
  ];
  expect(told(rows, { deliveryDate: '2026-12-14' }).map(({ id, day }) => [id, day])).toEqual([
    [1, at],
    [3, at],
  ]);
});

test('what was undone is left out, as is what only the house reads', () => {
  const rows = [
    change(1, 'ready'),
    change(2, 'agreed'),
    change(3, 'ready', 'undone', { undoes: 2 }),
    change(4, 'ready', 'remarked'),
    change(5, 'agreed'),
  ];
  expect(told(rows, { deliveryDate: '2026-12-14' }).map(({ id, day }) => [id, day])).toEqual([
    [1, at],
    [5, '2026-12-14'],
  ]);
});

test('what came or was given back has its sum, and nothing else has one', () => {
  const details = { cents: 5_000 };
  const rows = [
    change(1, 'differs', 'transferPart', details),
    change(2, 'paid', null, details),
    change(3, 'paid', 'partlyRefunded', details),
    change(4, 'refunded', null, details),
    change(5, 'refunded'),
  ];
  expect(told(rows).map(({ id, cents }) => [id, cents])).toEqual([
    [1, 5_000],
    [2, undefined],
    [3, 5_000],
    [4, 5_000],
    [5, undefined],
  ]);
});

test('an order waits for the reason that it was last held back for, whatever was noted elsewhere', () => {
  const heldFor = (...changes: ReturnType<typeof change>[]) => [
    hasOtherAddress({ changes }),
    isPaidInPart({ changes, state: 'differs' }),
  ];
  const placed = change(1, 'awaiting', 'placed');
  const part = change(2, 'differs', 'transferPart');
  const address = change(3, 'differs', 'addressDiffers');
  expect(heldFor(placed)).toEqual([false, false]);
  expect(heldFor(placed, part)).toEqual([false, true]);
  expect(heldFor(placed, part, address)).toEqual([true, false]);
  // A note of another state, and a step without a note, give no reason.
  expect(heldFor(placed, address, change(4, 'paid', 'transferPart'))).toEqual([true, false]);
  expect(heldFor(placed, address, change(4, 'differs'))).toEqual([true, false]);
  expect(isPaidInPart({ changes: [part], state: 'paid' })).toBe(false);
});
