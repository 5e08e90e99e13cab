import { expect, test } from 'vitest';
import { ownTurn } from '@/lib/process/turns';

test('each caller gets a turn of its own, in the order of the calls', async () => {
  const seen: string[] = [];
  const ask = async (name: string) => {
    await ownTurn();
    setImmediate(() => seen.push('somebody else'));
    seen.push(name);
  };
  await Promise.all(['first', 'second', 'third'].map(ask));
  expect(seen).toEqual(['first', 'somebody else', 'second', 'somebody else', 'third']);
});
