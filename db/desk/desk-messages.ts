import 'server-only';
import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { run } from '@/db/client';
import { contactMessages } from '@/db/schema';
import { addLogEntry, rowsPerPage } from './desk';

/** A page of messages: those without an answer, the oldest first, or those with one, the newest first. */
export async function listMessages(isAnswered: boolean, page = 1) {
  const { createdAt, id } = contactMessages;
  const order = isAnswered ? [desc(createdAt), desc(id)] : [asc(createdAt), asc(id)];
  return run((db) => {
    // Found first: what the messages of the pages before say would otherwise be read, too.
    const shown = db
      .select({ id })
      .from(contactMessages)
      .where(eq(contactMessages.isAnswered, isAnswered))
      .orderBy(...order)
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage)
      .as('shown');
    return db
      .select(getTableColumns(contactMessages))
      .from(contactMessages)
      .innerJoin(shown, eq(shown.id, id))
      .orderBy(...order);
  });
}

/** How many messages have an answer, or have none. */
export async function countMessages(isAnswered: boolean): Promise<number> {
  const [row] = await run((db) =>
    db
      .select({ count: count() })
      .from(contactMessages)
      .where(eq(contactMessages.isAnswered, isAnswered)),
  );
  return row?.count ?? 0;
}

/**
 * Marks a message as answered, or reopens it. When two people do so at the same time, one succeeds.
 * @returns `conflict` when it already has that mark, or the message is gone
 */
export async function markMessage(
  id: string,
  action: 'answered' | 'reopened',
  author: string,
): Promise<'done' | 'conflict'> {
  const isAnswered = action === 'answered';
  return run((db) =>
    db.transaction(async (tx) => {
      const changed = await tx
        .update(contactMessages)
        .set({ isAnswered })
        .where(and(eq(contactMessages.id, id), eq(contactMessages.isAnswered, !isAnswered)))
        .returning({ id: contactMessages.id });
      if (changed.length === 0) return 'conflict';
      await addLogEntry(tx, { author, action, subject: id });
      return 'done';
    }),
  );
}
