import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { maxLines, maxPerLine } from '@/content/cart/cart-limits';
import {
  addLine,
  clearCart,
  listLines,
  type NewLine,
  removeLine,
  setQuantity,
} from '@/db/cart/carts';
import { findSummary } from '@/db/cart/summaries';
import { closeDatabase, run } from '@/db/client';
import { cartItems } from '@/db/schema';
import { newToken, type TokenHash, tokenHash } from '@/lib/account/token';
import { aVisitor } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const lit: NewLine = {
  productId: 'lit-zeus',
  productName: 'Lit Zeus',
  unitPriceCents: 999_999,
  optionIds: [],
  quantity: 1,
};

const add = async (hash: TokenHash, line: Partial<NewLine> = {}, key = randomUUID()) =>
  (await addLine(hash, { ...lit, ...line }, key)).outcome;

test('equal choices merge into one line whatever their order, and other choices get their own line', async () => {
  const { hash } = await aVisitor();
  await add(hash, { optionIds: ['led_lighting', 'massage_system'] });
  await add(hash, { optionIds: ['massage_system', 'led_lighting'], quantity: 2 });
  await add(hash, { optionIds: ['led_lighting'] });
  const lines = await listLines(hash);
  expect(lines.map((line) => [line.quantity, line.optionIds])).toEqual([
    [3, ['led_lighting', 'massage_system']],
    [1, ['led_lighting']],
  ]);
});

test('the options of a line are stored by their names, each as chosen', async () => {
  const { hash } = await aVisitor();
  await add(hash, { optionIds: ['led_lighting', 'massage_system'] });
  const [line] = await listLines(hash);
  assert(line);
  const rows = await run((db) =>
    db.select({ options: cartItems.options }).from(cartItems).where(eq(cartItems.id, line.id)),
  );
  expect(rows).toEqual([{ options: { led_lighting: true, massage_system: true } }]);
});

test('a price is stored with its cents', async () => {
  const { hash } = await aVisitor();
  await add(hash, { unitPriceCents: 899_995 });
  expect((await listLines(hash))[0]?.unitPriceCents).toBe(899_995);
});

test('adds at once make one full line, and the others are refused', async () => {
  const { hash } = await aVisitor();
  const outcomes = await Promise.all(Array.from({ length: 2 * maxPerLine + 2 }, () => add(hash)));
  expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(maxPerLine);
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(maxPerLine + 2);
  expect((await listLines(hash)).map((line) => line.quantity)).toEqual([maxPerLine]);
});

test('a full cart accepts more of a line, but no new line', async () => {
  const { hash } = await aVisitor();
  const outcomes: string[] = [];
  for (let n = 0; n <= maxLines; n += 1) outcomes.push(await add(hash, { productId: `lit-${n}` }));
  expect(outcomes).toEqual([...Array(maxLines).fill('added'), 'full']);
  expect(await add(hash, { productId: 'lit-7' })).toBe('added');
  expect(await listLines(hash)).toHaveLength(maxLines);
});

test('of 40 adds, each sent five times at once with its key, each counts once', async () => {
  const { hash } = await aVisitor();
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => keys).flatMap((round) =>
      round.map((key) => add(hash, {}, key)),
    ),
  );
  expect(new Set(outcomes)).toEqual(new Set(['added']));
  expect((await listLines(hash)).map((line) => line.quantity)).toEqual([40]);
});

test('an add with a used key succeeds again when its line is full', async () => {
  const { hash } = await aVisitor();
  const key = randomUUID();
  await add(hash, { quantity: maxPerLine }, key);
  expect(await add(hash, { quantity: maxPerLine }, key)).toBe('added');
  expect(await add(hash)).toBe('full');
});

test('an add that was refused can be repeated with its key', async () => {
  const { hash } = await aVisitor();
  const key = randomUUID();
  await add(hash, { quantity: maxPerLine });
  expect(await add(hash, {}, key)).toBe('full');
  await clearCart(hash);
  expect(await add(hash, {}, key)).toBe('added');
});

test('an add answers with the count that a later look finds, also among adds at the same moment', async () => {
  const { hash } = await aVisitor();
  await add(hash, { productId: 'lit-hades', productName: 'Lit Hadès', quantity: 5 });
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => addLine(hash, lit, randomUUID())).concat(
      addLine(hash, lit, key),
      addLine(hash, lit, key),
    ),
  );
  const counts = answers.map((answer) => (answer.outcome === 'added' ? answer.summary.pieces : 0));
  expect(Math.max(...counts)).toBe(26);
  expect(await findSummary(hash)).toMatchObject({ pieces: 26, wishlistIds: [] });
  const repeated = await addLine(hash, lit, key);
  expect(repeated).toMatchObject({ outcome: 'added', summary: { pieces: 26 } });
});

test('the same key adds once for each visitor', async () => {
  const [one, other] = [await aVisitor(), await aVisitor()];
  const key = randomUUID();
  await add(one.hash, {}, key);
  await add(other.hash, {}, key);
  expect(await listLines(one.hash)).toHaveLength(1);
  expect(await listLines(other.hash)).toHaveLength(1);
});

test('a visitor can neither change, remove nor see the lines of another', async () => {
  const [owner, stranger] = [await aVisitor(), await aVisitor()];
  await add(owner.hash, { quantity: 2 });
  const [line] = await listLines(owner.hash);
  const id = line?.id ?? '';
  expect(await setQuantity(stranger.hash, id, 5)).toBeUndefined();
  expect(await removeLine(stranger.hash, id)).toBeUndefined();
  expect(await clearCart(stranger.hash)).toBeUndefined();
  expect(await listLines(stranger.hash)).toEqual([]);
  expect((await listLines(owner.hash))[0]?.quantity).toBe(2);
});

test('a visitor changes, removes and clears the own lines', async () => {
  const { hash } = await aVisitor();
  await add(hash);
  await add(hash, { productId: 'lit-hades', productName: 'Lit Hadès' });
  const [first] = await listLines(hash);
  expect(await setQuantity(hash, first?.id ?? '', 7)).toMatchObject({ pieces: 8 });
  expect((await listLines(hash))[0]?.quantity).toBe(7);
  expect(await removeLine(hash, first?.id ?? '')).toMatchObject({ pieces: 1 });
  expect(await listLines(hash)).toHaveLength(1);
  expect(await clearCart(hash)).toMatchObject({ pieces: 0 });
  expect(await listLines(hash)).toEqual([]);
});

test('an unknown session cannot add a line', async () => {
  expect(await add(tokenHash(newToken()))).toBe('noVisitor');
});

test('a product name with SQL is stored as text', async () => {
  const { hash } = await aVisitor();
  const productName = `'); drop table cart_items; --`;
  await add(hash, { productName });
  expect((await listLines(hash))[0]?.productName).toBe(productName);
});
