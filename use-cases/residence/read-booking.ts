import 'server-only';
import { keyRing } from '@/db/process/key-ring';
import { findLinkedBooking } from '@/db/residence/bookings';
import { listClosedDays } from '@/db/residence/closed-days';
import { listTakenNights } from '@/db/residence/nights';
import { findStayPayments, listStayPages } from '@/db/residence/stay-money';
import type { Day } from '@/lib/calendar/days';
import { readLink } from '@/lib/process/row-token';
import type { Booking } from '@/lib/residence/booking';
import type { LostNights } from '@/lib/residence/calendar';
import { keptHold } from '@/lib/residence/hold-cookie';
import type { Stay } from '@/lib/residence/stay';
import { moneyOfStay, type StayMoney } from '@/lib/residence/stay-money';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { orAway } from '@/use-cases/process/or-away';

/** The booking that a token names. `undefined` for a token that this shop did not sign, whose booking is gone, or has newer links. */
export async function findSignedBooking(token: unknown): Promise<Booking | undefined> {
  const link = await readLink('booking', token, await keyRing());
  return link && findLinkedBooking(link);
}

/** The same for a page; `away` without a database. */
export const readBooking = (token: unknown): Promise<Booking | 'away' | undefined> =>
  orAway('reading a booking failed', () => findSignedBooking(token));

/** The booking whose nights this browser holds at the moment, by its cookie; `undefined` when it holds none. */
export async function findOwnHold(): Promise<Booking | undefined> {
  const booking = await findSignedBooking(await keptHold());
  const isHeld = booking?.state === 'held' && (booking.heldUntil ?? 0) > new Date();
  return isHeld ? booking : undefined;
}

/** The same for a page; `away` without a database. */
export const readOwnHold = (): Promise<Booking | 'away' | undefined> =>
  orAway('reading a hold failed', findOwnHold);

/** What became of the nights of a held booking: kept, free to be taken, or another's by now. */
export type HoldState = 'kept' | 'ended' | 'lost';

/** What became of the nights of a held booking, for its pages. */
export async function readHoldState({
  id,
  suite,
  checkIn: from,
  checkOut: to,
  heldUntil,
}: Booking): Promise<HoldState> {
  if ((heldUntil ?? 0) > new Date()) return 'kept';
  const taken = await readTaken(suite, { from, to }, id);
  return taken !== 'away' && taken.size > 0 ? 'lost' : 'ended';
}

/** The money of a stay for its page; none where nobody has paid by card. */
export const readStayMoney = async (booking: Booking): Promise<StayMoney> =>
  moneyOfStay(booking, await findStayPayments(booking.id));

/** Whether a stay has a payment page that may be paid at the moment. */
export const readIsPaying = async (id: string): Promise<boolean> =>
  (await listStayPages(id)).length > 0;

/**
 * The nights of a suite that cannot be booked, as they are taken or the house has closed them, from one day to another;
 * `away` without a database.
 * @param except the booking that is being changed: its own nights can be chosen
 */
export async function readTaken(
  suite: Stay['suite'],
  { from, to }: { readonly from: Day; readonly to: Day },
  except?: string,
): Promise<LostNights | 'away'> {
  return orAway('the free nights could not be read', async () => {
    const [taken, closed] = await Promise.all([
      provenVisitor().then((proven) =>
        listTakenNights(from, to, { except, isProven: proven !== undefined }),
      ),
      listClosedDays('residence', from, to),
    ]);
    return new Map([
      ...[...(taken.get(suite) ?? [])].map((day) => [day, 'taken'] as const),
      ...[...closed].map((day) => [day, 'closed'] as const),
    ]);
  });
}
