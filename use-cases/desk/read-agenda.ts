import 'server-only';
import { listHours } from '@/db/desk/desk-hours';
import { listStays } from '@/db/desk/desk-stays';
import { listClosedDays } from '@/db/residence/closed-days';
import { momentOf } from '@/lib/residence/clock';
import { addDays, type Day } from '@/lib/residence/days';

/** What the house has on some days that follow each other: stays, hours, and what it has closed at the desk. */
export async function readAgenda(days: readonly Day[]) {
  const [from = '', last = ''] = [days[0], days.at(-1)];
  const next = addDays(last, 1);
  const [stays, hours, residence, closedHours] = await Promise.all([
    listStays(from, next),
    listHours(momentOf(from, '00:00'), momentOf(next, '00:00')),
    listClosedDays('residence', from, next),
    listClosedDays('hours', from, next),
  ]);
  return { stays, hours, closed: { residence, hours: closedHours } };
}
