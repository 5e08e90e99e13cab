import 'server-only';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import {
  appointments,
  bookings,
  mails,
  messageReplies,
  offers,
  orders,
  sentMails,
  withdrawals,
} from '@/db/schema';
import { readOrderNumber } from '@/lib/document-number';
import type { MailKind, OrderMailKind } from '@/lib/mail/mail-rules';
import type { MailText } from '@/lib/mail/mail-text';
import type { Recipient } from '@/lib/mail/recipient';
import type { WaitingMail } from './mails';

/** A mail as it left. */
type Sent = MailText & { readonly picture?: string; readonly files: readonly string[] };

/**
 * Keeps a mail about an order, an offer of the house, a message, a stay or an hour as it left; nothing when that is gone, or its
 * guest was erased. Where an offer of the site goes is not kept, nor what a stranger gets who declares the withdrawal of an order.
 */
export async function keepSentMail(
  { id, kind, recipient, language, facts }: WaitingMail,
  { subject, text, html, picture, files }: Sent,
): Promise<void> {
  await run(async (db) => {
    const about =
      kind === 'withdrawal' || kind === 'receipt'
        ? await findDeclared(db, facts.reference ?? '', recipient)
        : await findAbout(db, kind, facts);
    if (!about) return;
    const sent = { id, kind, recipient, language, subject, text, html, picture, files };
    await db
      .insert(sentMails)
      .values({ ...sent, ...about })
      .onConflictDoNothing();
  });
}

type AboutColumn = 'orderId' | 'offerId' | 'messageId' | 'bookingId' | 'appointmentId';
type About = Partial<Pick<typeof sentMails.$inferInsert, AboutColumn>>;

/** What a mail is about, by what it was queued with. */
async function findAbout(
  db: Database,
  kind: MailKind,
  { number = '', offer = noRow, author, reply = noRow, booking, appointment }: WaitingMail['facts'],
): Promise<About | undefined> {
  const rows: Promise<About[]> =
    kind === 'offer'
      ? db
          .select({ offerId: offers.id })
          .from(offers)
          .where(eq(offers.id, author === 'house' ? offer : noRow))
      : kind === 'reply'
        ? db
            .select({ messageId: messageReplies.messageId })
            .from(messageReplies)
            .where(eq(messageReplies.id, reply))
        : booking
          ? db
              .select({ bookingId: bookings.id })
              .from(bookings)
              .where(and(eq(bookings.id, booking), isNull(bookings.erasedAt)))
          : appointment
            ? db
                .select({ appointmentId: appointments.id })
                .from(appointments)
                .where(eq(appointments.id, appointment))
            : db.select({ orderId: orders.id }).from(orders).where(eq(orders.number, number));
  return (await rows).at(0);
}

/** The order whose withdrawal a mail acknowledges, where its buyer declared it or has the mailbox that it goes to. */
async function findDeclared(
  db: Database,
  reference: string,
  recipient: Recipient,
): Promise<About | undefined> {
  const [declared] = await db
    .select({ order: withdrawals.orderReference, isBuyers: withdrawals.isBuyers })
    .from(withdrawals)
    .where(eq(withdrawals.reference, reference));
  const number = declared && readOrderNumber(declared.order);
  if (!number) return undefined;
  const isTheirs = declared.isBuyers ? undefined : eq(orders.email, recipient);
  const [order] = await db
    .select({ orderId: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), isTheirs));
  return order;
}

/** An id that no row has. */
const noRow = '00000000-0000-0000-0000-000000000000';

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

/** The mails of these offers: those of the house as they left, and those that wait, the oldest first. */
export async function listOfferMails(offerIds: readonly string[]) {
  const { id, offerId, sentAt } = sentMails;
  const offer = sql<string>`${mails.facts}->>'offer'`;
  return run(async (db) => {
    const [sent, waiting] = await Promise.all([
      db
        .select({ id, offerId, sentAt })
        .from(sentMails)
        .where(inArray(offerId, [...offerIds]))
        .orderBy(asc(sentAt)),
      db
        .select({ id: mails.id, offerId: offer, dueAt: mails.dueAt })
        .from(mails)
        .where(and(eq(mails.kind, 'offer'), inArray(offer, [...offerIds])))
        .orderBy(asc(mails.createdAt)),
    ]);
    return { sent, waiting };
  });
}

/** The mail of an offer that waits. `undefined` when none does. */
export async function findWaitingOffer(offerId: string) {
  const isIts = and(eq(mails.kind, 'offer'), sql`${mails.facts}->>'offer' = ${offerId}`);
  const { recipient, language, facts } = mails;
  const [waiting] = await run((db) =>
    db.select({ recipient, language, facts }).from(mails).where(isIts).limit(1),
  );
  return waiting;
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
