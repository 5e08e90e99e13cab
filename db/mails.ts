import 'server-only';
import { eq, lte } from 'drizzle-orm';
import type { MailKind } from '@/lib/mail-rules';
import { mailRetrySeconds, maxMailTries } from '@/lib/retry';
import { run, sql } from './client';
import { now } from './now';
import { mails } from './schema';

export type NewMail = {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: string;
  /** Values for the placeholders of its text; never a token. */
  readonly facts?: Readonly<Record<string, string>>;
};

export type WaitingMail = Required<NewMail> & {
  readonly id: string;
  /** Number of this try, from 1 to `maxMailTries`. */
  readonly tries: number;
};

/** Queues a mail. */
export async function queueMail({ kind, recipient, language, facts = {} }: NewMail): Promise<void> {
  await run((db) => db.insert(mails).values({ kind, recipient, language, facts }));
}

/**
 * Claims the mail that has been due longest and schedules its next try, so that it is tried again if this
 * process dies while sending. Processes that ask at the same time get different mails.
 * @param at the time of the try; by default that of the database's clock
 * @returns `undefined` when none is due
 */
export async function claimMail(at?: Date): Promise<WaitingMail | undefined> {
  const time = now(at);
  const waits = sql.join(
    mailRetrySeconds.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  );
  const [mail] = await run((db) => {
    const oldest = db
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.dueAt, time))
      .orderBy(mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({
        tries: sql`${mails.tries} + 1`,
        dueAt: sql`case when ${mails.tries} + 1 < ${maxMailTries}::int
          then ${time} + make_interval(secs => (array[${waits}])[${mails.tries} + 1]) end`,
      })
      .where(eq(mails.id, oldest))
      .returning({
        id: mails.id,
        kind: mails.kind,
        recipient: mails.recipient,
        language: mails.language,
        facts: mails.facts,
        tries: mails.tries,
      });
  });
  return mail;
}

/** Deletes a mail that was sent or is no longer wanted. */
export async function dropMail(id: string): Promise<void> {
  await run((db) => db.delete(mails).where(eq(mails.id, id)));
}
