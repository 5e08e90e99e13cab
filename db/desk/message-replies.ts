import 'server-only';
import { and, asc, between, eq, lt } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueHouseNotice } from '@/db/mail/house-mails';
import { mailRow } from '@/db/mail/mails';
import { now } from '@/db/process/now';
import { contactMessages, mails, messageReplies, sentMails } from '@/db/schema';
import { byMail } from '@/lib/desk/replies/replies';
import type { IncomingMail } from '@/lib/mail/incoming-mail';
import type { EarlierMail } from '@/lib/mail/mail';
import type { Span } from '@/lib/mail/span';
import { addLogEntry } from './desk';

/** A message with what was answered and what came back, the oldest first. `undefined` when it is erased. */
export async function findConversation(id: string) {
  return run(async (db) => {
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
    if (!message) return undefined;
    const { author, isFromHouse, text, createdAt } = messageReplies;
    // A mail has the id of its reply.
    const hasLeft = sql<boolean>`${sentMails.id} is not null`;
    const replies = await db
      .select({ id: messageReplies.id, author, isFromHouse, text, createdAt, hasLeft })
      .from(messageReplies)
      .leftJoin(sentMails, eq(sentMails.id, messageReplies.id))
      .where(eq(messageReplies.messageId, id))
      .orderBy(asc(createdAt), asc(messageReplies.id));
    return { message, replies };
  });
}

/** A reply with its message, to be sent. `undefined` when they are erased. */
export async function findReply(id: string) {
  const [found] = await run((db) =>
    db
      .select({ reply: messageReplies, message: contactMessages })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
      .where(eq(messageReplies.id, id)),
  );
  return found;
}

/** The mails of a conversation before a reply, the oldest first: the house's, which have the ids of their replies, and those that came. */
export async function listEarlierMails({
  messageId,
  createdAt,
}: Pick<typeof messageReplies.$inferSelect, 'messageId' | 'createdAt'>): Promise<EarlierMail[]> {
  const { id, isFromHouse, mailName, createdAt: at } = messageReplies;
  const rows = await run((db) =>
    db
      .select({ id, isFromHouse, name: mailName })
      .from(messageReplies)
      .where(and(eq(messageReplies.messageId, messageId), lt(at, createdAt)))
      .orderBy(asc(at)),
  );
  return rows.flatMap<EarlierMail>((row) =>
    row.isFromHouse ? [{ id: row.id }] : row.name ? [{ name: row.name }] : [],
  );
}

/** The answers of a span of time that came by mail and are not erased: the first ones, and the number of all. */
export async function listAnswersOf({ since, until }: Span, most: number) {
  // The times of a span are whole milliseconds.
  const at = sql`date_trunc('milliseconds', ${messageReplies.createdAt})`;
  const isInSpan = and(between(at, now(since), now(until)), eq(messageReplies.author, byMail));
  return run(async (db) => ({
    count: await db.$count(messageReplies, isInSpan),
    rows: await db
      .select({ reply: messageReplies, message: contactMessages })
      .from(messageReplies)
      .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
      .where(isInSpan)
      .orderBy(asc(messageReplies.createdAt))
      .limit(most),
  }));
}

export type NewReply = {
  /** Of the message. */
  readonly id: string;
  readonly text: string;
  readonly author: string;
  /** So many replies the page showed: another one since then is a conflict. */
  readonly seen: number;
};

/**
 * Keeps a reply of the house, queues its mail and marks the message as answered. When two people reply at the same
 * time, one succeeds.
 * @param language of the mail
 * @returns `conflict` when somebody has replied since; `gone` when the message is erased
 */
export async function saveReply(
  { id, text, author, seen }: NewReply,
  language: string,
): Promise<'done' | 'conflict' | 'gone'> {
  return save({ id, text, author, seen }, async (db, { email, reply }) => {
    const row = mailRow({ kind: 'reply', recipient: email, language, facts: { reply } });
    // Its mail has its id, so that the next one of the conversation can name it.
    await db.insert(mails).values({ ...row, id: reply });
    await addLogEntry(db, { author, action: 'replied', subject: id });
  });
}

/** Notes what came back by mail, which opens the message again. @returns as `saveReply` does */
export async function noteAnswer(given: NewReply): Promise<'done' | 'conflict' | 'gone'> {
  return save(given, undefined);
}

/** The message with an id, which nobody else changes until the transaction ends. */
async function lockMessage(tx: Database, id: string) {
  const [message] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return message;
}

/** What came by mail, from whom, its Message-ID, and the hash of that. */
export type MailedAnswer = Pick<IncomingMail, 'from' | 'text' | 'hash' | 'name'>;

/**
 * Keeps an answer that came by mail in the conversation that its address names, once, opens that again, and queues the mail
 * to the house.
 * @param id of the message
 * @returns `gone` when the message is erased; `otherSender` when somebody else has written it; `repeated`
 */
export async function fileAnswer(
  id: string,
  { from, text, hash, name }: MailedAnswer,
): Promise<'filed' | 'repeated' | 'gone' | 'otherSender'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, id);
      if (!message) return 'gone';
      const { email } = message;
      if (email.toLowerCase() !== from) return 'otherSender';
      const row = { messageId: id, email, author: byMail, isFromHouse: false, text };
      const filed = await tx
        .insert(messageReplies)
        .values({ ...row, mailHash: hash, mailName: name })
        .onConflictDoNothing()
        .returning({ id: messageReplies.id, at: messageReplies.createdAt });
      const [saved] = filed;
      if (!saved) return 'repeated';
      await queueHouseNotice(tx, 'houseAnswer', { reply: saved.id }, saved.at);
      await tx.update(contactMessages).set({ isAnswered: false }).where(eq(contactMessages.id, id));
      return 'filed';
    }),
  );
}

async function save(
  { id, text, author, seen }: NewReply,
  send: ((db: Database, saved: { email: string; reply: string }) => Promise<void>) | undefined,
): Promise<'done' | 'conflict' | 'gone'> {
  const isFromHouse = send !== undefined;
  return run((db) =>
    db.transaction(async (tx) => {
      const message = await lockMessage(tx, id);
      if (!message) return 'gone';
      const { email } = message;
      const isSince = (await tx.$count(messageReplies, eq(messageReplies.messageId, id))) !== seen;
      if (isSince) return 'conflict';
      const [reply] = await tx
        .insert(messageReplies)
        .values({ messageId: id, email, author, isFromHouse, text })
        .returning({ id: messageReplies.id });
      await tx
        .update(contactMessages)
        .set({ isAnswered: isFromHouse })
        .where(eq(contactMessages.id, id));
      if (send && reply) await send(tx, { email, reply: reply.id });
      else await addLogEntry(tx, { author, action: 'noted', subject: id });
      return 'done';
    }),
  );
}
