import 'server-only';
import { stayRules } from '@/content/residence/stays';
import { keyRing } from '@/db/process/key-ring';
import { findBooking, saveGuest as save, holdStay as store } from '@/db/residence/bookings';
import { keepGuest } from '@/db/residence/lost-holds';
import type { Locale } from '@/lib/i18n/locales';
import { readRow, signLink } from '@/lib/process/row-token';
import { termsToday } from '@/lib/residence/agreed-terms';
import type { Booking, Guest } from '@/lib/residence/booking';
import { keepHold } from '@/lib/residence/hold-cookie';
import { priceOf, refusalOf, type Stay, type StayRefusal } from '@/lib/residence/stay';
import { provenVisitor } from '@/use-cases/account/read-visitor';
import { checkRateLimit, type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';
import { tryToCloseStayPages } from './pay-stay';
import { findOwnHold, findSignedBooking } from './read-booking';

/** A booking that was begun or changed, with the token of its pages. */
type Signed = { readonly booking: Booking; readonly token: string };

/** A hold of a stay for the booking with this id, at its price and on the terms of today. */
const holdOf = async (id: string, stay: Stay, language: Locale) => ({
  ...{ id, stay, language, totalCents: priceOf(stay), terms: termsToday },
  minutes: stayRules.holdMinutes,
  isProven: (await provenVisitor()) !== undefined,
});
type Hold = Awaited<ReturnType<typeof holdOf>>;

/** Holds nights and keeps in a cookie whose they are. @returns why they cannot be held */
async function holdNights(wanted: Hold): Promise<Signed | StayRefusal> {
  const held = await store(wanted);
  if (typeof held === 'string') return held;
  const token = await signLink('booking', held, await keyRing());
  if (held.state === 'held') {
    await keepHold(token);
    await tryToCloseStayPages(held.id);
  }
  return { booking: held, token };
}

/**
 * Holds the nights of a stay for whoever begins a booking. A browser that holds some already gets these instead, after
 * Back and in another tab too: its cookie names them.
 * @param key of the form: sent again, it holds other nights instead of further ones
 * @param token of the booking that is being changed; empty where one begins
 * @returns the booking and its token; why it cannot be booked
 */
export async function holdStay(
  { key, token }: { readonly key: string; readonly token: string },
  stay: Stay,
  locale: Locale,
): Promise<Signed | StayRefusal | LimitRefusal> {
  const refusal = refusalOf(stay, new Date());
  if (refusal) return refusal;
  return withinLimit('hold', 'a stay could not be held', async () => {
    const own = token ? await findSignedBooking(token) : await findOwnHold();
    return holdNights(await holdOf(own?.id ?? key, stay, locale));
  });
}

/**
 * Stores who books a held stay. Nights whose hold has ended are held again, also those of a booking that is deleted by
 * now; where somebody else has them, what the guest typed is kept for other ones.
 * @param stay what the form was about; its price is that of today
 * @returns `gone` for a stay that is booked or cancelled; `changed` when another one is held by now; why its nights cannot
 * be held again
 */
export async function saveGuest(
  token: string,
  guest: Guest,
  stay: Stay | undefined,
  locale: Locale,
): Promise<'saved' | 'gone' | 'changed' | StayRefusal | LimitRefusal> {
  return withinLimit('booking', 'a guest could not be stored', async () => {
    const id = await readRow('booking', token, await keyRing());
    const booking = id ? await findBooking(id) : undefined;
    const wanted = booking ?? stay;
    if (!id || !wanted || (booking && booking.state !== 'held')) return 'gone';
    // Another tab of the same browser may have chosen other nights.
    if (booking && stay && !isSameStay(booking, stay)) return 'changed';
    const { suite, checkIn, checkOut, adults, children } = wanted;
    const hold = await holdOf(id, { suite, checkIn, checkOut, adults, children }, locale);
    const isHeld = (booking?.heldUntil ?? 0) > new Date();
    const refusal = isHeld ? undefined : await holdAgain(hold, guest);
    if (refusal) return refusal;
    return (await save(id, guest, hold.isProven)) ? 'saved' : 'gone';
  });
}

const isSameStay = (one: Stay, other: Stay): boolean =>
  (['suite', 'checkIn', 'checkOut', 'adults', 'children'] as const).every(
    (key) => one[key] === other[key],
  );

/** Holds nights again whose hold has ended. @returns why they cannot be, with the guest kept for other nights */
async function holdAgain(
  lost: Hold,
  guest: Guest,
): Promise<StayRefusal | LimitRefusal | undefined> {
  const held =
    refusalOf(lost.stay, new Date()) ?? (await checkRateLimit('hold')) ?? (await holdNights(lost));
  if (typeof held === 'object' && 'booking' in held) return undefined;
  if (typeof held === 'string' && held !== 'away') await keepGuest(lost, guest);
  return held;
}
