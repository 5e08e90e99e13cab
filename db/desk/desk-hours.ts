import 'server-only';
import { and, asc, eq, gte, lt, lte } from 'drizzle-orm';
import { queueAppointmentMails } from '@/db/appointments/appointment-mails';
import {
  type AskedAppointment,
  appointmentOf,
  bookHour,
  endHour,
  type HourConflict,
  moveHour,
} from '@/db/appointments/appointments';
import { run } from '@/db/client';
import type { Database } from '@/db/connection';
import { appointmentSlots, appointments } from '@/db/schema';
import { hourToday } from '@/lib/appointments/agreed-hour';
import type { Appointment, Hour } from '@/lib/appointments/appointment';
import { isCalled } from '@/lib/appointments/place';
import { seenOfHour, seenOfTime } from '@/lib/desk/forms/seen';
import { addLogEntry } from './desk';

/** The hours that begin between two moments, cancelled ones too, the earliest first. */
export async function listHours(from: Date, to: Date): Promise<Appointment[]> {
  const { startsAt, number } = appointments;
  const rows = await run((db) =>
    db
      .select()
      .from(appointments)
      .where(and(gte(startsAt, from), lt(startsAt, to)))
      .orderBy(asc(startsAt), asc(number)),
  );
  return rows.map(appointmentOf);
}

/**
 * Keeps what the house has prepared for an hour: the address of its video, which is sent to the visitor when it is
 * another than before, and a note.
 * @param seen `seenOfHour` of what the person of the house has read
 * @returns `conflict` when it is prepared with something else by now; nothing is overwritten
 */
export async function prepareHour(
  number: string,
  {
    videoLink,
    houseNote,
    seen,
  }: Pick<Appointment, 'videoLink' | 'houseNote'> & { readonly seen: string },
  author: string,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const isIt = eq(appointments.number, number);
      const [row] = await tx.select().from(appointments).where(isIt).for('update');
      if (!row) return 'conflict';
      // Sent twice it is kept once.
      if (row.videoLink === videoLink && row.houseNote === houseNote) return 'done';
      if (seenOfHour(row) !== seen) return 'conflict';
      await tx.update(appointments).set({ videoLink, houseNote }).where(isIt);
      await addLogEntry(tx, { author, action: 'hourNoted', subject: number });
      const isNew = videoLink !== null && videoLink !== row.videoLink;
      if (isNew && row.state === 'booked')
        await queueAppointmentMails(tx, row, 'linked', { budgets: [] });
      return 'done';
    }),
  );
}

const actions = { cancelled: 'hourCancelled', noShow: 'hourMissed' } as const;

/** Cancels an hour, or keeps that nobody came. @param seen `seenOfTime` of what the person of the house has read */
export async function endHourByHand(
  number: string,
  state: keyof typeof actions,
  author: string,
  at = new Date(),
  seen?: string,
): Promise<'done' | 'conflict'> {
  const { id, state: current, startsAt } = appointments;
  const hasBegun = state === 'noShow' ? lte(startsAt, at) : undefined;
  const [row] = await run((db) =>
    db
      .select({ id, startsAt })
      .from(appointments)
      .where(and(eq(appointments.number, number), eq(current, 'booked'), hasBegun)),
  );
  const entry = { author, action: actions[state], subject: number };
  const keep = (db: Database) => addLogEntry(db, entry);
  if (row && seen !== undefined && seen !== seenOfTime(row)) return 'conflict';
  const isEnded = row && (await endHour(row.id, state, { budgets: [] }, keep));
  return isEnded ? 'done' : 'conflict';
}

/**
 * Takes back that nobody came to an hour: it is booked again, with its adviser.
 * @returns `taken` when the adviser has another one then by now, `conflict` when it is not kept as missed
 */
export async function undoMissedHour(
  number: string,
  author: string,
): Promise<'done' | 'taken' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const isIt = and(eq(appointments.number, number), eq(appointments.state, 'noShow'));
      const [row] = await tx.select().from(appointments).where(isIt).for('update');
      if (!row) return 'conflict';
      const { id, adviser, startsAt } = row;
      const slots = await tx
        .insert(appointmentSlots)
        .values({ adviser, startsAt, appointmentId: id })
        .onConflictDoNothing()
        .returning({ adviser: appointmentSlots.adviser });
      if (slots.length === 0) return 'taken';
      await tx
        .update(appointments)
        .set({ state: 'booked', endedAt: null })
        .where(eq(appointments.id, id));
      await addLogEntry(tx, { author, action: 'hourCame', subject: number });
      return 'done';
    }),
  );
}

/**
 * Moves a booked hour to another one; its visitor is told by mail. A number to call is kept where none is known and the hour is by
 * telephone.
 * @param seen `seenOfTime` of what the person of the house has read
 * @returns `conflict` when it is not booked; `noPhone` where nobody could be called; why the hour is not given
 */
export async function moveHourByHand(
  number: string,
  { phone: called, ...to }: Pick<Hour, 'place' | 'startsAt'> & { readonly phone?: string },
  author: string,
  seen?: string,
): Promise<'done' | 'conflict' | 'noPhone' | HourConflict> {
  const { id, state, phone, startsAt } = appointments;
  const isIt = and(eq(appointments.number, number), eq(state, 'booked'));
  const [row] = await run((db) =>
    db.select({ id, phone, startsAt }).from(appointments).where(isIt),
  );
  if (!row) return 'conflict';
  if (seen !== undefined && seen !== seenOfTime(row)) return 'conflict';
  const isAsked = isCalled(to.place) && !row.phone;
  if (isAsked && !called) return 'noPhone';
  const entry = { author, action: 'hourMoved', subject: number } as const;
  const outcome = await moveHour(
    row.id,
    { ...to, ...(isAsked && { phone: called }) },
    { budgets: [] },
    { within: (db) => addLogEntry(db, entry) },
  );
  if (outcome === 'moved') return 'done';
  return outcome === 'gone' ? 'conflict' : outcome;
}

/**
 * Books an hour for somebody who telephones; a confirmation goes to their address, if they gave one.
 * @returns why the hour is not given
 */
export async function bookHourByHand(
  hour: AskedAppointment,
  author: string,
): Promise<'done' | HourConflict> {
  const booked = await bookHour(
    { ...hour, ...hourToday },
    { budgets: [] },
    {
      within: (db, subject) => addLogEntry(db, { author, action: 'hourBooked', subject }),
    },
  );
  return typeof booked === 'string' ? booked : 'done';
}
