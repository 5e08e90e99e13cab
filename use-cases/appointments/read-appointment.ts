import 'server-only';
import { findLinkedAppointment } from '@/db/appointments/appointments';
import { listTakenHours } from '@/db/appointments/slots';
import { keyRing } from '@/db/process/key-ring';
import { listClosedDays } from '@/db/residence/closed-days';
import type { Appointment } from '@/lib/appointments/appointment';
import type { HourQuery } from '@/lib/appointments/hour-query';
import {
  daysAhead,
  type FreeHour,
  freeAdvisers,
  freeHours,
  type HourRefusal,
  refusalOfHour,
} from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';
import { readLink } from '@/lib/process/row-token';
import { orAway } from '@/use-cases/process/or-away';

/** The hour that a token names. `undefined` for a token that this shop did not sign, whose hour is gone, or has newer links. */
export async function findSignedAppointment(token: unknown): Promise<Appointment | undefined> {
  const link = await readLink('appointment', token, await keyRing());
  return link && findLinkedAppointment(link);
}

/** The same for a page; `away` without a database. */
export const readAppointment = (token: unknown): Promise<Appointment | 'away' | undefined> =>
  orAway('reading an appointment failed', () => findSignedAppointment(token));

/** Whether the house receives nobody on the day of a moment. */
export async function isClosedAt(at: Date): Promise<boolean> {
  const { day } = clockAt(at);
  return (await listClosedDays('hours', day, addDays(day, 1))).size > 0;
}

/**
 * The free hours from one day to another, by the clocks of the house; `away` without a database.
 * @param except the appointment that is being moved: its own hour can be chosen
 */
export async function readFreeHours(
  span: { readonly from: Day; readonly to: Day },
  spoken: HourQuery['spoken'],
  now: Date,
  except?: string,
): Promise<Date[] | 'away'> {
  return orAway('the free hours could not be read', async () => {
    const [from, to] = [momentOf(span.from, '00:00'), momentOf(addDays(span.to, 1), '00:00')];
    const [taken, closed] = await Promise.all([
      listTakenHours(from, to, except),
      listClosedDays('hours', span.from, addDays(span.to, 1)),
    ]);
    const hours = freeHours(span, spoken, taken, now);
    return hours.filter((at) => !closed.has(clockAt(at).day));
  });
}

/** The hours of a day that the house may book by hand, with who is free in each; none on a day that it has closed. */
export async function readFreeAdvisers(day: Day, now: Date): Promise<FreeHour[]> {
  const next = addDays(day, 1);
  const [taken, closed] = await Promise.all([
    listTakenHours(momentOf(day, '00:00'), momentOf(next, '00:00')),
    listClosedDays('hours', day, next),
  ]);
  return closed.has(day) ? [] : freeAdvisers(day, taken, now);
}

/**
 * The first of some days, in their order, on which somebody is free, with its hours; the first of all, with those that it
 * has, where nobody is.
 */
export async function readFreeDay(
  [first, ...others]: readonly [Day, ...Day[]],
  now: Date,
): Promise<{ readonly day: Day; readonly free: readonly FreeHour[] }> {
  const ofFirst = { day: first, free: await readFreeAdvisers(first, now) };
  if (isAnyFree(ofFirst.free)) return ofFirst;
  for (const day of others) {
    const free = await readFreeAdvisers(day, now);
    if (isAnyFree(free)) return { day, free };
  }
  return ofFirst;
}

const isAnyFree = (free: readonly FreeHour[]) => free.some(({ advisers }) => advisers.length > 0);

/** So many hours are shown instead of one that is lost. */
const shownInstead = 12;

/**
 * Whether an hour can be booked at the moment, and which ones can be instead: those that follow on its day and later.
 * `away` without a database.
 */
export async function readHour(
  { at, spoken }: Pick<HourQuery, 'spoken'> & { readonly at: Date },
  now: Date,
): Promise<{ readonly lost?: HourRefusal; readonly others: readonly Date[] } | 'away'> {
  return orAway('an hour could not be read', async () => {
    const { first, last } = daysAhead(now);
    const { day } = clockAt(at);
    const from = day < first || day > last ? first : day;
    const hours = await readFreeHours({ from, to: last }, spoken, now);
    if (hours === 'away') return hours;
    if (hours.some((free) => free.getTime() === at.getTime())) return { others: [] };
    const lost = refusalOfHour(at, now) ?? ((await isClosedAt(at)) ? 'closed' : 'taken');
    return { lost, others: hours.slice(0, shownInstead) };
  });
}
