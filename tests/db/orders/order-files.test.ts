import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { collectData, eraseData } from '@/db/account/my-data';
import { deleteExpired } from '@/db/account/retention';
import { closeDatabase, run } from '@/db/client';
import { addFiles, findFile, findPhotos, listFiles, removeFile } from '@/db/orders/order-files';
import { moveOrder, undoStep } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { orderChanges, orders } from '@/db/schema';
import type { OrderState } from '@/lib/orders/order';
import { largestFileBytes, mostFiles } from '@/lib/orders/order-file';
import { customerChanges } from '@/lib/orders/order-history';
import type { ReadFile } from '@/lib/orders/read-file';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { keepFiles } from '@/use-cases/desk/keep-files';

afterAll(closeDatabase);

const author = 'clio@theogonie.example';

async function anOrder(state: OrderState = 'paid', email = anEmail()) {
  const order = await placeOrder(aNewOrder({ email, lines: [aZeusLine] }));
  await run((db) => db.update(orders).set({ state }).where(eq(orders.id, order.id)));
  await run((db) =>
    db.insert(orderChanges).values({ orderId: order.id, state, author: 'provider' }),
  );
  return order;
}

const aFile = (parts: Partial<ReadFile> = {}): ReadFile => ({
  ...{ kind: 'photo', name: 'atelier.jpg', content: randomBytes(64) },
  hash: randomBytes(32).toString('hex'),
  ...parts,
});

const aPhoto = async (name = 'atelier.jpg') => ({
  name,
  bytes: await sharp({ create: { width: 20, height: 20, channels: 3, background: '#6b4f2a' } })
    .png()
    .toBuffer(),
});

test('files are kept with who added them and when, and the history of the order says so', async () => {
  const { id, number } = await anOrder();
  const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF');
  expect(await keepFiles(number, [await aPhoto(), { name: '../x', bytes: pdf }], author)).toBe(
    'filesAdded',
  );
  const files = await listFiles(id);
  expect(files.map(({ kind, name, author: by }) => [kind, name, by]).sort()).toEqual([
    ['pdf', 'x.pdf', author],
    ['photo', 'atelier.jpg', author],
  ]);
  const kept = await findFile(files.find(({ kind }) => kind === 'pdf')?.id ?? '');
  expect(Buffer.from(kept?.content ?? [])).toEqual(Buffer.from(pdf));
  const order = await findOrder(number);
  expect(order?.changes.slice(-2)).toMatchObject([
    { note: 'fileAdded', author, state: 'paid', details: { file: 'atelier.jpg' } },
    { note: 'fileAdded', author, state: 'paid', details: { file: 'x.pdf' } },
  ]);
  // The customer is not told of them.
  expect(order && customerChanges(order).map(({ note }) => note)).not.toContain('fileAdded');
});

test('a press that is repeated keeps a file once, and one bad file keeps none', async () => {
  const { id, number } = await anOrder();
  const photo = await aPhoto();
  await Promise.all([
    keepFiles(number, [photo], author),
    keepFiles(number, [photo, photo], author),
  ]);
  expect(await listFiles(id)).toHaveLength(1);
  expect((await findOrder(number))?.changes.at(-2)?.note).toBeNull();
  const html = { name: 'b.png', bytes: new TextEncoder().encode('<html>') };
  expect(await keepFiles(number, [{ ...photo, bytes: await other() }, html], author)).toEqual({
    ...{ fault: 'fileKind', name: 'b.png' },
  });
  expect(await listFiles(id)).toHaveLength(1);
  expect(await keepFiles(number, [], author)).toBe('noFile');
  expect(await keepFiles('TH-2026-00000000', [photo], author)).toBe('conflict');
});

const other = () =>
  sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

test('an order keeps so many files, also of two who send at once', async () => {
  const { id, number } = await anOrder();
  const some = (count: number) => Array.from({ length: count }, () => aFile());
  expect(await addFiles(number, some(mostFiles - 1), author)).toBe('done');
  const both = await Promise.all([
    addFiles(number, some(1), author),
    addFiles(number, some(1), author),
  ]);
  expect(both.sort()).toEqual(['done', 'fileCount']);
  expect(await listFiles(id)).toHaveLength(mostFiles);
});

test('a PDF of the largest size comes back as it was', async () => {
  const { id, number } = await anOrder();
  const content = randomBytes(largestFileBytes);
  await addFiles(number, [aFile({ kind: 'pdf', content })], author);
  const [file] = await listFiles(id);
  expect(file?.bytes).toBe(largestFileBytes);
  expect(content.equals((await findFile(file?.id ?? ''))?.content ?? new Uint8Array())).toBe(true);
});

test('a file is removed once, from its own order, and the history keeps who did it', async () => {
  const [mine, theirs] = [await anOrder(), await anOrder()];
  await addFiles(mine.number, [aFile()], author);
  const [file] = await listFiles(mine.id);
  const id = file?.id ?? '';
  expect(await removeFile(theirs.number, id, author)).toBe('conflict');
  const both = await Promise.all([
    removeFile(mine.number, id, author),
    removeFile(mine.number, id, author),
  ]);
  expect(both.sort()).toEqual(['conflict', 'done']);
  expect(await findFile(id)).toBeUndefined();
  expect((await findOrder(mine.number))?.changes.at(-1)).toMatchObject({
    ...{ note: 'fileRemoved', author, details: { file: 'atelier.jpg' } },
  });
});

test('photos are found by their order alone, and nothing but photos', async () => {
  const [mine, theirs] = [await anOrder(), await anOrder()];
  await addFiles(mine.number, [aFile(), aFile({ kind: 'pdf' })], author);
  await addFiles(theirs.number, [aFile()], author);
  const ids = [...(await listFiles(mine.id)), ...(await listFiles(theirs.id))].map(({ id }) => id);
  expect((await findPhotos(mine.id, ids)).map(({ kind }) => kind)).toEqual(['photo']);
  expect(await findPhotos(mine.id, [])).toEqual([]);
});

test('a step can still be undone after a file was added', async () => {
  const { number } = await anOrder();
  await moveOrder({ number, from: 'paid', to: 'workshop', author });
  const change = (await findOrder(number))?.changes.at(-1)?.id ?? 0;
  await addFiles(number, [aFile()], author);
  expect(await undoStep(number, change, author)).toBe('undoneUnmailed');
  expect((await findOrder(number))?.state).toBe('paid');
});

test('files go with the person once the order is delivered, and not before', async () => {
  const { email } = await aVisitor();
  const [open, over] = [await anOrder('ready', email), await anOrder('delivered', email)];
  for (const { number } of [open, over]) await addFiles(number, [aFile()], author);
  const held = JSON.stringify(await collectData(await aProof(email)));
  expect(held).toContain('"name":"atelier.jpg"');
  expect(held).not.toContain(author);
  expect(await eraseData(await aProof(email), undefined)).toBe(true);
  expect(await listFiles(over.id)).toEqual([]);
  expect(JSON.stringify(await findOrder(over.number))).not.toContain('atelier.jpg');
  expect(await listFiles(open.id)).toHaveLength(1);
  await run((db) => db.update(orders).set({ state: 'delivered' }).where(eq(orders.id, open.id)));
  await deleteExpired();
  expect(await listFiles(open.id)).toEqual([]);
});

test('files go with their order', async () => {
  const { id, number } = await anOrder();
  await addFiles(number, [aFile()], author);
  await run((db) => db.delete(orders).where(eq(orders.id, id)));
  expect(await listFiles(id)).toEqual([]);
});
