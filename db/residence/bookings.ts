import 'server-only';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { now } from '@/db/process/now';
import { bookings } from '@/db/schema';
import { newBookingNumber } from '@/lib/orders/document-number';
import type { Booking, BookingPayment, Guest } from '@/lib/residence/booking';
import { requireSuite, type Stay } from '@/lib/residence/stay';
import { type BookingCause, queueBookingMails } from './booking-mails';
import { freeNights, lockSuites, type Nights, NightsTaken, takeNights } from './nights';

type Row = typeof bookings.$inferSelect;

/** A row as pages show it. */
export function bookingOf(row: Row): Booking {
  const { firstName, lastName, email, phone, address, city, postcode, country, requests } = row;
  const guest =
    firstName && lastName
      ? {
          ...{
            firstName,
            lastName,
            email: email ?? '',
            phone: phone ?? '',
            address: address ?? '',
          },
          ...{ city: city ?? '', postcode: postcode ?? '', country: country ?? '' },
          requests: requests ?? '',
        }
      : null;
  const { id, number, state, checkIn, checkOut, adults, children, totalCents, language } = row;
  return {
    ...{ id, number, state, checkIn, checkOut, adults, children, totalCents, language, guest },
    suite: requireSuite(row.suite).id,
    heldUntil: row.heldUntil,
    payment: row.payment,
    createdAt: row.createdAt,
    confirmedAt: row.confirmedAt,
  };
}

/** A booking by its id. `undefined` when there is none, or when it was held and given up. */
export async function findBooking(id: string): Promise<Booking | undefined> {
  const [row] = await run((db) => db.select().from(bookings).where(eq(bookings.id, id)));
  return row && bookingOf(row);
}

/** Does something in a transaction that takes nights. @returns `taken` when one is another's, with nothing changed */
async function takingNights<T>(work: (tx: Database) => Promise<T>): Promise<T | 'taken'> {
  try {
    return await run((db) => db.transaction(work));
  } catch (error) {
    if (error instanceof NightsTaken) return 'taken';
    throw error;
  }
}

/** Locks a booking until the transaction ends. */
async function lockBooking(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}

export type NewHold = {
  /** Key of the form: sent again it holds other nights instead of further ones. */
  readonly id: string;
  readonly stay: Stay;
  readonly totalCents: number;
  readonly language: string;
  readonly minutes: number;
};

/**
 * Holds the nights of a stay for some minutes, for the booking with this id: a new one, or one that is still held.
 * @returns the booking, as it stands if it is held no longer; `taken` when a night is another's
 */
export async function holdStay(hold: NewHold, at?: Date): Promise<Booking | 'taken'> {
  const { id, stay, totalCents, language, minutes } = hold;
  const heldUntil = sql`${now(at)} + make_interval(mins => ${minutes}::int)`;
  return takingNights(async (tx) => {
    const number = newBookingNumber(new Date());
    const values = { ...stay, id, number, totalCents, language, heldUntil };
    await tx.insert(bookings).values(values).onConflictDoNothing({ target: bookings.id });
    const before = await lockBooking(tx, id);
    if (!before) throw new Error('a booking was not stored');
    if (before.state !== 'held') return bookingOf(before);
    await lockSuites(tx, [before.suite, stay.suite]);
    await takeNights(tx, id, stay, minutes, at);
    const [held] = await tx
      .update(bookings)
      .set({ ...stay, totalCents, language, heldUntil })
      .where(eq(bookings.id, id))
      .returning();
    return bookingOf(held ?? before);
  });
}

/** Stores who books, while the stay is held. @returns false when it no longer is */
export async function saveGuest(id: string, guest: Guest): Promise<boolean> {
  const rows = await run((db) =>
    db
      .update(bookings)
      .set(guest)
      .where(and(eq(bookings.id, id), eq(bookings.state, 'held')))
      .returning({ id: bookings.id }),
  );
  return rows.length === 1;
}

/**
 * Books a held stay: its nights are its own for good, also when its hold has ended and nobody else has taken one.
 * Its mails are queued with it.
 * @returns `repeated` for one that was booked before; `taken` when a night is another's by now; `gone` for any other
 */
export async function bookStay(
  id: string,
  payment: BookingPayment,
  cause: BookingCause,
  at?: Date,
): Promise<'booked' | 'repeated' | 'taken' | 'gone'> {
  return takingNights(async (tx) => {
    const row = await lockBooking(tx, id);
    if (row?.state === 'booked') return 'repeated';
    if (row?.state !== 'held' || !row.email) return 'gone';
    await lockSuites(tx, [row.suite]);
    await takeNights(tx, id, row, null, at);
    await tx
      .update(bookings)
      .set({ state: 'booked', heldUntil: null, payment, confirmedAt: now(at) })
      .where(eq(bookings.id, id));
    await queueBookingMails(tx, row, 'booked', cause);
    return 'booked';
  });
}

/**
 * Moves a booked stay to other dates in its suite.
 * @returns `taken` when a night is another's, `gone` when it is not booked
 */
export async function moveStay(
  id: string,
  dates: Omit<Nights, 'suite'> & { readonly totalCents: number },
  cause: BookingCause,
): Promise<'moved' | 'taken' | 'gone'> {
  return takingNights(async (tx) => {
    const row = await lockBooking(tx, id);
    if (row?.state !== 'booked') return 'gone';
    if (row.checkIn === dates.checkIn && row.checkOut === dates.checkOut) return 'moved';
    await lockSuites(tx, [row.suite]);
    await takeNights(tx, id, { ...dates, suite: row.suite }, null);
    await tx
      .update(bookings)
      .set({ ...dates, remindedAt: null })
      .where(eq(bookings.id, id));
    await queueBookingMails(tx, row, 'moved', cause);
    return 'moved';
  });
}

/** Ends a booked stay, whose nights are free again. @returns false when it is not booked */
export async function endStay(
  id: string,
  state: 'cancelled' | 'noShow',
  cause: BookingCause,
): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockBooking(tx, id);
      if (row?.state === state) return true;
      if (row?.state !== 'booked') return false;
      await lockSuites(tx, [row.suite]);
      await freeNights(tx, id);
      await tx.update(bookings).set({ state, endedAt: sql`now()` }).where(eq(bookings.id, id));
      if (state === 'cancelled') await queueBookingMails(tx, row, 'cancelled', cause);
      return true;
    }),
  );
}

/** Deletes what was held and never booked, an hour after its hold has ended. @returns how many */
export async function deleteEndedHolds(at?: Date): Promise<number> {
  return run((db) =>
    db.transaction(async (tx) => {
      const isOver = and(
        eq(bookings.state, 'held'),
        lt(bookings.heldUntil, sql`${now(at)} - interval '1 hour'`),
      );
      // Bookings first, then suites, as everywhere; whoever holds one again right now keeps it.
      const over = await tx
        .select({ id: bookings.id, suite: bookings.suite })
        .from(bookings)
        .where(isOver)
        .for('update', { skipLocked: true });
      if (over.length === 0) return 0;
      await lockSuites(
        tx,
        over.map(({ suite }) => suite),
      );
      await tx.delete(bookings).where(
        inArray(
          bookings.id,
          over.map(({ id }) => id),
        ),
      );
      return over.length;
    }),
  );
}
