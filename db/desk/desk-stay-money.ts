import 'server-only';
import { and, asc, eq, gt, gte, lt, ne, or } from 'drizzle-orm';
import { run } from '@/db/client';
import { tellGuest } from '@/db/residence/booking-mails';
import { bookingOf, lockNumbered } from '@/db/residence/bookings';
import { askReturns, listMoneyOf, listReceived } from '@/db/residence/stay-money';
import { bookings } from '@/db/schema';
import { clockAt } from '@/lib/calendar/clock';
import { addDays, type Day } from '@/lib/calendar/days';
import { stayMoneySubject } from '@/lib/desk/log-words';
import type { DeskAction } from '@/lib/orders/order';
import type { Booking } from '@/lib/residence/booking';
import { isOver } from '@/lib/residence/dates-by-hand';
import {
  isOwing,
  isSettleable,
  moneyAt,
  moneyOfStay,
  mostKeptCents,
  type StayMoney,
} from '@/lib/residence/stay-money';
import { addLogEntry } from './desk';

/**
 * Notes what is due of a stay as paid at the property: from the day of arrival on, or once it was cancelled.
 * @param dueCents what the person of the house has read: nothing is noted where another sum is due by now
 */
export async function settleStay(
  number: string,
  dueCents: number,
  author: string,
  at = new Date(),
): Promise<'done' | 'conflict'> {
  return changeSettled(
    number,
    { author, action: 'staySettled', cents: dueCents },
    (stay, money) => {
      const isDue = isSettleable(stay, clockAt(at).day) && money.dueCents === dueCents;
      return isDue && dueCents > 0 ? { settledCents: stay.settledCents + dueCents } : undefined;
    },
  );
}

/**
 * Takes back that something of a stay was paid at the property; where a part of it was handed back, that is taken back first.
 * @param settledCents what was noted so far
 */
export const unsettleStay = (
  number: string,
  settledCents: number,
  author: string,
): Promise<'done' | 'conflict'> =>
  changeSettled(number, { author, action: 'stayUnsettled', cents: settledCents }, (stay) =>
    settledCents > 0 && stay.settledCents === settledCents && stay.handedBackCents === 0
      ? { settledCents: 0 }
      : undefined,
  );

/**
 * Notes that the house has handed back what a stay had paid at the property above its price.
 * @param surplusCents what the person of the house has read: nothing is noted where another sum is to be handed back by now
 */
export const handBack = (
  number: string,
  surplusCents: number,
  author: string,
): Promise<'done' | 'conflict'> =>
  changeSettled(number, { author, action: 'stayHandedBack', cents: surplusCents }, (stay, money) =>
    surplusCents > 0 && money.surplusCents === surplusCents
      ? {
          settledCents: stay.settledCents - surplusCents,
          handedBackCents: stay.handedBackCents + surplusCents,
        }
      : undefined,
  );

/**
 * Takes back that the house has handed something back of a stay: it is to be handed back again.
 * @param handedBackCents what was noted so far
 */
export const undoHandBack = (
  number: string,
  handedBackCents: number,
  author: string,
): Promise<'done' | 'conflict'> =>
  changeSettled(number, { author, action: 'stayHandedBackNot', cents: handedBackCents }, (stay) =>
    handedBackCents > 0 && stay.handedBackCents === handedBackCents
      ? { settledCents: stay.settledCents + handedBackCents, handedBackCents: 0 }
      : undefined,
  );

/**
 * Changes what the house keeps of a stay that was cancelled too late to be free. What was paid by card above it is asked to be
 * given back; the guest is told by mail.
 * @param shownCents what the person of the house has read: nothing is changed where another sum is kept by now
 * @returns `badKept` for more than the price, `keptReturned` for more than is left of what was paid, once some of that was
 * given back or handed back
 */
