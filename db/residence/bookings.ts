import 'server-only';
import { and, eq, exists, inArray, isNotNull, isNull, lt, ne, not } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { now } from '@/db/process/now';
import { bookings, stayPayments } from '@/db/schema';
import { type Day, nightsBetween } from '@/lib/calendar/days';
import { newBookingNumber } from '@/lib/document-number';
import type { AgreedTerms } from '@/lib/residence/agreed-terms';
import { type Booking, type BookingPayment, type Guest, shownKey } from '@/lib/residence/booking';
import { endedHoldHours, gainedNights, requireSuite, type Stay } from '@/lib/residence/stay';
import { type BookingCause, queueBookingMails } from './booking-mails';
import { isAnyClosed } from './closed-days';
import {
  endHolds,
  freeNights,
  isTaken,
  lockSuites,
  lockYielding,
  type Nights,
  NightsClosed,
  NightsTaken,
  stopYielding,
  takeNights,
} from './nights';
import { askReturns, closeStayPages } from './stay-money';

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
  const { freeHours, creditDays, eurosPerDollar, checkInFrom, checkOutBefore } = row;
  return {
    ...{ id, number, state, checkIn, checkOut, adults, children, totalCents, language, guest },
    ...{ freeHours, creditDays, eurosPerDollar, checkInFrom, checkOutBefore },
    suite: requireSuite(row.suite).id,
    heldUntil: row.heldUntil,
    payment: row.payment,
    createdAt: row.createdAt,
    linkRound: row.linkRound,
    confirmedAt: row.confirmedAt,
    endedAt: row.endedAt,
    houseNote: row.houseNote,
    settledCents: row.settledCents,
    handedBackCents: row.handedBackCents,
    cancellationCents: row.cancellationCents,
  };
}

/** A booking by its id. `undefined` when there is none, or when it was held and given up. */
export async function findBooking(id: string): Promise<Booking | undefined> {
  const [row] = await run((db) => db.select().from(bookings).where(eq(bookings.id, id)));
  return row && bookingOf(row);
}

/** The booking that one of its links names, unless they were made anew since. */
export async function findLinkedBooking({
  id,
  linkRound,
}: Pick<Booking, 'id' | 'linkRound'>): Promise<Booking | undefined> {
  const booking = await findBooking(id);
  return booking?.linkRound === linkRound ? booking : undefined;
}

/** Does something in a transaction that takes nights. @returns `taken` when one is another's, with nothing changed */
export async function takingNights<T>(work: (tx: Database) => Promise<T>): Promise<T | 'taken'> {
  try {
    return await run((db) => db.transaction(work));
  } catch (error) {
    if (error instanceof NightsTaken) return 'taken';
    throw error;
  }
}

/** The same where the house may have closed a night. */
async function takingOpenNights<T>(
  work: (tx: Database) => Promise<T>,
): Promise<T | 'taken' | 'closed'> {
  try {
    return await takingNights(work);
  } catch (error) {
    if (error instanceof NightsClosed) return 'closed';
    throw error;
  }
}

/** Refuses nights that the house has closed. @throws NightsClosed */
async function requireOpen(db: Database, nights: readonly Day[]): Promise<void> {
  if (await isAnyClosed(db, 'residence', nights))
    throw new NightsClosed('the house is closed in a night');
}

/** Locks a booking until the transaction ends. */
export async function lockBooking(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id)).for('update');
  return row;
}

/** Locks a booking that the house knows by its number until the transaction ends; none that is only held. */
export async function lockNumbered(db: Database, number: string): Promise<Row | undefined> {
  const isIt = and(eq(bookings.number, number), ne(bookings.state, 'held'));
  const [row] = await db.select().from(bookings).where(isIt).for('update');
  return row;
}

export type NewHold = {
  /** Key of the form: sent again it holds other nights instead of further ones. */
  readonly id: string;
  readonly stay: Stay;
  readonly totalCents: number;
  readonly terms: AgreedTerms;
  readonly language: string;
  readonly minutes: number;
  /** Whether whoever holds has proven an address: the holds of others give way to it, and it to nobody. */
  readonly isProven: boolean;
};

/**
 * Holds the nights of a stay for some minutes, for the booking with this id: a new one, or one that is still held.
 * Its payment page, if it has one, is closed.
 * @returns the booking, as it stands if it is held no longer; `taken` when a night is another's, `closed` when the house
 * has closed one
 */
