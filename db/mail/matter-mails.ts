import 'server-only';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { run } from '@/db/client';
import { appointments, bookings, mails, sentMails } from '@/db/schema';
import type { MailKind } from '@/lib/mail/mail-rules';

/** What mails are about that the desk lists by it, as they are queued with it. */
const aboutColumns = { booking: sentMails.bookingId, appointment: sentMails.appointmentId };

/** A mail of a stay or an hour, left or waiting. */
export type MatterMail = {
  readonly id: string;
  /** Of the stay or the hour. */
  readonly about: string | null;
  readonly kind: MailKind;
  readonly recipient: string;
  /** As it left; `null` while it waits. */
  readonly subject: string | null;
  readonly sentAt: Date | null;
  /** When it leaves; `null` for one that could not, or has left. */
  readonly dueAt: Date | null;
};

/** The mails to the guests of stays, or to whoever has hours: those that left, then those that wait, the oldest first. */
export async function listMatterMails(
  about: keyof typeof aboutColumns,
  ids: readonly string[],
): Promise<MatterMail[]> {
  if (ids.length === 0) return [];
  const column = aboutColumns[about];
  const fact = sql<string>`${mails.facts}->>${sql.raw(`'${about}'`)}`;
  const isTold = sql`${mails.kind} like ${`${about}%`}`;
  const { id, kind, recipient, subject, sentAt } = sentMails;
  const none = sql<null>`null`;
  return run(async (db) => {
    const [sent, waiting] = await Promise.all([
      db
        .select({ id, about: column, kind, recipient, subject, sentAt, dueAt: none })
        .from(sentMails)
        .where(inArray(column, [...ids]))
        .orderBy(asc(sentAt)),
      db
        .select({
          ...{ id: mails.id, about: fact, kind: mails.kind, dueAt: mails.dueAt },
          ...{ recipient: mails.recipient, subject: none, sentAt: none },
        })
        .from(mails)
        .where(and(isTold, inArray(fact, [...ids])))
        .orderBy(asc(mails.createdAt)),
    ]);
    // One that has just left may not be gone from the queue yet.
    const left = new Set(sent.map((mail) => mail.id));
    return [...sent, ...waiting.filter((mail) => !left.has(mail.id))];
  });
}

/** Whom the mails of a stay or an hour go to, by its number. `undefined` for none, and for one whose guest gave no address. */
export async function findMatterReader(about: keyof typeof aboutColumns, number: string) {
  const [row] = await run((db) => {
    if (about === 'booking') {
      const { id, email, language, state } = bookings;
      const isIt = and(eq(bookings.number, number), ne(state, 'held'));
      return db.select({ id, email, language }).from(bookings).where(isIt);
    }
    const { id, email, language } = appointments;
    return db
      .select({ id, email, language })
      .from(appointments)
      .where(eq(appointments.number, number));
  });
  return row?.email ? { ...row, email: row.email } : undefined;
}
