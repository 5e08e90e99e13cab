import 'server-only';
import { and, gte, lt, ne } from 'drizzle-orm';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { appointmentSlots } from '@/db/schema';
import type { Hour } from '@/lib/appointments/appointment';
import { advisersFor, type TakenHours } from '@/lib/appointments/slots';

/**
 * Gives an appointment an hour of the first adviser who speaks its language and is free: the primary key lets an hour of
 * an adviser belong to one appointment only. Hours that it had before are the caller's to free.
 * @returns the id of the adviser; `undefined` when nobody is free
 */
export async function takeSlot(
  db: Database,
  appointmentId: string,
  { spoken, startsAt }: Omit<Hour, 'place'>,
): Promise<string | undefined> {
  for (const { id: adviser } of advisersFor(spoken)) {
    const taken = await db
      .insert(appointmentSlots)
      .values({ adviser, startsAt, appointmentId })
      .onConflictDoNothing()
      .returning({ adviser: appointmentSlots.adviser });
    if (taken.length === 1) return adviser;
  }
  return undefined;
}

/**
 * The hours of all advisers that are booked, from one moment to another, in one query.
 * @param except an appointment whose hour counts as free, as its visitor may choose it again
 */
export async function listTakenHours(from: Date, to: Date, except?: string): Promise<TakenHours> {
  const { adviser, startsAt, appointmentId } = appointmentSlots;
  const rows = await run((db) =>
    db
      .select({ adviser, startsAt })
      .from(appointmentSlots)
      .where(
        and(gte(startsAt, from), lt(startsAt, to), except ? ne(appointmentId, except) : undefined),
      ),
  );
  const taken = new Map<string, Set<number>>();
  for (const row of rows) {
    const hours = taken.get(row.adviser) ?? new Set();
    taken.set(row.adviser, hours.add(row.startsAt.getTime()));
  }
  return taken;
}
