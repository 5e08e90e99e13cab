import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '@/db/connection';
import { mails, orderChanges } from '@/db/schema';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { untrueIn } from '@/lib/orders/mail-truth';
import type { OrderState, ReplacedMail } from '@/lib/orders/order';
import { mailRow } from './mails';

/** What is read of an order whose mails are replaced. */
type Order = {
  readonly number: string;
  readonly email: string | null;
  readonly state: OrderState;
};

/**
 * Deletes the mails to the customer that wait, were not tried yet, and say what is no longer so since the order has entered its
 * state, or what is said anew.
 * @param said the kinds that it causes
 * @param change id of an undoable change that causes it: it keeps them
 */
export async function replaceMails(
  db: Database,
  { number, email, state }: Order,
  said: readonly OrderMailKind[],
  change: number | undefined,
): Promise<void> {
  if (!email) return;
  const kinds = [...untrueIn(state), ...(change === undefined ? [] : said)];
  const rows = await db
    .delete(mails)
    .where(
      and(
        ...[inArray(mails.kind, kinds), eq(mails.recipient, email), eq(mails.tries, 0)],
        sql`${mails.facts}->>'number' = ${number}`,
      ),
    )
    .returning({ kind: mails.kind, facts: mails.facts, dueAt: mails.dueAt });
  if (change === undefined || rows.length === 0) return;
  const replaced: ReplacedMail[] = rows.map(({ kind, facts, dueAt }) => ({
    ...{ kind: kind as OrderMailKind, facts },
    dueAt: (dueAt ?? new Date()).toISOString(),
  }));
  const kept = JSON.stringify({ replaced });
  const details = sql`coalesce(${orderChanges.details}, '{}') || ${kept}::jsonb`;
  await db.update(orderChanges).set({ details }).where(eq(orderChanges.id, change));
}

/** Queues mails again whose replacement was called back, for the time at which they were to leave. */
export async function restoreMails(
  db: Database,
  { email, language }: { readonly email: string | null; readonly language: string },
  replaced: readonly ReplacedMail[],
): Promise<void> {
  if (!email || replaced.length === 0) return;
  await db.insert(mails).values(
    replaced.map(({ kind, facts, dueAt }) => ({
      ...mailRow({ kind, recipient: email, language, facts }),
      dueAt: sql`greatest(${dueAt}::timestamptz, now())`,
    })),
  );
}
