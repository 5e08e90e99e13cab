import 'server-only';
import { listHours } from '@/db/desk/desk-hours';
import { listStays } from '@/db/desk/desk-stays';
import { listClosedDays, listClosings } from '@/db/residence/closed-days';
import type { Appointment } from '@/lib/appointments/appointment';
import { hoursOf } from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';
import { type ClosedNights, type Closing, closedNights } from '@/lib/desk/closed-nights';
import type { Booking } from '@/lib/residence/booking';

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

/** Whether one of some nights is closed, of every year or at the desk. */
export const isAnyNightClosed = async (nights: readonly Day[]): Promise<boolean> =>
  nights.length > 0 && (await readClosedNights(nights)).size > 0;

/** Whether the house gives no hour at a moment: it never does then, or its day was closed at the desk. */
export async function isClosedForHour(startsAt: Date): Promise<boolean> {
  const { day } = clockAt(startsAt);
  const isUsual = hoursOf(day).some((at) => at.getTime() === startsAt.getTime());
  return !isUsual || (await listClosedDays('hours', day, addDays(day, 1))).size > 0;
}

/** What is booked on closed days. */
export type BookedOn = {
  readonly stays: readonly Booking[];
  readonly hours: readonly Appointment[];
};

/** Who has booked nights, or hours, on days that follow each other which the house closes: what is booked stays booked. */
export async function readBookedOn({ closed, first, last }: Closing): Promise<BookedOn> {
  const next = addDays(last, 1);
  if (closed === 'hours') {
    const hours = await listHours(momentOf(first, '00:00'), momentOf(next, '00:00'));
    return { stays: [], hours: hours.filter(isBooked) };
  }
  // Whoever leaves on the first of them sleeps on none.
  const stays = (await listStays(first, next)).filter(({ checkOut }) => checkOut > first);
  return { stays: stays.filter(isBooked), hours: [] };
}

const isBooked = ({ state }: { readonly state: string }) => state === 'booked';
