import 'server-only';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { now } from '@/db/process/now';
import { mailBudgets } from '@/db/schema';
import type { MailBudget } from '@/lib/mail/mail-budgets';
import type { BudgetName } from '@/lib/mail/mail-rules';

const WaitRow = z.object({ place: z.number(), seconds: z.number() });

/** How long a mail has to wait, in seconds, and for which budget; 0 within all of them. */
export type Wait = { readonly seconds: number; readonly budget?: BudgetName };

/** Spends one mail from each budget, even when it is spent already, so that waiting mails leave one by one. */
async function spend(db: Database, budgets: readonly MailBudget[]): Promise<Wait> {
  if (budgets.length === 0) return { seconds: 0 };
  const wanted = budgets.map(
    ({ key, atOnce, everySeconds }, place) =>
      sql`(${place}::int, ${key}::text, ${atOnce}::int, make_interval(secs => ${everySeconds}::float8))`,
  );
  const [wait] = await rowsOf(
    db,
    WaitRow,
    sql`
      with wanted (place, key, at_once, every) as (values ${sql.join(wanted, sql`, `)}),
      spent as (
        insert into mail_budgets as old (key, spent_until)
        select key, now() + every from wanted order by key -- in one order, so that nobody waits in a circle
        on conflict (key) do update set
          spent_until = greatest(old.spent_until, now()) + (excluded.spent_until - now())
        returning key, spent_until
      )
      select place, extract(epoch from greatest(now(), spent_until - at_once * every) - now())::float8 as seconds
      from spent join wanted using (key) order by seconds desc limit 1`,
  );
  return wait ? { seconds: wait.seconds, budget: budgets[wait.place]?.name } : { seconds: 0 };
}

/**
 * Spends one mail from each budget, and from the shared budgets only when no other budget delays it: delayed mails do
 * not delay those of others.
 */
export async function spendBudgets(db: Database, budgets: readonly MailBudget[]): Promise<Wait> {
  const own = budgets.filter(({ isShared }) => !isShared);
  const wait = await spend(db, own);
  if (wait.seconds > 0) return wait;
  return spend(
    db,
    budgets.filter(({ isShared }) => isShared),
  );
}

/** Deletes budgets of which nothing is spent any more. */
export async function deleteUnspentBudgets(at?: Date): Promise<void> {
  await run((db) => db.delete(mailBudgets).where(lt(mailBudgets.spentUntil, now(at))));
}
