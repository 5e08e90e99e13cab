import 'server-only';
import { listHours } from '@/db/desk/desk-hours';
import { listStays } from '@/db/desk/desk-stays';
import { listClosedDays, listClosings } from '@/db/residence/closed-days';
import { momentOf } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';
import { type ClosedNights, closedNights } from '@/lib/desk/closed-nights';

/** What the house has on some days that follow each other: stays, hours, and what it has closed at the desk. */
export async function readAgenda(days: readonly Day[]) {
  const [from = '', last = ''] = [days[0], days.at(-1)];
  const next = addDays(last, 1);
  const [stays, hours, residence, closedHours] = await Promise.all([
    listStays(from, next),
    listHours(momentOf(from, '00:00'), momentOf(next, '00:00')),
    readClosedNights(days),
    listClosedDays('hours', from, next),
  ]);
  return { stays, hours, closed: { residence, hours: closedHours } };
}

/** The nights of some days that follow each other which are not sold, each with its reason. */
export async function readClosedNights(days: readonly Day[]): Promise<ClosedNights> {
  const [from = '', last = ''] = [days[0], days.at(-1)];
  return closedNights(days, await listClosings('residence', from, addDays(last, 1)));
}
