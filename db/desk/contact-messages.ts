import 'server-only';
import { asc, between, eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import { queueHouseNotice } from '@/db/mail/house-mails';
import { now } from '@/db/process/now';
import { contactMessages } from '@/db/schema';
import type { Locale } from '@/lib/i18n/locales';
import type { Span } from '@/lib/mail/span';

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  /** Language of the page it was written on; French where none is said. */
  readonly language?: Locale;
};

/** Stores a message of the contact form and queues the mail to the house, in one transaction. */
export async function saveMessage(message: ContactMessage): Promise<void> {
  await run((db) =>
    db.transaction(async (tx) => {
      const [saved] = await tx
        .insert(contactMessages)
        .values(message)
        .returning({ id: contactMessages.id, at: contactMessages.createdAt });
      if (saved) await queueHouseNotice(tx, 'houseMessage', { message: saved.id }, saved.at);
    }),
  );
}

/** A message by its id; `undefined` when it was erased. */
export async function findMessage(id: string) {
  const [message] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
  );
  return message;
}

/** The messages of a span of time that are not erased: the first ones, and the number of all. */
export async function listMessagesOf({ since, until }: Span, most: number) {
  const { createdAt } = contactMessages;
  // The times of a span are whole milliseconds.
  const at = sql`date_trunc('milliseconds', ${createdAt})`;
  const isInSpan = between(at, now(since), now(until));
  return run(async (db) => ({
    count: await db.$count(contactMessages, isInSpan),
    rows: await db
      .select()
      .from(contactMessages)
      .where(isInSpan)
      .orderBy(asc(createdAt))
      .limit(most),
  }));
}
