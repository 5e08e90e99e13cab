import 'server-only';
import { z } from 'zod';
import type { Declaration } from '@/lib/withdrawal';
import { rowsOf, run, sql } from './client';

export type NewWithdrawal = Declaration & {
  readonly reference: string;
  readonly language: string;
  readonly declaredAt: Date;
  /** Values for the placeholders of the acknowledgement. */
  readonly facts: Readonly<Record<string, string>>;
};

/** When a withdrawal was declared, milliseconds since 1970. */
const DeclaredRow = z.object({ declared: z.coerce.number() });

/**
 * Stores a declaration and queues its acknowledgement, both or neither. A second one with the same
 * reference changes nothing.
 * @returns when it was first declared
 */
export async function saveWithdrawal(withdrawal: NewWithdrawal): Promise<Date> {
  const { reference, name, email, order, language, declaredAt, facts } = withdrawal;
  const [row] = await run((db) =>
    rowsOf(
      db,
      DeclaredRow,
      sql`
        with kept as (
          insert into withdrawals (reference, name, email, order_reference, language, declared_at)
          values (${reference}, ${name}, ${email}, ${order}, ${language},
            ${declaredAt.toISOString()}::timestamptz)
          on conflict (reference) do nothing
          returning declared_at
        ),
        mail as (
          insert into mails (kind, recipient, language, facts)
          select 'withdrawal', ${email}, ${language}, ${JSON.stringify(facts)}::jsonb from kept
        )
        select (extract(epoch from declared_at) * 1000)::bigint::text as declared from (
          select declared_at from kept
          union all
          select declared_at from withdrawals where reference = ${reference}
        ) as known limit 1`,
    ),
  );
  return row ? new Date(row.declared) : declaredAt;
}
