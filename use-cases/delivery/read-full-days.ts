import 'server-only';
import { listFullDays } from '@/db/orders/full-days';
import { dayOf } from '@/lib/calendar/dates';
import { orAway } from '@/use-cases/process/or-away';

/**
 * The days to come on which the carriers have no room (`onFreeDays`). While the database is away none is known: the
 * page still says when a piece is ready, and the day itself is agreed later.
 */
export async function readFullDays(): Promise<ReadonlySet<string>> {
  const full = await orAway('the planned deliveries could not be read', () =>
    listFullDays(dayOf(new Date())),
  );
  return full === 'away' ? new Set() : full;
}
