import 'server-only';
import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
} from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { now } from '@/db/process/now';
import { bookingNights, bookings } from '@/db/schema';
import type { Day } from '@/lib/calendar/days';
import { addDays, nightsBetween } from '@/lib/calendar/days';
import type { HeldNight } from '@/lib/residence/calendar';

/** Locks suites until the transaction ends, always in the same order. */
export async function lockSuites(db: Database, suites: readonly number[]): Promise<void> {
  for (const suite of [...new Set(suites)].sort((a, b) => a - b)) {
    await db.execute(sql`select pg_advisory_xact_lock(${locks.suite}::int, ${suite}::int)`);
  }
}

/** A night is another's: the transaction that wanted it has to be given up. */
export class NightsTaken extends Error {}

/** The house is closed in a night: the transaction that wanted it has to be given up. */
export class NightsClosed extends Error {}

/** Dates of a stay in a suite. */
export type Nights = {
  readonly suite: number;
  readonly checkIn: Day;
  readonly checkOut: Day;
};

/** How nights are held. */
export type Held = {
  readonly minutes: number;
  /** Whether they give way to whoever has proven an address. */
  readonly yields?: boolean;
};

/**
 * Gives a booking its nights, and those of a hold that has ended: the primary key lets a night belong to one booking
 * only. Nights that it had and no longer wants are free again.
 * @param held how long they are held; null when they are booked
 * @throws NightsTaken when one of them is another's
 */
export async function takeNights(
  db: Database,
  bookingId: string,
  { suite, checkIn, checkOut }: Nights,
  held: Held | null,
  at?: Date,
): Promise<void> {
  const time = now(at);
  const wanted = nightsBetween(checkIn, checkOut);
  const heldUntil = held && sql`${time} + make_interval(mins => ${held.minutes}::int)`;
  const yields = held?.yields ?? false;
  const isOurs = eq(bookingNights.bookingId, bookingId);
  const taken = await db
    .insert(bookingNights)
    .values(wanted.map((night) => ({ suite, night, bookingId, heldUntil, yields })))
    .onConflictDoUpdate({
      target: [bookingNights.suite, bookingNights.night],
      set: { bookingId, heldUntil, yields },
      setWhere: or(isOurs, lte(bookingNights.heldUntil, time)),
    })
    .returning({ night: bookingNights.night });
  if (taken.length < wanted.length) throw new NightsTaken('a night is booked by somebody else');
  await db
    .delete(bookingNights)
    .where(
      and(
        isOurs,
        or(sql`${bookingNights.suite} <> ${suite}`, notInArray(bookingNights.night, wanted)),
      ),
    );
}

/**
 * Whether a night of a stay is another's at the moment, for a booking that does not exist yet: whoever comes too late is told
 * before anything is written for them. The key of the nights is the judge all the same.
 * @param isProven for who has proven an address: what gives way to them is free
 */
export async function isTaken(
  db: Database,
  id: string,
  { suite, checkIn, checkOut }: Nights,
  isProven: boolean,
  at?: Date,
): Promise<boolean> {
  const { night, heldUntil, bookingId, yields } = bookingNights;
  const rows = await db
    .select({ night })
    .from(bookingNights)
    .where(
      and(
        eq(bookingNights.suite, suite),
        gte(night, checkIn),
        lt(night, checkOut),
        ne(bookingId, id),
        or(isNull(heldUntil), gt(heldUntil, now(at))),
        isProven ? eq(yields, false) : undefined,
        notExists(db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id))),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Gives all nights of a booking back. */
export async function freeNights(db: Database, bookingId: string): Promise<void> {
  await db.delete(bookingNights).where(eq(bookingNights.bookingId, bookingId));
}

/**
 * Locks the bookings whose holds have nights of a stay and give way to whoever has proven an address, before its suite is
 * locked. Whose hold a guest is working with at this moment keeps it.
 * @param bookingId for which they are to end
 * @returns their ids, for `endHolds`
 */
export async function lockYielding(
  db: Database,
  bookingId: string,
  { suite, checkIn, checkOut }: Nights,
  at?: Date,
): Promise<string[]> {
  const { night, heldUntil, yields } = bookingNights;
  const holders = db
    .select({ id: bookingNights.bookingId })
    .from(bookingNights)
    .where(
      and(
        eq(bookingNights.suite, suite),
        inArray(night, nightsBetween(checkIn, checkOut)),
        ...[eq(yields, true), gt(heldUntil, now(at)), ne(bookingNights.bookingId, bookingId)],
      ),
    );
  // Waiting for one of them would let two wait for each other.
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(inArray(bookings.id, holders), eq(bookings.state, 'held')))
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Ends holds whose bookings and suite are locked: their nights are free. */
export async function endHolds(db: Database, ids: readonly string[], at?: Date): Promise<void> {
  for (const id of ids) await freeNights(db, id);
  await db
    .update(bookings)
    .set({ heldUntil: now(at) })
    .where(inArray(bookings.id, [...ids]));
}

/** Lets a held booking give way to nobody any more: its guest has proven an address. */
export async function stopYielding(db: Database, bookingId: string): Promise<void> {
  await db
    .update(bookingNights)
    .set({ yields: false })
    .where(eq(bookingNights.bookingId, bookingId));
}

/** The nights of all suites that are held and not booked, from one day to another. */
export async function listHeldNights(from: Day, to: Day): Promise<HeldNight[]> {
  const { suite, night, heldUntil } = bookingNights;
  const rows = await run((db) =>
    db
      .select({ suite, night, heldUntil })
      .from(bookingNights)
      .where(and(gte(night, from), lt(night, to), gt(heldUntil, sql`now()`))),
  );
  return rows.flatMap((row) => (row.heldUntil ? [{ ...row, heldUntil: row.heldUntil }] : []));
}

/** Nights that cannot be booked, by the suite. */
export type TakenNights = ReadonlyMap<number, ReadonlySet<Day>>;

/**
 * The nights of all suites that are booked or held, from one day to another, in one query.
 * @param except a booking whose nights count as free, as its guest may choose them again
 * @param isProven for who has proven an address: what gives way to them is free
 */
export async function listTakenNights(
  from: Day,
  to: Day,
  { except, isProven, at }: { except?: string; isProven?: boolean; at?: Date } = {},
): Promise<TakenNights> {
  const { suite, night, heldUntil, bookingId, yields } = bookingNights;
  const rows = await run((db) =>
    db
      .select({ suite, nights: sql<number[]>`array_agg(${night} - ${from}::date)` })
      .from(bookingNights)
      .where(
        and(
          gte(night, from),
          lt(night, to),
          or(isNull(heldUntil), gt(heldUntil, now(at))),
          except ? ne(bookingId, except) : undefined,
          isProven ? eq(yields, false) : undefined,
        ),
      )
      .groupBy(suite)
      .orderBy(asc(suite)),
  );
  return new Map(
    rows.map((row) => [row.suite, new Set(row.nights.map((days) => addDays(from, days)))]),
  );
}