export async function holdStay(hold: NewHold, at?: Date): Promise<Booking | 'taken' | 'closed'> {
  const { id, stay, totalCents, terms, language, minutes, isProven } = hold;
  const heldUntil = sql`${now(at)} + make_interval(mins => ${minutes}::int)`;
  return takingOpenNights(async (tx) => {
    if (await isTaken(tx, id, stay, isProven, at))
      throw new NightsTaken('a night is another’s already');
    const number = newBookingNumber(new Date());
    const values = { ...stay, ...terms, id, number, totalCents, language, heldUntil };
    const store = async () => {
      await tx.insert(bookings).values(values).onConflictDoNothing({ target: bookings.id });
      return lockBooking(tx, id);
    };
    // What was held an hour ago may be deleted between the two statements.
    const before = (await store()) ?? (await store());
    if (!before) throw new Error('a booking was not stored');
    if (before.state !== 'held') return bookingOf(before);
    const yielding = isProven ? await lockYielding(tx, id, stay, at) : [];
    await lockSuites(tx, [before.suite, stay.suite]);
    await endHolds(tx, yielding, at);
    await requireOpen(tx, nightsBetween(stay.checkIn, stay.checkOut));
    await takeNights(tx, id, stay, { minutes, yields: !isProven }, at);
    await closeStayPages(tx, id);
    const [held] = await tx
      .update(bookings)
      .set({ ...stay, ...terms, totalCents, language, heldUntil })
      .where(eq(bookings.id, id))
      .returning();
    return bookingOf(held ?? before);
  });
}

/**
 * Stores who books, while the stay is held.
 * @param isProven whether they have proven an address: their nights give way to nobody any more
 * @returns false when it no longer is held
 */
export async function saveGuest(id: string, guest: Guest, isProven = false): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const rows = await tx
        .update(bookings)
        .set(guest)
        .where(and(eq(bookings.id, id), eq(bookings.state, 'held')))
        .returning({ id: bookings.id });
      if (isProven) await stopYielding(tx, id);
      return rows.length === 1;
    }),
  );
}

/**
 * Books a held stay: its nights are its own for good, also when its hold has ended and nobody else has taken one.
 * Its mails are queued with it.
 * @param shown what its guest has read of it, as `shownKey` writes it
 * @returns `repeated` for one that was booked before; `taken` when a night is another's by now; `changed` when it is
 * another stay than its guest has read; `gone` for any other
 */
export async function bookStay(
  id: string,
  payment: BookingPayment,
  cause: BookingCause,
  { at, shown }: { readonly at?: Date; readonly shown?: string } = {},
): Promise<'booked' | 'repeated' | 'taken' | 'changed' | 'gone'> {
  return takingNights(async (tx) => {
    const row = await lockBooking(tx, id);
    if (row?.state === 'booked') return 'repeated';
    if (row?.state !== 'held' || !row.email) return 'gone';
    if (shown !== undefined && shown !== shownKey(bookingOf(row))) return 'changed';
    await lockSuites(tx, [row.suite]);
    await takeNights(tx, id, row, null, at);
    await closeStayPages(tx, id);
    await tx
      .update(bookings)
      .set({ state: 'booked', heldUntil: null, payment, confirmedAt: now(at) })
      .where(eq(bookings.id, id));
    await queueBookingMails(tx, row, 'booked', cause);
    return 'booked';
  });
}

type Dates = Omit<Nights, 'suite'> & { readonly totalCents: number };

/**
 * Moves a booked stay to other dates in its suite, those that the house has closed excepted.
 * What was paid above its new price is asked to be given back.
 * @returns `taken` when a night is another's, `closed` when the house has closed one, `gone` when it is not booked
 */
export const moveStay = (
  id: string,
  dates: Dates,
  cause: BookingCause,
): Promise<'moved' | 'taken' | 'closed' | 'gone'> =>
  takingOpenNights((tx) =>
    // What was booked before the house closed a night stays booked.
    changeDates(tx, id, dates, cause, (row) => requireOpen(tx, gainedNights(row, dates))),
  );

/** The same to any dates. @param within what else is kept with it, in its transaction */
export const moveStayAnywhere = (
  id: string,
  dates: Dates,
  cause: BookingCause,
  within: (db: Database) => Promise<void>,
): Promise<'moved' | 'taken' | 'gone'> =>
  takingNights((tx) => changeDates(tx, id, dates, cause, () => within(tx)));

