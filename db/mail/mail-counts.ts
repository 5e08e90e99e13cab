import 'server-only';
import { count, sql } from 'drizzle-orm';
import { hasDatabase, run } from '@/db/client';
import { mails } from '@/db/schema';
import { type MailClass, mailClasses } from '@/lib/mail/mail-rules';

/** `held`: not due yet, because a budget or its mailbox made it wait. `given_up`: its last attempt has failed. */
export const mailStates = ['waiting', 'held', 'given_up'] as const;
export type MailState = (typeof mailStates)[number];

export type MailCount = {
  readonly state: MailState;
  readonly mailClass: MailClass;
  readonly count: number;
};

/**
 * Counts the queued mails, by state and class; a class without any counts 0.
 * @throws when the database does not answer in time
 */
export async function countMails(): Promise<readonly MailCount[]> {
  const { dueAt, tries, priority } = mails;
  const state = sql<MailState>`case when ${dueAt} is null then 'given_up'
    when ${tries} = 0 and ${dueAt} > now() then 'held' else 'waiting' end`;
  const rows = hasDatabase()
    ? await run((db) =>
        db.select({ state, priority, count: count() }).from(mails).groupBy(state, priority),
      )
    : [];
  return mailStates.flatMap((one) =>
    mailClasses.map((mailClass, place) => ({
      ...{ state: one, mailClass },
      count: rows.find((row) => row.state === one && row.priority === place)?.count ?? 0,
    })),
  );
}
