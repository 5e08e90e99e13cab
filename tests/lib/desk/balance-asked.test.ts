import { expect, test } from 'vitest';
import { balanceAsked, canAskBalance } from '@/lib/desk/balance-asked';

const at = new Date('2026-11-20T10:00:00Z');
const order = { balanceMailedAt: at, balanceReminders: 0 };
const change = (id: number, parts: object) => ({
  ...({ id, state: 'ready', note: null, author: 'clio', details: null } as const),
  ...parts,
});

test('a balance that was asked for says by whom, and when its next reminder leaves', () => {
  const changes = [change(1, {}), change(2, { note: 'balanceAsked', author: 'erato' })];
  expect(balanceAsked({ ...order, changes })).toEqual({
    ...{ at, author: 'erato' },
    nextReminder: '2026-11-27',
    askableAt: new Date('2026-11-21T10:00:00Z'),
  });
  const last = balanceAsked({ ...order, balanceReminders: 1, changes: [change(1, {})] });
  expect([last?.author, last?.nextReminder]).toEqual(['clio', '2026-12-04']);
  expect(balanceAsked({ ...order, balanceReminders: 2, changes })?.nextReminder).toBeUndefined();
  expect(balanceAsked({ ...order, balanceMailedAt: null, changes })).toBeUndefined();
});

test('a step that was undone asked for nothing', () => {
  const changes = [
    change(1, { state: 'paid', note: 'balanceAsked', author: 'erato' }),
    change(2, {}),
    change(3, { state: 'workshop', note: 'undone', details: { undoes: 2 } }),
  ];
  expect(balanceAsked({ ...order, changes })?.author).toBe('erato');
});

test('a balance is asked for by hand once a day', () => {
  const now = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  expect([0, 23.9, 24].map((hours) => canAskBalance(at, now(hours)))).toEqual([false, false, true]);
  expect(canAskBalance(null, at)).toBe(true);
});
