import 'server-only';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import { mails, orders, sentMails } from '@/db/schema';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import type { MailText } from '@/lib/mail/mail-text';
import type { WaitingMail } from './mails';

/** A mail about an order, as it left. */
type Sent = MailText & { readonly picture?: string; readonly files: readonly string[] };

/** Keeps a mail about an order as it left; nothing when the order is gone. */
export async function keepSentMail(
  { id, kind, recipient, language, facts }: WaitingMail,
  { subject, text, html, picture, files }: Sent,
): Promise<void> {
  await run(async (db) => {
    const [order] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, facts.number ?? ''));
    if (!order) return;
    const sent = { id, kind, recipient, language, subject, text, html, picture, files };
    await db
      .insert(sentMails)
      .values({ ...sent, orderId: order.id })
      .onConflictDoNothing();
  });
}

/** Deletes what was kept of a mail whose reader was erased while it was being sent. */
export async function forgetSentMail(id: string): Promise<void> {
  await run((db) => db.delete(sentMails).where(eq(sentMails.id, id)));
}

/** The mails about an order that left, and those that wait, the oldest first. */
export async function listOrderMails(orderId: string, number: string) {
  const { id, kind, subject, recipient, sentAt } = sentMails;
  return run(async (db) => {
    const [sent, waiting] = await Promise.all([
      db
        .select({ id, kind, subject, recipient, sentAt })
        .from(sentMails)
        .where(eq(sentMails.orderId, orderId))
        .orderBy(asc(sentAt)),
      db
        .select({
          ...{ id: mails.id, kind: mails.kind, recipient: mails.recipient, dueAt: mails.dueAt },
          photos: sql<string | null>`${mails.facts}->>'photos'`,
        })
        .from(mails)
        .innerJoin(orders, eq(orders.email, mails.recipient))
        .where(and(eq(orders.id, orderId), sql`${mails.facts}->>'number' = ${number}`))
        .orderBy(desc(mails.dueAt)),
    ]);
    return { sent, waiting };
  });
}

/** What a mail about an order that waits was queued with. `undefined` when none of its kind waits. */
export async function findWaitingFacts(number: string, kind: OrderMailKind) {
  const isIts = and(eq(mails.kind, kind), sql`${mails.facts}->>'number' = ${number}`);
  const [waiting] = await run((db) =>
    db
      .select({ facts: mails.facts })
      .from(mails)
      .where(isIts)
      .orderBy(desc(mails.createdAt))
      .limit(1),
  );
  return waiting?.facts;
}

/** A mail as it left. `undefined` when it was not kept, or is erased. */
export async function findSentMail(id: string) {
  const [mail] = await run((db) => db.select().from(sentMails).where(eq(sentMails.id, id)));
  return mail;
}
