import 'server-only';
import { and, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { balanceReminderDays } from '@/content/checkout/deposit';
import { run, sql } from '@/db/client';
import { mailRow } from '@/db/mail/mails';
import { now } from '@/db/process/now';
import { mails, orders } from '@/db/schema';
import { isBalanceOpen } from './balance-sessions';

/**
 * Queues the reminders of balances that are due and were asked for long enough ago, each once.
 * @returns how many
 */
export async function queueBalanceReminders(at?: Date): Promise<number> {
  const { balanceMailedAt, balanceReminders, id, email, number, language } = orders;
  const days = sql.join(
    balanceReminderDays.map((count) => sql`${count}::int`),
    sql`, `,
  );
  const next: SQL = sql`(array[${days}])[${balanceReminders} + 1]`;
  return run((db) =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id, email, number, language, balanceReminders })
        .from(orders)
        .where(
          and(
            isBalanceOpen,
            isNotNull(email),
            isNotNull(balanceMailedAt),
            lt(balanceReminders, balanceReminderDays.length),
            sql`${balanceMailedAt} + make_interval(days => ${next}) <= ${now(at)}`,
          ),
        )
        .for('update');
      if (due.length === 0) return 0;
      const ids = due.map((order) => order.id);
      await tx
        .update(orders)
        .set({ balanceReminders: sql`${balanceReminders} + 1` })
        .where(inArray(id, ids));
      const rows = due.map((order) =>
        mailRow({
          kind: 'balanceDue',
          recipient: order.email ?? '',
          language: order.language,
          facts: { number: order.number, reminder: String(order.balanceReminders + 1) },
        }),
      );
      await tx.insert(mails).values(rows);
      return rows.length;
    }),
  );
}
