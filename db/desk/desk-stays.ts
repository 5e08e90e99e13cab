import 'server-only';
import { and, asc, eq, gte, lt, ne } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueBookingMails } from '@/db/residence/booking-mails';
import {
  bookingOf,
  endStay,
  lockNumbered,
  moveStayAnywhere,
  restoreStay,
} from '@/db/residence/bookings';
import { endHolds, lockSuites, lockYielding, NightsTaken, takeNights } from '@/db/residence/nights';
import { bookings } from '@/db/schema';
import { clockAt } from '@/lib/calendar/clock';
import type { Day } from '@/lib/calendar/days';
import { seenMark, seenOfDates } from '@/lib/desk/forms/seen';
import { newBookingNumber } from '@/lib/document-number';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { termsToday } from '@/lib/residence/agreed-terms';
import type { Booking } from '@/lib/residence/booking';
import { centsOfMove, isOver, refusalOfMove } from '@/lib/residence/dates-by-hand';
import { cancellationCents, gainedNights, priceOf, type Stay } from '@/lib/residence/stay';
import { addLogEntry } from './desk';

/** The stays that have a night from one day to another, begun bookings not among them, the earliest first. */
export async function listStays(from: Day, to: Day): Promise<Booking[]> {
  const rows = await run((db) =>
    db
      .select()
      .from(bookings)
      .where(
        and(ne(bookings.state, 'held'), lt(bookings.checkIn, to), gte(bookings.checkOut, from)),
      )
      .orderBy(asc(bookings.checkIn), asc(bookings.suite), asc(bookings.number)),
  );
  return rows.map(bookingOf);
}

/** The stays that were booked with an address, the earliest first. */
export async function listStaysOf(email: string): Promise<Booking[]> {
  const rows = await run((db) =>
    db
      .select()
      .from(bookings)
      .where(and(eq(bookings.email, email), eq(bookings.state, 'booked')))
      .orderBy(asc(bookings.checkIn), asc(bookings.number)),
  );
  return rows.map(bookingOf);
}

/** Who a stay is booked for by hand. */
export type CallingGuest = {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** A confirmation is sent to it, if there is one. */
  readonly email: string | null;
  /** Of the mails; French where none is said. */
  readonly language?: Locale;
  readonly requests: string;
};

/**
 * Books a stay for somebody who telephones, to be paid at the property. Holds of those of whom nothing is proven give way.
 * @returns `taken` when a night is another's
 */
export async function bookByHand(
  stay: Stay,
  guest: CallingGuest,
  author: string,
): Promise<'done' | 'taken'> {
  const id = crypto.randomUUID();
  const number = newBookingNumber(new Date());
  try {
    await run((db) =>
      db.transaction(async (tx) => {
        const { language = defaultLocale } = guest;
        const row = { ...stay, ...termsToday, ...guest, id, number, language };
        await tx.insert(bookings).values({
          ...row,
          state: 'booked',
          payment: 'property',
          totalCents: priceOf(stay),
          confirmedAt: sql`now()`,
        });
        const yielding = await lockYielding(tx, id, stay);
        await lockSuites(tx, [stay.suite]);
        await endHolds(tx, yielding);
        await takeNights(tx, id, stay, null);
        await addLogEntry(tx, { author, action: 'stayBooked', subject: number });
        await queueBookingMails(tx, row, 'booked', { budgets: [] });
      }),
    );
    return 'done';
  } catch (error) {
    if (error instanceof NightsTaken) return 'taken';
    throw error;
  }
}

const actions = { cancelled: 'stayCancelled', noShow: 'noShow' } as const;

/**
 * Cancels a stay, or keeps that its guest never came; its nights are free again.
 * @returns `conflict` also when the day of arrival is not past: whoever comes late comes; `stayOver` for a stay that is to be
 * cancelled after its day of departure, which would give all its money back
 * @param seen `seenOfDates` of what the person of the house has read
 * @param keptCents what the house keeps of one that is cancelled too late to be free: 0 to what is due then; `badKept` for
 * anything else
 */
