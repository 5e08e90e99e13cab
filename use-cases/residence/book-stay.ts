import 'server-only';
import { stayRules } from '@/content/residence/stays';
import { keyRing } from '@/db/process/key-ring';
import {
  bookStay as book,
  endStay,
  holdStay as hold,
  moveStay as move,
  saveGuest as save,
} from '@/db/residence/bookings';
import { hasProvider } from '@/lib/checkout/payment-link';
import type { Locale } from '@/lib/i18n/locales';
import type { BookingMailKind } from '@/lib/mail/mail-rules';
import { signalMail } from '@/lib/mail/mail-signal';
import { log } from '@/lib/process/log';
import type { Booking, BookingPayment, Guest } from '@/lib/residence/booking';
import { signBooking } from '@/lib/residence/booking-token';
import { daysBetween } from '@/lib/residence/days';
import {
  datesRefusal,
  freeUntil,
  priceOf,
  refusalOf,
  type Stay,
  type StayRefusal,
} from '@/lib/residence/stay';
import { budgetsOf } from '@/use-cases/account/mail-budgets';
import { orAway } from '@/use-cases/process/or-away';
import { checkRateLimit, type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { closeStayPages, startStayPayment, takesCards, tryToCloseStayPages } from './pay-stay';
import { findSignedBooking } from './read-booking';
import { tryToReturnStayMoney } from './return-money';

/** A booking that was begun or changed, with the token of its pages. */
type Signed = { readonly booking: Booking; readonly token: string };

/**
 * Holds the nights of a stay for whoever begins a booking.
 * @param key of the form: sent again, it holds other nights instead of further ones
 * @returns the booking and its token; why it cannot be booked
 */
export async function holdStay(
  key: string,
  stay: Stay,
  locale: Locale,
): Promise<Signed | StayRefusal | LimitRefusal> {
  const refusal = refusalOf(stay, new Date());
  if (refusal) return refusal;
  return withinLimit('hold', 'a stay could not be held', async () => {
    const totalCents = priceOf(stay);
    const minutes = stayRules.holdMinutes;
    const held = await hold({ id: key, stay, totalCents, language: locale, minutes });
    if (typeof held === 'string') return held;
    if (held.state === 'held') await tryToCloseStayPages(held.id);
    return { booking: held, token: await signBooking(held.id, held.createdAt, await keyRing()) };
  });
}

/** Stores who books a held stay. @returns false when it is held no longer */
export async function saveGuest(token: string, guest: Guest): Promise<boolean | LimitRefusal> {
  return withinLimit('booking', 'a guest could not be stored', async () => {
    const booking = await findSignedBooking(token);
    return booking !== undefined && (await save(booking.id, guest));
  });
}

/** Budgets of the mail to the guest of a booking. */
const causeOf = async (kind: BookingMailKind, { guest }: Booking) => ({
  budgets: guest ? await budgetsOf(kind, guest.email) : [],
});

/**
 * Books a held stay, or leads to the page where it is paid by card.
 * @returns the address of that page; `again` for a payment that is not possible here, `gone` without a booking or a guest, or why its dates can no
 * longer be booked
 */
export async function bookStay(
  token: string,
  payment: BookingPayment,
): Promise<
  | { readonly payAddress: string }
  | 'booked'
  | 'repeated'
  | 'taken'
  | 'gone'
  | 'again'
  | StayRefusal
  | LimitRefusal
> {
  return orAway('a stay could not be booked', async () => {
    const booking = await findSignedBooking(token);
    if (!booking) return 'gone';
    if (booking.state === 'booked') return 'repeated';
    // With a payment link the house takes nights at its reception; in the demonstration no card is read.
    if (payment === 'card' && hasProvider() && !takesCards()) return 'again';
    const refused = await checkRateLimit('booking');
    if (refused) return refused;
    // Midnight may have come since the nights were held.
    const refusal = refusalOf(booking, new Date());
    if (refusal) return refusal;
    if (payment === 'card' && takesCards()) return startStayPayment(booking.id);
    if (!(await closeStayPages(booking.id))) return 'repeated';
    const outcome = await book(booking.id, payment, await causeOf('bookingConfirmed', booking));
    if (outcome === 'booked') {
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
    if (freeUntil(booking.checkIn) <= new Date()) return 'late';
    return (await checkRateLimit('booking')) ?? work(booking);
  });
}

/** Moves a booked stay to other dates, at the price of a night that it has. */
export async function moveStay(
  token: string,
  dates: Pick<Stay, 'checkIn' | 'checkOut'>,
): Promise<'moved' | 'taken' | 'gone' | 'late' | StayRefusal | LimitRefusal> {
  return changing(token, async (booking) => {
    const refusal = datesRefusal(dates, new Date());
    if (refusal) return refusal;
    const nightCents = booking.totalCents / daysBetween(booking.checkIn, booking.checkOut);
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
