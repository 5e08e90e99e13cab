import { expect, test } from 'vitest';
import { toAgreeFor } from '@/lib/desk/order-words';
import { formsOfTyped, giveStepBack, readTypedStep } from '@/lib/desk/typed-step';

const typed = {
  to: 'agreed',
  deliveryDate: '2026-12-05',
  carriers: 'Équipe du Nord',
  address: '1 rue du Lys\n3e étage, code 12A\nParis',
  remark: 'Escalier étroit',
  photos: ['9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a11', '9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a12'],
} as const;

test('all that was typed for a step comes back from the address, lines and ticked photos too', () => {
  const query = new URLSearchParams(giveStepBack(typed));
  expect(readTypedStep(Object.fromEntries(query))).toEqual(typed);
});

test('of an empty form nothing goes into the address, and of an address that says anything, nothing odd comes back', () => {
  expect(giveStepBack({ carriers: '', remark: '', photos: [] })).toEqual({});
  const odd = { to: 'sold', carriers: ['a', 'b'], remark: undefined, photos: '' };
  expect(readTypedStep(odd)).toEqual({ to: undefined, photos: [] });
});

test('what was typed stands in its own form, and in that of the next step when its own is gone', () => {
  expect(formsOfTyped(typed, 'agreed', ['cancelled'])).toEqual(['agreed']);
  expect(formsOfTyped({ ...typed, to: 'cancelled' }, 'agreed', ['cancelled'])).toEqual([
    'cancelled',
  ]);
  expect(formsOfTyped({ ...typed, to: 'workshop' }, 'agreed', ['cancelled'])).toEqual(['agreed']);
  expect(formsOfTyped(typed, undefined, ['cancelled', 'withdrawn'])).toEqual([
    'cancelled',
    'withdrawn',
  ]);
});

test('a step that was undone leaves its carriers, floor and code to the form, not its day', () => {
  const at = new Date('2026-11-26T10:00:00Z');
  const details = { carriers: 'Équipe du Nord', address: ['1 rue du Lys', 'code 12A'] };
  const change = { note: null, author: 'clio@theogonie.example', at };
  const order = {
    deliveryDate: null,
    contact: null,
    changes: [
      { ...change, id: 1, state: 'agreed', details },
      { ...change, id: 2, state: 'ready', note: 'undone', details: { undoes: 1 } },
    ],
  } as const;
  expect(toAgreeFor(order)).toEqual({ ...details, deliveryDate: undefined });
});