export async function endStayByHand(
  number: string,
  state: keyof typeof actions,
  author: string,
  at = new Date(),
  seen?: string,
  keptCents = 0,
): Promise<'done' | 'conflict' | 'stayOver' | 'badKept'> {
  const { day } = clockAt(at);
  const isBegun = state === 'noShow' ? lt(bookings.checkIn, day) : undefined;
  const [row] = await run((db) =>
    db
      .select({
        ...{ id: bookings.id, checkIn: bookings.checkIn, checkOut: bookings.checkOut },
        ...{ freeHours: bookings.freeHours, checkInFrom: bookings.checkInFrom },
        totalCents: bookings.totalCents,
      })
      .from(bookings)
      .where(and(eq(bookings.number, number), eq(bookings.state, 'booked'), isBegun)),
  );
  if (row && seen !== undefined && seen !== seenOfDates(row)) return 'conflict';
  if (row && state === 'cancelled' && isOver(row, day)) return 'stayOver';
  const isKept = state === 'cancelled' && keptCents !== 0;
  if (row && isKept && !(keptCents > 0 && keptCents <= cancellationCents(row, at)))
    return 'badKept';
  const entry = { author, action: actions[state], subject: number };
  const keep = (db: Database) => addLogEntry(db, entry);
  const isEnded =
    row &&
    (await endStay(
      row.id,
      state,
      { budgets: [] },
      { within: keep, cancellationCents: isKept ? keptCents : 0 },
    ));
  return isEnded ? 'done' : 'conflict';
}

/**
 * Takes back that the guest of a stay never came: it is booked again with its nights.
 * @returns `taken` when a night is another's by now, `conflict` when it is not kept as missed
 */
export async function undoNoShow(
  number: string,
  author: string,
): Promise<'done' | 'taken' | 'conflict'> {
  const [row] = await run((db) =>
    db.select({ id: bookings.id }).from(bookings).where(eq(bookings.number, number)),
  );
  if (!row) return 'conflict';
  const entry = { author, action: 'stayCame', subject: number } as const;
  const outcome = await restoreStay(row.id, (db) => addLogEntry(db, entry));
  if (outcome === 'restored') return 'done';
  return outcome === 'gone' ? 'conflict' : outcome;
}

/**
 * Moves a booked stay to other dates in its suite, at the price of a night that it has, or changes the departure of one
 * that has begun; its guest is told by mail.
 * @param seen `seenOfDates` of what the person of the house has read
 * @param ask what has to be confirmed before it gains some nights, if anything has
 * @returns `taken` when a night is another's, `conflict` when it is not booked, why such dates are impossible, or what is asked
 */
export async function moveStayByHand<Question extends string = never>(
  number: string,
  dates: Pick<Stay, 'checkIn' | 'checkOut'>,
  author: string,
  at = new Date(),
  seen?: string,
  ask?: (gained: readonly Day[]) => Promise<Question | undefined>,
): Promise<'done' | 'taken' | 'conflict' | 'badStayDates' | 'badStayEnd' | Question> {
  const isIt = and(eq(bookings.number, number), eq(bookings.state, 'booked'));
  const [row] = await run((db) => db.select().from(bookings).where(isIt));
  if (!row || (seen !== undefined && seen !== seenOfDates(row))) return 'conflict';
  const refusal = refusalOfMove(row, dates, clockAt(at).day);
  if (refusal) return refusal;
  const question = await ask?.(gainedNights(row, dates));
  if (question) return question;
  const totalCents = centsOfMove(row, dates);
  const entry = { author, action: 'stayMoved', subject: number } as const;
  const moved = { ...dates, totalCents };
  const outcome = await moveStayAnywhere(row.id, moved, { budgets: [] }, (db) =>
    addLogEntry(db, entry),
  );
  if (outcome === 'moved') return 'done';
  return outcome === 'gone' ? 'conflict' : outcome;
}

/**
 * Keeps what the house notes of a stay for itself.
 * @param seen `seenMark` of the note that the person of the house has read
 * @returns `conflict` when another one stands there by now, which is not overwritten
 */
export async function noteStay(
  number: string,
  { houseNote, seen }: { readonly houseNote: string | null; readonly seen: string },
  author: string,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockNumbered(tx, number);
      if (!row) return 'conflict';
      // Sent twice it is kept once.
      if (row.houseNote === houseNote) return 'done';
      if (seenMark(row.houseNote) !== seen) return 'conflict';
      await tx.update(bookings).set({ houseNote }).where(eq(bookings.id, row.id));
      await addLogEntry(tx, { author, action: 'stayNoted', subject: number });
      return 'done';
    }),
  );
}
