import { expect, test } from 'vitest';
import { ownTurn } from '@/lib/process/turns';

test('each has a turn of its own, in the order in which they asked', async () => {
  const seen: string[] = [];
  const ask = async (name: string) => {
    await ownTurn();
    setImmediate(() => seen.push('somebody else'));
    seen.push(name);
  };
  await Promise.all(['first', 'second', 'third'].map(ask));
  expect(seen).toEqual(['first', 'somebody else', 'second', 'somebody else', 'third']);
});
