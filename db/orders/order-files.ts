import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { orderFiles, orders } from '@/db/schema';
import { mostFiles } from '@/lib/orders/order-file';
import type { ReadFile } from '@/lib/orders/read-file';
import { noteChange } from './orders';

// The one place that knows where files are: in the database, so that every process reads them, a backup has them and a
// deleted order takes them along, in one transaction with its history.

/** A file of an order without its content. */
export type OrderFile = Omit<typeof orderFiles.$inferSelect, 'content' | 'hash' | 'orderId'>;

const { id, kind, name, bytes, author, addedAt } = orderFiles;
const listed = { id, kind, name, bytes, author, addedAt };
/** Read as it is written, as base64. */
const content = sql`encode(${orderFiles.content}, 'base64')`.mapWith(
  (text: string): Uint8Array => Buffer.from(text, 'base64'),
);

/** The files of an order, the oldest first. */
export async function listFiles(orderId: string): Promise<OrderFile[]> {
  return run((db) =>
    db.select(listed).from(orderFiles).where(eq(orderFiles.orderId, orderId)).orderBy(addedAt, id),
  );
}

/** A file with its content. `undefined` when it was removed or erased. */
export async function findFile(fileId: string) {
  const [file] = await run((db) =>
    db
      .select({ ...listed, content })
      .from(orderFiles)
      .where(eq(id, fileId)),
  );
  return file;
}

/** Those of an order's photos that are named, with their content, in the order in which they were added. */
export async function findPhotos(orderId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isNamed = and(eq(orderFiles.orderId, orderId), inArray(id, [...ids]), eq(kind, 'photo'));
  return run((db) =>
    db
      .select({ ...listed, content })
      .from(orderFiles)
      .where(isNamed)
      .orderBy(asc(addedAt), id),
  );
}

/** Whether an order has all of the photos that are named. */
export async function hasPhotos(
  db: Database,
  orderId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const isNamed = and(eq(orderFiles.orderId, orderId), inArray(id, [...ids]), eq(kind, 'photo'));
  return (await db.select({ id }).from(orderFiles).where(isNamed)).length === ids.length;
}

/**
 * Keeps files with an order, and says so in its history. A file that the order has already is kept once.
 * @returns `fileCount` when it would have more than `mostFiles`, `conflict` without the order: none is kept then
 */
export async function addFiles(
  number: string,
  files: readonly ReadFile[],
  by: string,
): Promise<'done' | 'conflict' | 'fileCount'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'conflict';
      const { state } = order;
      const isTheirs = eq(orderFiles.orderId, order.id);
      const known = await tx.select({ hash: orderFiles.hash }).from(orderFiles).where(isTheirs);
      const fresh = new Map(files.map((file) => [file.hash, file]));
      for (const { hash } of known) fresh.delete(hash);
      if (known.length + fresh.size > mostFiles) return 'fileCount';
      for (const file of fresh.values()) {
        // One after another, also in one transaction: they are listed as they were sent.
        const addedAt = sql`clock_timestamp()`;
        const row = { ...file, bytes: file.content.length, orderId: order.id, author: by, addedAt };
        await tx.insert(orderFiles).values(row);
        const details = { file: file.name };
        await noteChange(tx, order.id, { state, note: 'fileAdded', author: by, details });
      }
      return 'done';
    }),
  );
}

/** Removes a file from an order; its name stays in the history. @returns `conflict` when it is not there */
export async function removeFile(
  number: string,
  fileId: string,
  by: string,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('update');
      if (!order) return 'conflict';
      const isIt = and(eq(orderFiles.orderId, order.id), eq(id, fileId));
      const [gone] = await tx.delete(orderFiles).where(isIt).returning({ file: name });
      if (!gone) return 'conflict';
      const { state } = order;
      await noteChange(tx, order.id, { state, note: 'fileRemoved', author: by, details: gone });
      return 'done';
    }),
  );
}
