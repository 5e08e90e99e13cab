import 'server-only';
import { bookStay as book, endStay, moveStay as move } from '@/db/residence/bookings';
import { daysBetween } from '@/lib/calendar/days';
import { hasProvider } from '@/lib/checkout/payment-link';
import type { BookingMailKind } from '@/lib/mail/mail-rules';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import { type Booking, type BookingPayment, shownKey } from '@/lib/residence/booking';
import { dropHold } from '@/lib/residence/hold-cookie';
import {
  datesRefusal,
  freeUntil,
  nightCentsOf,
  refusalOf,
  type Stay,
  type StayRefusal,
} from '@/lib/residence/stay';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal } from '@/use-cases/process/rate-limit';
import { closeStayPages, startStayPayment, takesCards } from './pay-stay';
import { findSignedBooking } from './read-booking';
import { tryToReturnStayMoney } from './return-money';

/** Budgets of the mail to the guest of a booking. */
const causeOf = async (kind: BookingMailKind, { guest }: Booking) => ({
  budgets: guest ? await budgetsOf(kind, guest.email) : [],
});

/**
 * Books a held stay, or leads to the page where it is paid by card.
 * @param shown what the guest has read of it, as `shownKey` writes it
 * @returns the address of that page; `changed` when it is another stay by now; `again` for a payment that is not possible here, `gone` without a booking or a guest, or why its dates can no
 * longer be booked
 */
export async function bookStay(
  token: string,
  payment: BookingPayment,
  shown: string,
): Promise<
  | { readonly payAddress: string }
  | 'booked'
  | 'repeated'
  | 'taken'
  | 'changed'
  | 'gone'
  | 'again'
  | StayRefusal
  | LimitRefusal
> {
  return orAway('a stay could not be booked', async () => {
    const booking = await findSignedBooking(token);
    if (!booking) return 'gone';
    if (booking.state === 'booked') return 'repeated';
    // Another tab of the same browser may have chosen other nights.
    if (booking.state === 'held' && shown !== shownKey(booking)) return 'changed';
    // With a payment link the house takes nights at its reception; in the demonstration no card is read.
    if (payment === 'card' && hasProvider() && !takesCards()) return 'again';
    const refused = await checkRateLimit('booking');
    if (refused) return refused;
    // Midnight may have come since the nights were held.
    const refusal = refusalOf(booking, new Date());
    if (refusal) return refusal;
    if (payment === 'card' && takesCards()) return startStayPayment(booking.id);
    if (!(await closeStayPages(booking.id))) return 'repeated';
    const cause = await causeOf('bookingConfirmed', booking);
    const outcome = await book(booking.id, payment, cause, { shown });
    if (outcome === 'booked') {
      await dropHold();
      signalMail();
      log().info({ event: 'stay-booked', number: booking.number }, 'a stay was booked');
    }
    return outcome;
  });
}

/** Does something with a booked stay that its guest may still change without cost. */
async function changing<T>(
  token: string,
  work: (booking: Booking) => Promise<T>,
): Promise<T | 'gone' | 'late' | LimitRefusal> {
  return orAway('a stay could not be changed', async () => {
    const booking = await findSignedBooking(token);
    if (booking?.state !== 'booked') return 'gone';
    if (freeUntil(booking) <= new Date()) return 'late';
    return (await checkRateLimit('booking')) ?? work(booking);
  });
}

/** Moves a booked stay to other dates, at the price of a night that it has. */
export async function moveStay(
  token: string,
  dates: Pick<Stay, 'checkIn' | 'checkOut'>,
): Promise<'moved' | 'taken' | 'gone' | 'late' | StayRefusal | LimitRefusal> {
  return changing(token, async (booking) => {
    const refusal = datesRefusal(dates, new Date(), booking);
    if (refusal) return refusal;
    const nightCents = nightCentsOf(booking);
    const totalCents = nightCents * daysBetween(dates.checkIn, dates.checkOut);
    const cause = await causeOf('bookingMoved', booking);
    const outcome = await move(booking.id, { ...dates, totalCents }, cause);
    signalMail();
    await tryToReturnStayMoney();
    return outcome;
  });
}

/** Cancels a booked stay without cost; what was paid for it is given back. */
export async function cancelStay(
  token: string,
): Promise<'cancelled' | 'gone' | 'late' | LimitRefusal> {
  return changing(token, async (booking) => {
    const cause = await causeOf('bookingCancelled', booking);
    const isDone = await endStay(booking.id, 'cancelled', cause);
    signalMail();
    await tryToReturnStayMoney();
    return isDone ? 'cancelled' : 'gone';
  });
}
