import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { receiptPauseMinutes, receiptsAtOnce } from '@/lib/mail-rules';
import type { Declaration } from '@/lib/withdrawal';
import { rowsOf, run, sql } from './client';
import { queueHouseMail } from './house-mails';
import { withdrawals } from './schema';

export type NewWithdrawal = Declaration & {
  readonly reference: string;
  readonly language: string;
  readonly declaredAt: Date;
  /** The acknowledgement: its kind, and values for its placeholders. */
  readonly mail: {
    readonly kind: 'withdrawal' | 'receipt';
    readonly facts: Readonly<Record<string, string>>;
  };
};

/** When a withdrawal was first declared, milliseconds since 1970, and whether that was now. */
const DeclaredRow = z.object({ declared: z.coerce.number(), isNew: z.boolean() });

/**
 * Stores a declaration and queues its acknowledgement and the mail to the house, all or none. A second one with the same
 * reference changes nothing. Acknowledgements to an address that is not proven wait where there are many,
 * so that nobody can fill a mailbox.
 * @returns when it was first declared
 */
export async function saveWithdrawal(withdrawal: NewWithdrawal): Promise<Date> {
  const { reference, name, email, order, language, declaredAt, mail } = withdrawal;
  const pause = sql`make_interval(mins => ${receiptPauseMinutes}::int)`;
  const statement = sql`
    with kept as (
      insert into withdrawals (reference, name, email, order_reference, language, declared_at)
      values (${reference}, ${name}, ${email}, ${order}, ${language},
        ${declaredAt.toISOString()}::timestamptz)
      on conflict (reference) do nothing
      returning declared_at
    ),
    mail as (
      insert into mails (kind, recipient, language, facts, due_at)
      select ${mail.kind}, ${email}, ${language}, ${JSON.stringify(mail.facts)}::jsonb,
        case when ${mail.kind} = 'withdrawal' or ${receiptsAtOnce}::int > (
          select count(*) from withdrawals where email = ${email} and declared_at > now() - ${pause}
        ) then now() else ${pause} + greatest(now(), (
          select max(due_at) from mails where recipient = ${email} and kind = 'receipt'
        )) end
      from kept
    )
    select (extract(epoch from declared_at) * 1000)::bigint::text as declared,
      exists (select 1 from kept) as "isNew"
    from (
      select declared_at from kept
      union all
      select declared_at from withdrawals where reference = ${reference}
    ) as known limit 1`;
  const [row] = await run((db) =>
    db.transaction(async (transaction) => {
      // One at a time for a mailbox, so that each sees how many there are.
      await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${email}))`);
      const rows = await rowsOf(transaction, DeclaredRow, statement);
      if (rows[0]?.isNew) await queueHouseMail(transaction, 'houseWithdrawal', { reference });
      return rows;
    }),
  );
  return row ? new Date(row.declared) : declaredAt;
}

/** A declaration by its reference; `undefined` when none is kept. */
export async function findWithdrawal(reference: string) {
  const { name, email, orderReference: order, declaredAt } = withdrawals;
  const [row] = await run((db) =>
    db
      .select({ name, email, order, declaredAt })
      .from(withdrawals)
      .where(eq(withdrawals.reference, reference)),
  );
  return row;
}
