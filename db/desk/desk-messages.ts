import 'server-only';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { run } from '@/db/client';
import { contactMessages } from '@/db/schema';
import { addLogEntry, rowsPerPage } from './desk';

/** A page of messages: those without an answer, the oldest first, or those with one, the newest first. */
export async function listMessages(isAnswered: boolean, page = 1) {
  const { createdAt, id } = contactMessages;
  const order = isAnswered ? desc : asc;
  return run((db) =>
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.isAnswered, isAnswered))
      .orderBy(order(createdAt), id)
      .limit(rowsPerPage)
      .offset((page - 1) * rowsPerPage),
  );
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
