import { expect, test } from 'vitest';
import { stepToUndo, undoMinutes } from '@/lib/orders/order-moves';

test('a step of the house can be undone by its minutes, and not after', () => {
  const at = new Date('2026-11-30T09:00:00Z');
  const step = {
    id: 1,
    state: 'workshop',
    note: null,
    author: 'clio@theogonie.example',
    details: null,
    at,
  } as const;
  const after = (minutes: number) => stepToUndo([step], new Date(at.getTime() + minutes * 60_000));
  expect(after(0)).toBe(step);
  expect(after(undoMinutes - 1)).toBe(step);
  expect(after(undoMinutes)).toBeUndefined();
  expect(stepToUndo([{ ...step, author: 'stripe' }], at)).toBeUndefined();
});
