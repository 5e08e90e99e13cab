import 'server-only';
import { and, eq, notExists, type SQL } from 'drizzle-orm';
import { transferGraceDays, transferReminderDays } from '@/content/checkout/periods';
import { run, sql } from '@/db/client';
import { mailRow } from '@/db/mail/mails';
import { now } from '@/db/process/now';
import { mails, orderChanges, orders } from '@/db/schema';
import { noteChange } from './orders';
import { enterState } from './payments';

/** Of an order that was placed so many days ago, and whose bank transfer has not come. */
const isLate = (days: number | SQL, at?: Date): SQL | undefined =>
  and(
    eq(orders.state, 'awaitingTransfer'),
    sql`${orders.placedAt} + make_interval(days => (${days})::int) <= ${now(at)}`,
  );

/**
 * Reminds the buyers of orders whose bank transfer has not come, each once.
 * @returns how many
 */
export async function remindOfTransfers(at?: Date): Promise<number> {
  const note = 'transferReminded';
  return run((db) =>
    db.transaction(async (tx) => {
      const reminded = tx
        .select({ id: orderChanges.id })
        .from(orderChanges)
        .where(and(eq(orderChanges.orderId, orders.id), eq(orderChanges.note, note)));
      const due = await tx
        .select()
        .from(orders)
        .where(and(isLate(transferReminderDays, at), notExists(reminded)))
        .for('update');
      for (const { id, email, number, language, state } of due) {
        await noteChange(tx, id, { state, note, author: 'shop' });
        const facts = { number, reminder: '1' };
        const mail = { kind: 'transferDue', recipient: email ?? '', language, facts } as const;
        if (email) await tx.insert(mails).values(mailRow(mail));
      }
      return due.length;
    }),
  );
}

/**
 * Cancels orders whose bank transfer has not come by its last day, with a few days for the banks, and tells their buyers.
 * @returns how many
 */
export async function cancelLateTransfers(at?: Date): Promise<number> {
  // The last day counts to its end.
  const days = sql`${orders.transferDays} + ${1 + transferGraceDays}::int`;
  return run((db) =>
    db.transaction(async (tx) => {
      const late = await tx.select().from(orders).where(isLate(days, at)).for('update');
      for (const order of late) {
        await noteChange(tx, order.id, { state: 'cancelled', author: 'shop' });
        await enterState(tx, order, 'cancelled');
      }
      return late.length;
    }),
  );
}
