import 'server-only';
import { and, eq, or } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { now } from '@/db/process/now';
import { bookings, stayPayments } from '@/db/schema';
import type { PaymentEvent } from '@/lib/checkout/payment-event';
import type { Booking } from '@/lib/residence/booking';
import { isCovered, nightsKey } from '@/lib/residence/stay-money';
import { type BookingCause, queueBookingMails, tellHouse } from './booking-mails';
import { bookingOf, lockBooking, takingNights } from './bookings';
import { freeNights, lockSuites, NightsTaken, takeNights } from './nights';
import { askReturns, closeStayPages, listReceived, noteReported } from './stay-money';

type Row = typeof stayPayments.$inferSelect;

/** A payment page of a stay that was asked for; without an address until the provider has opened it. */
export type StayPage = Pick<Row, 'id' | 'cents' | 'askedAt' | 'payAddress'>;

/** How long the page is open, and for how much longer its nights are kept, in minutes. */
export type PageMinutes = { readonly open: number; readonly grace: number };

/**
 * Asks for the payment page of a held stay, whose nights are kept as long as it is open. Asked again it is the same page,
 * whose nights are kept no longer.
 * @returns `repeated` for a stay that is booked, `taken` when a night is another's by now, `gone` for any other
 */
export async function askForPage(
  id: string,
  minutes: PageMinutes,
  at?: Date,
): Promise<{ readonly page: StayPage; readonly booking: Booking } | 'repeated' | 'taken' | 'gone'> {
  return takingNights(async (tx) => {
    const row = await lockBooking(tx, id);
    if (row?.state === 'booked') return 'repeated';
    if (row?.state !== 'held' || !row.email) return 'gone';
    const time = now(at);
    const isOpen = and(
      eq(stayPayments.bookingId, id),
      eq(stayPayments.state, 'open'),
      sql`${stayPayments.askedAt} > ${time} - make_interval(mins => ${minutes.open}::int)`,
    );
    const [open] = await tx.select().from(stayPayments).where(isOpen);
    if (open) return { page: open, booking: bookingOf(row) };
    await closeStayPages(tx, id);
    const kept = minutes.open + minutes.grace;
    await lockSuites(tx, [row.suite]);
    await takeNights(tx, id, row, { minutes: kept }, at);
    const heldUntil = sql`${time} + make_interval(mins => ${kept}::int)`;
    await tx.update(bookings).set({ heldUntil }).where(eq(bookings.id, id));
    const values = {
      ...{ id: crypto.randomUUID(), bookingId: id, nights: nightsKey(row) },
      ...{ cents: row.totalCents, askedAt: time },
    };
    const [page] = await tx.insert(stayPayments).values(values).returning();
    if (!page) throw new Error('a payment page was not stored');
    return { page, booking: bookingOf(row) };
  });
}

/** Keeps the page that the provider has opened. @returns false when it is not wanted any more */
export async function keepStayPage(
  id: string,
  given: { readonly providerSession: string; readonly payAddress: string },
): Promise<boolean> {
  const [row] = await run((db) =>
    db
      .update(stayPayments)
      .set(given)
      .where(eq(stayPayments.id, id))
      .returning({ state: stayPayments.state }),
  );
  return row?.state === 'open';
}

/** Keeps that nobody can pay on a page any more. */
export async function expireStayPage(id: string): Promise<void> {
  await run((db) =>
    db
      .update(stayPayments)
      .set({ state: 'expired', payAddress: null })
      .where(eq(stayPayments.id, id)),
  );
}

/** The outcome of an event; `undefined` for one that is about no payment of a stay. */
export type HandledStay = 'done' | 'repeated' | 'waiting' | undefined;

async function findPage(
  db: Database,
  { orderId, providerSession, providerPayment }: Omit<PaymentEvent, 'id' | 'type'>,
): Promise<Row | undefined> {
  const named = [
    orderId ? eq(stayPayments.id, orderId) : undefined,
    providerSession ? eq(stayPayments.providerSession, providerSession) : undefined,
    providerPayment ? eq(stayPayments.providerPayment, providerPayment) : undefined,
  ].filter((condition) => condition !== undefined);
  if (named.length === 0) return undefined;
  const [row] = await db
    .select()
    .from(stayPayments)
    .where(or(...named))
    .limit(1);
  return row;
}

