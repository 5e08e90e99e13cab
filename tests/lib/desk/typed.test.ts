import { expect, test } from 'vitest';
import { formsOfTyped, toAgreeFor } from '@/lib/desk/order-words';
import { type TypedForm, typedAt, typedQuery } from '@/lib/desk/typed';

const photos = ['9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a11', '9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a12'];
const typed = {
  to: 'agreed',
  deliveryDate: '2026-12-05',
  carriers: 'Équipe du Nord',
  address: '1 rue du Lys\n3e étage, code 12A\nParis',
  remark: 'Escalier étroit',
  photo: photos.join(' '),
} as const;

/** What a form that says this leaves in the address of its page. */
function queryOf(name: TypedForm, fields: Readonly<Record<string, string | readonly string[]>>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(field, one);
  return Object.fromEntries(new URLSearchParams(typedQuery(name, form)));
}

test('all that was typed for a step comes back from the address, lines and ticked photos too', () => {
  const sent = { ...typed, address: typed.address.replaceAll('\n', '\r\n'), photo: photos };
  expect(typedAt('step', queryOf('step', sent))).toEqual(typed);
});

test('a form gives back its own fields to itself, not to another one of its page', () => {
  const query = queryOf('transfer', { amount: '8000', remark: ' \0Deux fois', number: 'TH-1' });
  expect(typedAt('transfer', query)).toEqual({ amount: '8000', remark: 'Deux fois' });
  expect(typedAt('transferBack', query)).toEqual({});
  expect(typedAt('refund', query)).toEqual({});
});

test('of an empty form nothing goes into the address, and of an address that says anything, nothing odd comes back', () => {
  expect(queryOf('step', { carriers: '', remark: ' ' })).toEqual({});
  const odd = { form: 'step', carriers: ['a', 'b'], remark: undefined, sum: '3' };
  expect(typedAt('step', odd)).toEqual({});
  expect(queryOf('reply', { text: 'a'.repeat(9_000) }).text).toHaveLength(1_500);
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
