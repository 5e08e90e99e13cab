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
  /** What the mail says beside its words; never a token. */
  readonly facts?: Readonly<Record<string, string>>;
};

export type WaitingMail = Required<NewMail> & {
  readonly id: string;
  /** Number of this try, from 1 to 6. */
  readonly tries: number;
};

/** Puts a mail among those that wait to be sent. */
export async function queueMail({ kind, recipient, language, facts = {} }: NewMail): Promise<void> {
  await run((db) => db.insert(mails).values({ kind, recipient, language, facts }));
}

/**
 * Takes the mail that has waited longest for its next try, and sets the time of the one after: a
 * process that dies while sending leaves it to be tried again. Of processes that ask at once each
 * gets another mail.
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

/** Forgets a mail that was sent, or that nobody waits for any more. */
export async function dropMail(id: string): Promise<void> {
  await run((db) => db.delete(mails).where(eq(mails.id, id)));
}
