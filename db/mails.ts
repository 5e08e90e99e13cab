import 'server-only';
import { type MailKind, mostTries, retryAfterSeconds } from '@/lib/mail-rules';
import { rowsOf, run, sql } from './client';
import { now } from './now';

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
  await run((db) =>
    db.execute(
      sql`insert into mails (kind, recipient, language, facts)
          values (${kind}, ${recipient}, ${language}, ${JSON.stringify(facts)}::jsonb)`,
    ),
  );
}

/**
 * Takes the mail that has waited longest for its next try, and sets the time of the one after: a
 * process that dies while sending leaves it to be tried again. Of processes that ask at once each
 * gets another mail.
 * @returns `undefined` when none is due
 */
export async function claimMail(at?: Date): Promise<WaitingMail | undefined> {
  const time = now(at);
  const waits = sql.join(
    retryAfterSeconds.map((seconds) => sql`${seconds}::int`),
    sql`, `,
  );
  const [row] = await run((db) =>
    rowsOf(
      db,
      sql`
        update mails set
          tries = tries + 1,
          due_at = case when tries + 1 < ${mostTries}::int
            then ${time} + make_interval(secs => (array[${waits}])[tries + 1]) end
        where id = (
          select id from mails where due_at <= ${time}
          order by due_at limit 1 for update skip locked
        )
        returning id, kind, recipient, language, facts::text as facts, tries`,
    ),
  );
  if (!row) return undefined;
  return {
    id: String(row.id),
    // Only `queueMail` writes this column.
    kind: String(row.kind) as MailKind,
    recipient: String(row.recipient),
    language: String(row.language),
    facts: JSON.parse(String(row.facts)),
    tries: Number(row.tries),
  };
}

/** Forgets a mail that was sent, or that nobody waits for any more. */
export async function dropMail(id: string): Promise<void> {
  await run((db) => db.execute(sql`delete from mails where id = ${id}::uuid`));
}