export async function changeKept(
  number: string,
  { keptCents, shownCents }: { readonly keptCents: number; readonly shownCents: number },
  author: string,
): Promise<'done' | 'conflict' | 'badKept' | 'keptReturned'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockNumbered(tx, number);
      if (!row) return 'conflict';
      const stay = bookingOf(row);
      if (stay.state !== 'cancelled') return 'conflict';
      // Sent twice it is changed once.
      if (stay.cancellationCents === keptCents) return 'done';
      if (stay.cancellationCents !== shownCents) return 'conflict';
      if (!(keptCents >= 0 && keptCents <= mostKeptCents(stay))) return 'badKept';
      const money = moneyOfStay(stay, await listReceived(tx, stay.id));
      const isReturned = money.returnedCents + money.refusedCents + stay.handedBackCents > 0;
      const heldCents = moneyAt(0, money).keptCents + stay.settledCents;
      if (isReturned && keptCents > Math.max(heldCents, shownCents)) return 'keptReturned';
      const kept = { cancellationCents: keptCents };
      await tx.update(bookings).set(kept).where(eq(bookings.id, stay.id));
      await askReturns(tx, { ...stay, ...kept });
      const subject = stayMoneySubject(number, shownCents, keptCents);
      await addLogEntry(tx, { author, action: 'stayKeptChanged', subject });
      await tellGuest(tx, row, 'kept', { budgets: [] });
      return 'done';
    }),
  );
}

/** Sums that the house notes of a stay. */
type Noted = Partial<Pick<Booking, 'settledCents' | 'handedBackCents'>>;

/** What the log keeps of that: who did what, with which sum. */
type SumEntry = {
  readonly author: string;
  readonly action: DeskAction;
  readonly cents: number;
};

/** Keeps other sums as paid or handed back at the property. @param next of a stay and its money; `undefined` where none is */
async function changeSettled(
  number: string,
  { cents, ...entry }: SumEntry,
  next: (stay: Booking, money: StayMoney) => Noted | undefined,
): Promise<'done' | 'conflict'> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockNumbered(tx, number);
      if (!row) return 'conflict';
      const stay = bookingOf(row);
      const noted = next(stay, moneyOfStay(stay, await listReceived(tx, stay.id)));
      if (!noted) return 'conflict';
      await tx.update(bookings).set(noted).where(eq(bookings.id, stay.id));
      await addLogEntry(tx, { ...entry, subject: stayMoneySubject(number, cents) });
      return 'done';
    }),
  );
}

/** What is to be settled is looked for among the stays that ended in so many days, and later ones. */
const unsettledDays = 365;

/** Whether what a stay owes is waited for: its guest has left, or never comes. */
const mayBeOwing = (stay: Booking, today: Day): boolean =>
  stay.state === 'cancelled' || isOver(stay, today);

/** A stay whose money at the property waits for the house. */
export type UnsettledStay = { readonly stay: Booking; readonly money: StayMoney };

/**
 * The stays that have left and owe something, those that were cancelled too late and do, and those to which something is to
 * be handed back; the earliest first.
 */
export async function listUnsettled(today: Day): Promise<UnsettledStay[]> {
  const { state, checkIn, checkOut, settledCents, cancellationCents, number } = bookings;
  const mayWait = or(
    gt(settledCents, 0),
    gt(cancellationCents, 0),
    and(eq(state, 'booked'), lt(checkOut, today)),
  );
  const rows = await run((db) =>
    db
      .select()
      .from(bookings)
      .where(and(ne(state, 'held'), gte(checkOut, addDays(today, -unsettledDays)), mayWait))
      .orderBy(asc(checkIn), asc(number)),
  );
  const stays = rows.map(bookingOf);
  const sums = await listMoneyOf(stays);
  return stays.flatMap((stay) => {
    const money = sums.get(stay.id);
    if (!money) return [];
    const isWaiting =
      money.surplusCents > 0 || (mayBeOwing(stay, today) && isOwing(stay, money, today));
    return isWaiting ? [{ stay, money }] : [];
  });
}
