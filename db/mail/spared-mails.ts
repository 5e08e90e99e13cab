import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { mails } from '@/db/schema';
import { heldMails } from '@/lib/mail/held-mails';
import type { MailBudget } from '@/lib/mail/mail-budgets';
import { spendBudgets } from './mail-budgets';
import { mailRow, type NewMail } from './mails';

/** A mail that anybody may cause, with the budgets that protect its mailbox. */
export type SparedMail = NewMail & {
  readonly budgets: readonly MailBudget[];
  /** While a mail with this key waits, further ones join it: one mail leaves for all. */
  readonly waitingKey?: string;
  /** The time of its subject: its facts `since` and `until` span the times of all that joined it. */
  readonly at?: Date;
};

const earlier = sql`least(${mails.facts}->>'since', excluded.facts->>'since')`;
const later = sql`greatest(${mails.facts}->>'until', excluded.facts->>'until')`;

/** Queues a mail that joins one that waits, or is held as long as its budgets are spent, in a transaction. */
export async function queueSpared(
  db: Database,
  { budgets, waitingKey, at, ...mail }: SparedMail,
): Promise<void> {
  const id = randomUUID();
  const time = at?.toISOString();
  const facts = { ...mail.facts, ...(time && { since: time, until: time }) };
  const [queued] = await db
    .insert(mails)
    .values({ id, ...mailRow({ ...mail, facts }), waitingKey })
    // Locks the row, so that it is not sent before the joining row is stored.
    .onConflictDoUpdate({
      target: mails.waitingKey,
      set: {
        facts: sql`${mails.facts} || jsonb_strip_nulls(jsonb_build_object('since', ${earlier}, 'until', ${later}))`,
      },
    })
    .returning({ id: mails.id });
  if (queued?.id !== id) return;
  const { seconds, budget } = await spendBudgets(db, budgets);
  if (seconds <= 0) return;
  if (budget) heldMails()[budget] += 1;
  const dueAt = sql`now() + make_interval(secs => ${seconds}::float8)`;
  await db.update(mails).set({ dueAt }).where(eq(mails.id, id));
}

/** Queues such a mail alone. */
export async function queueSparedMail(mail: SparedMail): Promise<void> {
  await run((db) => db.transaction((tx) => queueSpared(tx, mail)));
}
