import { afterAll, expect, test } from 'vitest';
import { findSummary } from '@/db/cart/summaries';
import { addWish, listWishes, removeWish } from '@/db/cart/wishlists';
import { closeDatabase } from '@/db/client';
import { newToken, tokenHash } from '@/lib/account/token';
import { aVisitor } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const zeus = {
  productId: 'lit-zeus',
  productName: 'Lit Zeus',
  priceCents: 1_189_999,
  optionIds: ['safe_storage', 'led_lighting'],
};
const hera = {
  productId: 'miroir-hera',
  productName: 'Miroir Héra',
  priceCents: 450_000,
  optionIds: [],
};

test('a piece is listed once when it is added ten times at once', async () => {
  const { hash } = await aVisitor();
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => addWish(hash, zeus)));
  expect(outcomes.filter(({ outcome }) => outcome === 'listed')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'alreadyListed')).toHaveLength(9);
});

test('the summary lists wishes as they are added and removed', async () => {
  const { hash } = await aVisitor();
  await addWish(hash, zeus);
  expect(await addWish(hash, hera)).toMatchObject({
    outcome: 'listed',
    summary: { wishlistIds: ['lit-zeus', 'miroir-hera'] },
  });
  expect((await findSummary(hash))?.wishlistIds).toEqual(['lit-zeus', 'miroir-hera']);
  const [first] = await listWishes(hash);
  expect(first?.optionIds).toEqual(['led_lighting', 'safe_storage']);
  expect(await removeWish(hash, first?.id ?? '')).toMatchObject({ wishlistIds: ['miroir-hera'] });
  expect((await findSummary(hash))?.wishlistIds).toEqual(['miroir-hera']);
});

test('a visitor cannot remove the wish of another', async () => {
  const [owner, stranger] = [await aVisitor(), await aVisitor()];
  await addWish(owner.hash, zeus);
  const [wish] = await listWishes(owner.hash);
  expect(await removeWish(stranger.hash, wish?.id ?? '')).toBeUndefined();
  expect(await listWishes(owner.hash)).toHaveLength(1);
});

test('an unknown session cannot add a wish', async () => {
  expect(await addWish(tokenHash(newToken()), zeus)).toEqual({ outcome: 'noVisitor' });
});
