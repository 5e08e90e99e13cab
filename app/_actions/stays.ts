'use server';
import { refresh } from 'next/cache';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { TelephoneNumber } from '@/lib/account/telephone';
import { readDay } from '@/lib/calendar/days';
import { toLocale } from '@/lib/i18n/locales';
import { bookingPayments } from '@/lib/residence/booking';
import { bookingPath } from '@/lib/residence/booking-path';
import { type GuestFaults, guestFields } from '@/lib/residence/guest';
import { findSuite, type Stay } from '@/lib/residence/stay';
import { datesQuery, readDates } from '@/lib/residence/stay-query';
import { formLengths } from '@/lib/site/form-lengths';
import { inLines, inOneLine } from '@/lib/site/typed-text';
import { isRefused } from '@/use-cases/process/rate-limit';
import {
  bookStay as book,
  cancelStay as cancel,
  moveStay as move,
} from '@/use-cases/residence/book-stay';
import { holdStay as hold, saveGuest as save } from '@/use-cases/residence/hold-stay';
import { limitFault, typedInto } from '@/use-cases/site/faults';
import { redirectFrom, redirectWithNotice } from '@/use-cases/site/redirect-with-notice';

const tokenIn = (form: FormData) => String(form.get('token') ?? '');
const datesIn = (form: FormData) => ({
  checkIn: readDay(form.get('from')),
  checkOut: readDay(form.get('to')),
});
const Guests = z.object({
  key: z.guid(),
  adults: z.coerce.number().int().min(0).max(99).catch(0),
  children: z.coerce.number().int().min(0).max(99).catch(99),
});

/** The stay that a form is about; `undefined` where it names none. */
function stayIn(form: FormData): Stay | undefined {
  const suite = findSuite(String(form.get('suite')));
  const { checkIn, checkOut } = datesIn(form);
  const guests = Guests.omit({ key: true }).safeParse(Object.fromEntries(form));
  if (!suite || !checkIn || !checkOut || checkOut <= checkIn || !guests.success) return undefined;
  return { suite: suite.id, checkIn, checkOut, ...guests.data };
}

/** Holds the nights of a stay and leads to the page that asks who comes; back to the calendar, with the reason. */
export async function holdStay(form: FormData): Promise<void> {
  const suite = findSuite(String(form.get('suite')));
  const { checkIn, checkOut } = datesIn(form);
  const { month } = readDates({ month: String(form.get('month')) });
  const guests = Guests.safeParse(Object.fromEntries(form));
  const { adults = 0, children = 0 } = guests.data ?? {};
  const chosen = datesQuery(
    { checkIn, checkOut, month },
    { suite: suite?.slug, adults: String(adults), children: String(children) },
  );
  const token = tokenIn(form);
  const page = `${token ? bookingPath('move', token) : '/residence/book'}?${chosen}`;
  if (!suite || !checkIn || !checkOut || !guests.success)
    redirectWithNotice(form, page, 'datesMissing');
  const stay = { suite: suite.id, checkIn, checkOut, adults, children };
  const held = await hold({ key: guests.data.key, token }, stay, toLocale(form.get('locale')));
  if (typeof held === 'string' || isRefused(held))
    redirectWithNotice(form, page, held === 'away' ? 'failed' : held);
  const { booking } = held;
  refresh(); // Back leads to what the browser holds now
  redirectFrom(form, bookingPath(booking.state === 'held' ? 'details' : 'booking', held.token));
}

const oneLine = z.string().transform(inOneLine);
const line = (most: number) => oneLine.pipe(z.string().min(1).max(most));
const GuestForm = z.object({
  firstName: line(formLengths.name),
  lastName: line(formLengths.name),
  email: EmailAddress,
  phone: TelephoneNumber,
  address: line(formLengths.street),
  city: line(formLengths.city),
  // There are towns without one.
  postcode: oneLine.pipe(z.string().max(formLengths.postcode)),
  country: line(formLengths.country),
  requests: z.string().transform(inLines).pipe(z.string().max(formLengths.requests)),
});

/**
 * Stores who books a held stay and leads to its summary; to the calendar, with the reason, where its nights are lost.
 * @returns invalid fields, or why nothing is stored, with what was typed
 */
export async function saveGuest(_: unknown, form: FormData): Promise<GuestFaults> {
  const typed = typedInto(form, guestFields);
  const given = GuestForm.safeParse(Object.fromEntries(form));
  if (!given.success) {
    const wrong = new Set(given.error.issues.map(({ path }) => path[0]));
    return { fields: guestFields.filter((name) => wrong.has(name)), typed };
  }
  const token = tokenIn(form);
  const saved = await save(token, given.data, stayIn(form), toLocale(form.get('locale')));
  if (isRefused(saved)) return { fields: [], typed, ...limitFault(saved) };
  refresh(); // Back leads to what the guest has given, and the page shows the stay that is held
  if (saved === 'changed') return { fields: [], typed, refusal: saved };
  if (saved === 'gone') redirectFrom(form, bookingPath('booking', token));
  if (saved === 'saved') redirectFrom(form, bookingPath('summary', token));
  redirectWithNotice(form, bookingPath('move', token), saved);
}

/** Books a held stay and leads to its page, or to the payment of its card; back to the summary, or to the calendar, with the reason. */
export async function bookStay(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const payment = z.enum(bookingPayments).safeParse(form.get('payment'));
  const summary = bookingPath('summary', token);
  if (!payment.success) redirectWithNotice(form, summary, 'again');
  const outcome = await book(token, payment.data, String(form.get('shown') ?? ''));
  refresh(); // Back leads to what the stay is now
  if (outcome === 'booked' || outcome === 'repeated' || outcome === 'gone')
    redirectFrom(form, bookingPath('booking', token));
  if (typeof outcome === 'object' && 'payAddress' in outcome) redirect(outcome.payAddress);
  if (outcome === 'again' || outcome === 'changed' || isRefused(outcome))
    redirectWithNotice(form, summary, outcome);
  // What the guest typed is kept: the calendar shows what is free now.
  redirectWithNotice(form, bookingPath('move', token), outcome);
}

/** Moves a booked stay to other dates; back to the calendar, with the reason. */
export async function moveStay(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const { checkIn, checkOut } = datesIn(form);
  const page = `${bookingPath('move', token)}?${datesQuery({ checkIn, checkOut })}`;
  if (!checkIn || !checkOut) redirectWithNotice(form, page, 'datesMissing');
  const outcome = await move(token, { checkIn, checkOut });
  refresh(); // Back leads to what the stay is now
  if (outcome === 'gone') redirectFrom(form, bookingPath('booking', token));
  const isOver = outcome === 'moved' || outcome === 'late';
  redirectWithNotice(
    form,
    isOver ? bookingPath('booking', token) : page,
    outcome === 'away' ? 'failed' : outcome,
  );
}

/** Cancels a booked stay, and goes back to its page. */
export async function cancelStay(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const page = bookingPath('booking', token);
  const outcome = await cancel(token);
  refresh(); // Back leads to what the stay is now
  if (outcome === 'gone') redirectFrom(form, page);
  redirectWithNotice(form, page, outcome === 'away' ? 'failed' : outcome);
}
