import 'server-only';
import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { mailRow } from '@/db/mail/mails';
import { queueSpared } from '@/db/mail/spared-mails';
import { now } from '@/db/process/now';
import { appointments, mails } from '@/db/schema';
import { defaultLocale } from '@/lib/i18n/locales';
import { houseBudgets, type MailBudget } from '@/lib/mail/mail-budgets';
import type { AppointmentMailKind } from '@/lib/mail/mail-rules';
import { env } from '@/lib/process/env';

/** Who causes a mail: the budgets that it spends. */
export type AppointmentCause = { readonly budgets: readonly MailBudget[] };

/** What happened to an hour that its visitor and the house are told; a link of a video concerns the visitor alone. */
export type AppointmentEvent = 'booked' | 'moved' | 'cancelled' | 'linked';

const visitorMails: Readonly<Record<AppointmentEvent, AppointmentMailKind>> = {
  booked: 'appointmentConfirmed',
  moved: 'appointmentMoved',
  cancelled: 'appointmentCancelled',
  linked: 'appointmentLink',
};

type Row = Pick<typeof appointments.$inferSelect, 'id' | 'email' | 'language'>;

/** Queues the mails of an event to visitor and house, in its transaction. */
export async function queueAppointmentMails(
  db: Database,
  row: Row,
  event: AppointmentEvent,
  cause: AppointmentCause,
): Promise<void> {
  await tellCaller(db, row, event, cause);
  const { HOUSE_MAIL: recipient } = env();
  if (!recipient || event === 'linked') return;
  const house = { kind: 'houseAppointment', recipient, language: defaultLocale } as const;
  const facts = { appointment: row.id, event };
  await queueSpared(db, { ...house, facts, budgets: houseBudgets('houseAppointment') });
}

/** Queues the mail of an event to the visitor alone, in its transaction; none without an address. */
export async function tellCaller(
  db: Database,
  { id, email, language }: Row,
  event: AppointmentEvent,
  { budgets }: AppointmentCause,
): Promise<void> {
  if (!email) return;
  const kind = visitorMails[event];
  const waitingKey = `${kind} ${id}`;
  const facts = { appointment: id };
  await queueSpared(db, { kind, recipient: email, language, facts, budgets, waitingKey });
}

/**
 * Queues the reminders of the hours that begin between two moments, each once. Whoever booked within the last hour has
 * just read of theirs.
 * @returns how many
 */
export async function queueHourReminders(from: Date, to: Date, at?: Date): Promise<number> {
  const { state, startsAt, remindedAt, createdAt, id, email, language } = appointments;
  return run((db) =>
    db.transaction(async (tx) => {
      const due = await tx
        .update(appointments)
        .set({ remindedAt: now(at) })
        .where(
          and(
            eq(state, 'booked'),
            gte(startsAt, from),
            lt(startsAt, to),
            gt(startsAt, now(at)),
            isNull(remindedAt),
            sql`${createdAt} < ${now(at)} - interval '1 hour'`,
          ),
        )
        .returning({ id, email, language });
      const rows = due.flatMap(({ id: appointment, email: recipient, language: written }) =>
        recipient
          ? [
              mailRow({
                kind: 'appointmentReminder',
                recipient,
                language: written,
                facts: { appointment },
              }),
            ]
          : [],
      );
      if (rows.length > 0) await tx.insert(mails).values(rows);
      return rows.length;
    }),
  );
}
