import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { run } from '@/db/client';
import { closedDays } from '@/db/schema';
import type { Day } from '@/lib/calendar/days';
import { closedSubject } from '@/lib/desk/log-words';
import type { ClosedFor } from '@/lib/residence/booking';
import { addLogEntry } from './desk';

/**
 * Closes days of the Résidence or of the hours, or opens them again. What was booked before stays booked.
 * @returns how many changed
 */
export async function setClosedDays(
  closed: ClosedFor,
  days: readonly [Day, ...Day[]],
  mark: 'closed' | 'opened',
  author: string,
): Promise<number> {
  return run((db) =>
    db.transaction(async (tx) => {
      const isIt = and(eq(closedDays.closed, closed), inArray(closedDays.day, [...days]));
      const changed =
        mark === 'closed'
          ? await tx
              .insert(closedDays)
              .values(days.map((day) => ({ closed, day, author })))
              .onConflictDoNothing()
              .returning({ day: closedDays.day })
          : await tx.delete(closedDays).where(isIt).returning({ day: closedDays.day });
      if (changed.length > 0) {
        const action = mark === 'closed' ? 'daysClosed' : 'daysOpened';
        const subject = closedSubject(closed, days[0], days.at(-1) ?? days[0]);
        await addLogEntry(tx, { author, action, subject });
      }
      return changed.length;
    }),
  );
}
