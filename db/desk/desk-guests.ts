import 'server-only';
import { and, eq } from 'drizzle-orm';
import { tellCaller } from '@/db/appointments/appointment-mails';
import { appointmentOf, listOthers, lockCaller } from '@/db/appointments/appointments';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { tellGuest } from '@/db/residence/booking-mails';
import { bookingOf, lockNumbered } from '@/db/residence/bookings';
import { appointments, bookings, mails } from '@/db/schema';
import type { Caller } from '@/lib/appointments/appointment';
import { isCalled } from '@/lib/appointments/place';
import { clockAt } from '@/lib/calendar/clock';
import { seenOfCaller, seenOfGuest } from '@/lib/desk/forms/seen';
import { isOver } from '@/lib/residence/dates-by-hand';
import { requireSuite } from '@/lib/residence/stay';
import { addLogEntry } from './desk';

/** Who comes to a stay, as the house corrects it. */
export type MendedGuest = Readonly<
  Record<'firstName' | 'lastName' | 'phone' | 'requests' | 'language', string>
> & {
  /** Empty for somebody who has none. */
  readonly email: string;
  readonly adults: number;
  readonly children: number;
};

const byHouse = { budgets: [] };

/** The next round of the links, where an address is another one; what waits for the one before leaves no more. */
async function nextRound(
  db: Database,
  about: 'booking' | 'appointment',
  row: { readonly id: string; readonly email: string | null; readonly linkRound: number },
): Promise<number> {
  if (!row.email) return row.linkRound;
  const isAbout = sql`${mails.facts}->>${about} = ${row.id}`;
  await db.delete(mails).where(and(eq(mails.recipient, row.email), isAbout));
  return row.linkRound + 1;
}

/**
 * Corrects who comes to a booked stay. Another address gets the confirmation, and the links that went to the one before open
 * the stay no more.
 * @param seen `seenOfGuest` of what the person of the house has read
 * @returns `conflict` when it is not booked, or its guest is another by now; `tooManyGuests` for more than its suite has places
 */
export async function mendStay(
  number: string,
  { email, ...guest }: MendedGuest,
  seen: string,
  author: string,
): Promise<'done' | 'conflict' | 'tooManyGuests'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockNumbered(tx, number);
      if (row?.state !== 'booked') return 'conflict';
      if (guest.adults + guest.children > requireSuite(row.suite).guests) return 'tooManyGuests';
      const mended = { ...row, ...guest, email: email || null };
      const [before, after] = [row, mended].map((one) => seenOfGuest(bookingOf(one)));
      // Sent twice it is kept once.
      if (before === after) return 'done';
      if (before !== seen) return 'conflict';
      const isElsewhere = mended.email !== row.email;
      const linkRound = isElsewhere ? await nextRound(tx, 'booking', row) : row.linkRound;
      await tx
        .update(bookings)
        .set({ ...guest, email: mended.email, linkRound })
        .where(eq(bookings.id, row.id));
      await addLogEntry(tx, { author, action: 'stayMended', subject: number });
      const isToCome = !isOver(row, clockAt(new Date()).day);
      if (isElsewhere && isToCome) await tellGuest(tx, mended, 'booked', byHouse);
      return 'done';
    }),
  );
}

/** Who comes to an hour, as the house corrects it, and by which clocks. */
export type MendedCaller = Caller & { readonly language: string; readonly timeZone: string };

/**
 * The same of an hour.
 * @param seen `seenOfCaller` of what the person of the house has read
 * @returns `noPhone` where nobody could be called; `twice` where the address has another one then
 */
export async function mendHour(
  number: string,
  { email, ...caller }: MendedCaller,
  seen: string,
  author: string,
): Promise<'done' | 'conflict' | 'noPhone' | 'twice'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const isIt = eq(appointments.number, number);
      const [row] = await tx.select().from(appointments).where(isIt).for('update');
      if (row?.state !== 'booked') return 'conflict';
      if (isCalled(row.place) && !caller.phone) return 'noPhone';
      const mended = { ...row, ...caller, email: email || null };
      const [before, after] = [row, mended].map((one) => seenOfCaller(appointmentOf(one)));
      if (before === after) return 'done';
      if (before !== seen) return 'conflict';
      const isElsewhere = mended.email !== row.email;
      if (isElsewhere && mended.email) await lockCaller(tx, mended.email);
      if (isElsewhere && (await listOthers(tx, mended)).length > 0) return 'twice';
      const linkRound = isElsewhere ? await nextRound(tx, 'appointment', row) : row.linkRound;
      await tx
        .update(appointments)
        .set({ ...caller, email: mended.email, linkRound })
        .where(isIt);
      await addLogEntry(tx, { author, action: 'hourMended', subject: number });
      if (isElsewhere && row.startsAt > new Date()) await tellCaller(tx, mended, 'booked', byHouse);
      return 'done';
    }),
  );
}
