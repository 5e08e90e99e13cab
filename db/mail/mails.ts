import 'server-only';
import { and, eq, lte } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, type SQL, sql } from '@/db/client';
import { now } from '@/db/process/now';
import { mails } from '@/db/schema';
import { mailRetrySeconds, maxMailTries } from '@/lib/mail/mail-retries';
import {
  accessLinksAtOnce,
  accessPauseMinutes,
  kindPriority,
  type MailClass,
  type MailKind,
  priorityOf,
} from '@/lib/mail/mail-rules';
import type { Recipient } from '@/lib/mail/recipient';

export type NewMail = {
  readonly kind: MailKind;
  readonly recipient: string;
  readonly language: string;
  /** Values for the placeholders of its text; never a token. */
  readonly facts?: Readonly<Record<string, string>>;
};

export type WaitingMail = Required<Omit<NewMail, 'recipient'>> & {
  readonly id: string;
  readonly recipient: Recipient;
  /** Number of this try, from 1 to `maxMailTries`. */
  readonly tries: number;
};

/** The row of a mail that is due at once, with its place in the queue. */
export const mailRow = ({ kind, recipient, language, facts = {} }: NewMail) => ({
  ...{ kind, recipient, language, facts },
  priority: kindPriority(kind),
});

/** Queues a mail. */
export async function queueMail(mail: NewMail): Promise<void> {
  await run((db) => db.insert(mails).values(mailRow(mail)));
}

/**
 * Queues a mail with an access link. For an address that is not known it is dropped when it would leave: until then
 * nothing differs, not even the time the answer takes. A mailbox has at most one waiting: a newer request replaces
 * it. It is due at once while few unused links lie in the mailbox, else some minutes after the newest of them, so
 * that nobody can fill a mailbox or keep its owner without a link.
 */
export async function queueAccessMail({
  recipient,
  language,
  facts = {},
}: Omit<NewMail, 'kind'>): Promise<void> {
  /** When the mail is due. @param onItsWay links that are being sent and not stored yet */
  const dueAt = (onItsWay: SQL) => sql`(
    select case when count(*) + ${onItsWay} < ${accessLinksAtOnce}::int then now()
      else max(created_at) + make_interval(mins => ${accessPauseMinutes}::int) end
    from mail_links
    where email = ${recipient} and purpose = 'access' and used_at is null and expires_at > now())`;
  await run((db) =>
    db.execute(sql`
      insert into mails (kind, priority, recipient, language, facts, due_at)
      values ('access', ${kindPriority('access')}::int, ${recipient}, ${language},
        ${JSON.stringify(facts)}::jsonb, ${dueAt(sql`0`)})
      on conflict (recipient) where kind = 'access' do update set
        id = excluded.id, -- what is being sent under the old id does not drop this one
        priority = excluded.priority, language = excluded.language, facts = excluded.facts, created_at = excluded.created_at,
        tries = 0, due_at = ${dueAt(sql`(mails.tries > 0)::int`)}`),
  );
}

export type ClaimRule = {
  /** The lowest class that is asked for; by default any. */
  readonly lowest?: MailClass;
  /** The time of the try; by default that of the database's clock. */
  readonly at?: Date;
};

/**
 * Claims a mail that is due, of the highest class the one that has been due longest, and schedules its next try, so
 * that it is tried again if this process dies while sending. Processes that ask at the same time get different mails.
 * Requests from now on no longer join it.
 * @returns `undefined` when none is due
 */
export async function claimMail({
  lowest = 'notice',
  at,
}: ClaimRule = {}): Promise<WaitingMail | undefined> {
  const time = now(at);
  const waits = sql.join(
    mailRetrySeconds.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  );
  const [mail] = await run((db) => {
    const oldest = db
      .select({ id: mails.id })
      .from(mails)
      .where(and(lte(mails.dueAt, time), lte(mails.priority, priorityOf(lowest))))
      .orderBy(mails.priority, mails.dueAt)
      .limit(1)
      .for('update', { skipLocked: true });
    return db
      .update(mails)
      .set({
        tries: sql`${mails.tries} + 1`,
        waitingKey: null,
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
  return mail && { ...mail, recipient: mail.recipient as Recipient };
}

const WaitingRow = z.object({ isWaiting: z.boolean() });

/**
 * Deletes a mail that was sent or is no longer wanted.
 * @returns false when it was erased while it was being sent; not when a newer request has replaced it
 */
export async function dropMail({
  id,
  recipient,
}: Pick<WaitingMail, 'id' | 'recipient'>): Promise<boolean> {
  const [row] = await run((db) =>
    rowsOf(
      db,
      WaitingRow,
      sql`
        with dropped as (delete from mails where id = ${id}::uuid)
        select exists (
          select 1 from mails where recipient = ${recipient} and (id = ${id}::uuid or kind = 'access')
        ) as "isWaiting"`,
    ),
  );
  return row?.isWaiting ?? false;
}