/**
 * Handles an event of the payment provider about a stay, in any order and however often it comes. What was paid books the
 * stay while its nights are free; else, and whatever is above its price, it is asked to be given back.
 */
export async function handleStayPayment(
  event: Omit<PaymentEvent, 'id' | 'type'>,
  cause: BookingCause,
  at?: Date,
): Promise<HandledStay> {
  const { fact } = event;
  return run((db) =>
    db.transaction(async (tx) => {
      const found = await findPage(tx, event);
      if (!found) return undefined;
      const booking = await lockBooking(tx, found.bookingId);
      const [page] = await tx.select().from(stayPayments).where(eq(stayPayments.id, found.id));
      if (!booking || !page) return 'repeated';
      switch (fact.kind) {
        case 'paid':
          return page.receivedAt
            ? 'repeated'
            : receive(tx, { booking, page, event: { ...event, fact }, cause, at });
        case 'expired':
          await tx
            .update(stayPayments)
            .set({ state: 'expired', payAddress: null })
            .where(eq(stayPayments.id, page.id));
          return 'done';
        case 'refunded':
          await noteReported(tx, page.id, fact.cents);
          return 'done';
        case 'disputed':
          await tellHouse(tx, booking.id, 'disputed');
          return 'done';
        default:
          return 'done';
      }
    }),
  );
}

type Receipt = {
  readonly booking: typeof bookings.$inferSelect;
  readonly page: Row;
  readonly event: Omit<PaymentEvent, 'id' | 'type' | 'fact'> & {
    readonly fact: Extract<PaymentEvent['fact'], { readonly kind: 'paid' }>;
  };
  readonly cause: BookingCause;
  readonly at: Date | undefined;
};

/** Keeps what was paid, books the stay where that is possible, and asks for the rest to be given back. */
async function receive(
  db: Database,
  { booking, page, event, cause, at }: Receipt,
): Promise<'done'> {
  const { fact, providerSession, providerPayment } = event;
  const ids = {
    ...(providerSession && { providerSession }),
    ...(providerPayment && { providerPayment }),
  };
  const { cents: receivedCents, currency } = fact;
  await db
    .update(stayPayments)
    .set({ ...ids, receivedCents, currency, receivedAt: now(at), payAddress: null })
    .where(eq(stayPayments.id, page.id));
  const state = await bookPaid(db, { booking, page, cause, at });
  if (state !== 'held') await closeStayPages(db, booking.id);
  if (!(await askReturns(db, { ...booking, state }))) return 'done';
  if (state === 'booked' || state === 'noShow') await tellHouse(db, booking.id, 'paidTwice');
  else await queueBookingMails(db, booking, 'paidTooLate', cause);
  return 'done';
}

/** Books a held stay that is paid. @returns the state that it has then: cancelled when a night is another's */
async function bookPaid(
  db: Database,
  { booking, page, cause, at }: Omit<Receipt, 'event'>,
): Promise<(typeof booking)['state']> {
  const { id, state, totalCents } = booking;
  const isPaid = isCovered(totalCents, await listReceived(db, id));
  if (state === 'booked' && isPaid)
    await db.update(bookings).set({ payment: 'card' }).where(eq(bookings.id, id));
  if (state !== 'held' || page.nights !== nightsKey(booking)) return state;
  const isBooked = isPaid && booking.email !== null && (await takeForGood(db, booking, at));
  await db
    .update(bookings)
    .set(
      isBooked
        ? { state: 'booked', heldUntil: null, payment: 'card', confirmedAt: now(at) }
        : { state: 'cancelled', heldUntil: null, endedAt: now(at) },
    )
    .where(eq(bookings.id, id));
  if (isBooked) await queueBookingMails(db, booking, 'booked', cause);
  else await freeNights(db, id);
  return isBooked ? 'booked' : 'cancelled';
}

/** Takes the nights of a stay unless one is another's, which undoes nothing else. */
async function takeForGood(
  db: Database,
  booking: Receipt['booking'],
  at: Date | undefined,
): Promise<boolean> {
  await lockSuites(db, [booking.suite]);
  try {
    await db.transaction((inner) => takeNights(inner, booking.id, booking, null, at));
    return true;
  } catch (error) {
    if (error instanceof NightsTaken) return false;
    throw error;
  }
}
