import { afterAll, expect, test } from 'vitest';
import { mostKept } from '@/content/cart/cart-limits';
import { collectData, eraseData } from '@/db/account/my-data';
import { addKept, listKept, removeKept, renameKept } from '@/db/cart/kept-configurations';
import { closeDatabase, run, sql } from '@/db/client';
import { keptConfigurations } from '@/db/schema';
import { newToken, tokenHash } from '@/lib/account/token';
import { aProof, aVisitor } from '@/tests/db/account/visitor';

afterAll(closeDatabase);

const zeus = {
  name: 'Ma chambre',
  productId: 'lit-zeus',
  optionIds: ['safe_storage', 'led_lighting'],
};

test('a configuration is kept once when it is sent again, in any order of options', async () => {
  const { hash } = await aVisitor();
  const adds = Array.from({ length: 10 }, () => addKept(hash, zeus));
  expect(await Promise.all(adds)).toEqual(Array(10).fill('kept'));
  expect(await addKept(hash, { ...zeus, optionIds: zeus.optionIds.toReversed() })).toBe('kept');
  expect(await listKept(hash)).toEqual([
    { id: expect.any(String), ...zeus, optionIds: ['led_lighting', 'safe_storage'] },
  ]);
});

test('a configuration with another name or other options is kept separately', async () => {
  const { hash } = await aVisitor();
  await addKept(hash, zeus);
  await addKept(hash, { ...zeus, name: 'Chambre d’amis' });
  await addKept(hash, { ...zeus, optionIds: [] });
  expect((await listKept(hash)).map(({ name }) => name)).toEqual([
    'Ma chambre',
    'Chambre d’amis',
    'Ma chambre',
  ]);
});

test('fifty configurations are kept when sixty are added at once', async () => {
  const { hash } = await aVisitor();
  const adds = Array.from({ length: 60 }, (_, n) => addKept(hash, { ...zeus, name: `${n}` }));
  const outcomes = await Promise.all(adds);
  expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(mostKept);
  expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(10);
  const [first] = await listKept(hash);
  expect(await addKept(hash, { ...zeus, name: first?.name ?? '' })).toBe('kept');
  expect(await removeKept(hash, first?.id ?? '')).toBe(true);
  expect(await addKept(hash, zeus)).toBe('kept');
});

test('a configuration can be renamed, except to the name of an equal one', async () => {
  const { hash } = await aVisitor();
  await addKept(hash, zeus);
  await addKept(hash, { ...zeus, name: 'Chambre d’amis' });
  const id = (await listKept(hash))[1]?.id ?? '';
  expect(await renameKept(hash, id, zeus.name)).toBe('taken');
  expect(await renameKept(hash, id, 'Grenier')).toBe('renamed');
  expect(await renameKept(hash, id, 'Grenier')).toBe('renamed');
  expect((await listKept(hash)).map(({ name }) => name)).toEqual([zeus.name, 'Grenier']);
});

test('a visitor can neither see, rename nor remove the configurations of another', async () => {
  const [owner, stranger] = [await aVisitor(), await aVisitor()];
  await addKept(owner.hash, zeus);
  const id = (await listKept(owner.hash))[0]?.id ?? '';
  expect(await listKept(stranger.hash)).toEqual([]);
  expect(await renameKept(stranger.hash, id, 'x')).toBe('absent');
  expect(await removeKept(stranger.hash, id)).toBe(false);
  expect(await listKept(owner.hash)).toHaveLength(1);
});

test('an unknown session cannot keep a configuration', async () => {
  expect(await addKept(tokenHash(newToken()), zeus)).toBe('noVisitor');
  expect(await listKept(tokenHash(newToken()))).toEqual([]);
});

test('another device lists kept configurations once the address is proven', async () => {
  const { email, hash } = await aVisitor();
  await addKept(hash, zeus);
  const second = await aVisitor(email);
  expect(second.isNew).toBe(false);
  expect(await listKept(second.hash)).toEqual([]);
  const proof = await aProof(email);
  expect(await listKept(proof)).toHaveLength(1);
  expect(await listKept(hash)).toEqual([]);
});

test('the exported data contain kept configurations, and an erasure deletes them', async () => {
  const [owner, neighbour] = [await aVisitor(), await aVisitor()];
  const proof = await aProof(owner.email);
  await addKept(proof, zeus);
  await addKept(neighbour.hash, zeus);
  expect(await collectData(proof)).toMatchObject({
    keptConfigurations: [{ name: 'Ma chambre', product_id: 'lit-zeus' }],
  });
  expect(await eraseData(proof, undefined)).toBe(true);
  const held = await run((db) =>
    db.select().from(keptConfigurations).where(sql`email = ${owner.email}`),
  );
  expect(held).toEqual([]);
  expect(await listKept(neighbour.hash)).toHaveLength(1);
});
