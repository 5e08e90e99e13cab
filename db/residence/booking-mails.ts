import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { mailRow } from '@/db/mail/mails';
import { queueSpared } from '@/db/mail/spared-mails';
import { now } from '@/db/process/now';
import { bookings, mails } from '@/db/schema';
import type { Day } from '@/lib/calendar/days';
import { defaultLocale } from '@/lib/i18n/locales';
import { houseBudgets, type MailBudget } from '@/lib/mail/mail-budgets';
import type { BookingMailKind } from '@/lib/mail/mail-rules';
import { env } from '@/lib/process/env';

/** Who causes a mail: the budgets that it spends. */
export type BookingCause = { readonly budgets: readonly MailBudget[] };

/** What happened to a stay that its guest and the house are told. */
export type BookingEvent = 'booked' | 'moved' | 'cancelled' | 'paidTooLate';

/** What its guest alone is told: another sum is kept of a cancelled stay. */
type GuestEvent = BookingEvent | 'kept';

/** What happened to the money of a stay that the house alone is told. */
export type MoneyEvent = 'paidTwice' | 'disputed' | 'returnRefused';

const guestMails: Readonly<Record<GuestEvent, BookingMailKind>> = {
  booked: 'bookingConfirmed',
  moved: 'bookingMoved',
  cancelled: 'bookingCancelled',
  kept: 'bookingKept',
  paidTooLate: 'bookingPaidTooLate',
};

type Row = Pick<typeof bookings.$inferSelect, 'id' | 'email' | 'language'>;

/** Queues the mails of an event to guest and house, in its transaction. */
export async function queueBookingMails(
  db: Database,
  row: Row,
  event: BookingEvent,
  cause: BookingCause,
): Promise<void> {
  await tellGuest(db, row, event, cause);
  await tellHouse(db, row.id, event);
}

/** Queues the mail of an event to the guest alone, in its transaction; none without an address. */
export async function tellGuest(
  db: Database,
  { id, email, language }: Row,
  event: GuestEvent,
  { budgets }: BookingCause,
): Promise<void> {
  if (!email || (event === 'kept' && (await isCancellationWaiting(db, id)))) return;
  const kind = guestMails[event];
  const waitingKey = `${kind} ${id}`;
  const facts = { booking: id };
  await queueSpared(db, { kind, recipient: email, language, facts, budgets, waitingKey });
}

/**
 * Whether the mail of a cancellation has not left yet: it will say what is kept by then. It is locked, so that it leaves after the
 * transaction.
 */
async function isCancellationWaiting(db: Database, id: string): Promise<boolean> {
  const waitingKey = `${guestMails.cancelled} ${id}`;
  const waiting = await db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.waitingKey, waitingKey))
    .for('update');
  return waiting.length > 0;
}

/** Queues the mail of an event to the house alone, in its transaction. */
export async function tellHouse(
  db: Database,
  booking: string,
  event: BookingEvent | MoneyEvent,
): Promise<void> {
  const { HOUSE_MAIL: recipient } = env();
  if (!recipient) return;
  const house = { kind: 'houseBooking', recipient, language: defaultLocale } as const;
  const facts = { booking, event };
  await queueSpared(db, { ...house, facts, budgets: houseBudgets('houseBooking') });
}

/**
 * Queues the reminders of the stays that begin on a day, each once.
 * @returns how many
 */
export async function queueReminders(checkIn: Day, at?: Date): Promise<number> {
  return run((db) =>
    db.transaction(async (tx) => {
      const due = await tx
        .update(bookings)
        .set({ remindedAt: now(at) })
        .where(
          and(
            eq(bookings.state, 'booked'),
            eq(bookings.checkIn, checkIn),
            isNull(bookings.remindedAt),
            sql`${bookings.confirmedAt} < ${now(at)} - interval '1 hour'`,
          ),
        )
        .returning({ id: bookings.id, email: bookings.email, language: bookings.language });
      const rows = due.flatMap(({ id, email, language }) =>
        email
          ? [
              mailRow({
                kind: 'bookingReminder',
                recipient: email,
                language,
                facts: { booking: id },
              }),
            ]
          : [],
      );
      if (rows.length > 0) await tx.insert(mails).values(rows);
      return rows.length;
    }),
  );
}