/** @param before what is done before the nights are taken, where they are others than before */
async function changeDates(
  tx: Database,
  id: string,
  dates: Dates,
  cause: BookingCause,
  before: (row: Row) => Promise<void>,
): Promise<'moved' | 'gone'> {
  const row = await lockBooking(tx, id);
  if (row?.state !== 'booked') return 'gone';
  if (row.checkIn === dates.checkIn && row.checkOut === dates.checkOut) return 'moved';
  await lockSuites(tx, [row.suite]);
  await before(row);
  await takeNights(tx, id, { ...dates, suite: row.suite }, null);
  await tx
    .update(bookings)
    .set({ ...dates, remindedAt: null })
    .where(eq(bookings.id, id));
  await askReturns(tx, { ...row, totalCents: dates.totalCents });
  await queueBookingMails(tx, row, 'moved', cause);
  return 'moved';
}

/** What goes with the end of a stay. */
type StayEnd = {
  /** What stays due of one that is cancelled, in cents: nothing while that is free. */
  readonly cancellationCents?: number;
  /** What else is kept with it, in its transaction. */
  readonly within?: (db: Database) => Promise<void>;
};

/**
 * Ends a booked stay, whose nights are free again. What was paid for a cancelled one above what stays due of it is asked to
 * be given back.
 * @returns false when it is not booked
 */
export async function endStay(
  id: string,
  state: 'cancelled' | 'noShow',
  cause: BookingCause,
  { cancellationCents = 0, within }: StayEnd = {},
): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockBooking(tx, id);
      if (row?.state === state) return true;
      if (row?.state !== 'booked') return false;
      await lockSuites(tx, [row.suite]);
      await freeNights(tx, id);
      const ended = { state, cancellationCents };
      await tx
        .update(bookings)
        .set({ ...ended, endedAt: sql`now()` })
        .where(eq(bookings.id, id));
      await askReturns(tx, { ...row, ...ended });
      if (state === 'cancelled') await queueBookingMails(tx, row, 'cancelled', cause);
      await within?.(tx);
      return true;
    }),
  );
}

/**
 * Books a stay again that was kept as missed, with the nights that it had.
 * @param within what else is kept with it, in its transaction
 * @returns `taken` when a night is another's by now; `gone` when it is not kept as missed
 */
export async function restoreStay(
  id: string,
  within?: (db: Database) => Promise<void>,
): Promise<'restored' | 'taken' | 'gone'> {
  return takingNights(async (tx) => {
    const row = await lockBooking(tx, id);
    if (row?.state !== 'noShow') return 'gone';
    await lockSuites(tx, [row.suite]);
    await takeNights(tx, id, row, null);
    await tx.update(bookings).set({ state: 'booked', endedAt: null }).where(eq(bookings.id, id));
    await within?.(tx);
    return 'restored';
  });
}

/** Days for which the provider may still tell of a payment: it repeats an event for three. */
const eventDays = 4;

/**
 * Deletes what was held and never booked, an hour after its hold has ended; what has a payment page once nothing can be
 * heard of that any more. What was paid for and given back is kept as cancelled.
 * @returns how many
 */
export async function deleteEndedHolds(at?: Date): Promise<number> {
  return run((db) =>
    db.transaction(async (tx) => {
      const { bookingId, receivedAt, state, askedAt } = stayPayments;
      const isPaid = exists(
        tx
          .select({ id: stayPayments.id })
          .from(stayPayments)
          .where(and(eq(bookingId, bookings.id), isNotNull(receivedAt))),
      );
      const isRecent = sql`${askedAt} > ${now(at)} - make_interval(days => ${eventDays}::int)`;
      const mayBePaid = exists(
        tx
          .select({ id: stayPayments.id })
          .from(stayPayments)
          .where(
            and(eq(bookingId, bookings.id), ne(state, 'expired'), isNull(receivedAt), isRecent),
          ),
      );
      const isOver = and(
        eq(bookings.state, 'held'),
        lt(bookings.heldUntil, sql`${now(at)} - make_interval(hours => ${endedHoldHours}::int)`),
        not(mayBePaid),
      );
      // Bookings first, then suites, as everywhere; whoever holds one again right now keeps it.
      const over = await tx
        .select({ id: bookings.id, suite: bookings.suite, isPaid })
        .from(bookings)
        .where(isOver)
        .for('update', { skipLocked: true });
      if (over.length === 0) return 0;
      await lockSuites(
        tx,
        over.map(({ suite }) => suite),
      );
      const kept = over.filter((one) => one.isPaid).map(({ id }) => id);
      const left = over.filter((one) => !one.isPaid).map(({ id }) => id);
      for (const id of kept) await freeNights(tx, id);
      const ended = { state: 'cancelled', heldUntil: null, endedAt: now(at) } as const;
      await tx.update(bookings).set(ended).where(inArray(bookings.id, kept));
      await tx.delete(bookings).where(inArray(bookings.id, left));
      return over.length;
    }),
  );
}
