'use server';
import { refresh } from 'next/cache';
import { z } from 'zod';
import type { AppointmentPlace } from '@/content/appointments/appointments';
import { EmailAddress } from '@/lib/account/email-address';
import { OptionalTelephone, TelephoneNumber } from '@/lib/account/telephone';
import { appointmentPath } from '@/lib/appointments/appointment-path';
import { type CallerFaults, callerFields } from '@/lib/appointments/caller';
import { hourPath, hourQuery, readHourQuery } from '@/lib/appointments/hour-query';
import { isCalled } from '@/lib/appointments/place';
import { dropTypedPhone, keepTypedPhone } from '@/lib/appointments/typed-phone';
import { wordOf } from '@/lib/catalogue/choice';
import { localePath, toLocale } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';
import { inLines, inOneLine } from '@/lib/site/typed-text';
import {
  bookHour as book,
  cancelHour as cancel,
  moveHour as move,
} from '@/use-cases/appointments/book-hour';
import { choiceIn } from '@/use-cases/cart/choice-in';
import { isRefused } from '@/use-cases/process/rate-limit';
import { limitFault, typedInto } from '@/use-cases/site/faults';
import {
  noticePath,
  redirectFrom,
  redirectWithNotice,
} from '@/use-cases/site/redirect-with-notice';

const tokenIn = (form: FormData) => String(form.get('token') ?? '');
const text = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : undefined);

/** The hour that a form names, as an address would. */
const queryIn = (form: FormData) =>
  readHourQuery(
    Object.fromEntries(
      ['place', 'spoken', 'zone', 'about', 'at'].map((name) => [name, text(form.get(name))]),
    ),
    toLocale(form.get('locale')),
  );

/** Leads from a piece to the hours, with the configuration that its form names. */
export async function askForHour(form: FormData): Promise<void> {
  const choice = choiceIn(form);
  redirectFrom(form, hourPath(choice && wordOf(choice)));
}

const formOf = (place: AppointmentPlace) =>
  z.object({
    name: z.string().transform(inOneLine).pipe(z.string().min(1).max(formLengths.name)),
    email: EmailAddress,
    phone: isCalled(place) ? TelephoneNumber : OptionalTelephone,
    wishes: z.string().transform(inLines).pipe(z.string().max(formLengths.requests)),
  });

/**
 * Books an hour and leads to its page.
 * @returns invalid fields, or why the hour is not booked, with what was typed
 */
export async function bookHour(_: unknown, form: FormData): Promise<CallerFaults> {
  const { at, ...hour } = queryIn(form);
  const typed = typedInto(form, callerFields);
  const given = formOf(hour.place).safeParse(Object.fromEntries(form));
  if (!given.success) {
    const wrong = new Set(given.error.issues.map(({ path }) => path[0]));
    return { fields: callerFields.filter((name) => wrong.has(name)), typed };
  }
  const key = z.guid().safeParse(form.get('key'));
  if (!at || !key.success) return { fields: [], typed, refusal: 'noHour' };
  const { place, spoken, zone, about = null } = hour;
  const booked = await book({
    ...{ id: key.data, place, spoken, startsAt: at, timeZone: zone, about },
    language: toLocale(form.get('locale')),
    caller: given.data,
  });
  refresh(); // the page lists the hours that are free now, and Back gives another form
  if (typeof booked === 'object' && 'token' in booked)
    redirectFrom(form, appointmentPath('booked', booked.token));
  return {
    ...{ fields: [], typed },
    ...(isRefused(booked) ? limitFault(booked) : { refusal: booked }),
  };
}

/** Moves a booked hour; back to the hours, with the reason and the number that was typed. */
export async function moveHour(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const { at, ...hour } = queryIn(form);
  const path = appointmentPath('move', token);
  const page = `${path}?${hourQuery(hour)}`;
  const typed = text(form.get('phone'));
  const address = localePath(toLocale(form.get('locale')), path);
  if (typed) await keepTypedPhone(typed, address);
  if (!at) redirectWithNotice(form, page, 'noHour');
  const phone = typed === undefined ? undefined : TelephoneNumber.safeParse(typed);
  const chosen = `${path}?${hourQuery({ ...hour, at })}`;
  // The field has the focus: a page that opens at its top would hide it.
  if (phone && !phone.success) redirectFrom(form, `${noticePath(chosen, 'noPhone')}#phone`);
  const wanted = { place: hour.place, startsAt: at, ...(phone && { phone: phone.data }) };
  const outcome = await move(token, wanted);
  refresh(); // Back leads to what the hour is now
  const isOver = outcome === 'moved' || outcome === 'late';
  if (isOver || outcome === 'gone') await dropTypedPhone(address);
  if (outcome === 'gone') redirectFrom(form, appointmentPath('booked', token));
  redirectWithNotice(
    form,
    isOver ? appointmentPath('booked', token) : page,
    outcome === 'away' ? 'failed' : outcome,
  );
}

/** Cancels a booked hour, and goes back to its page. */
export async function cancelHour(form: FormData): Promise<void> {
  const token = tokenIn(form);
  const page = appointmentPath('booked', token);
  const outcome = await cancel(token);
  refresh(); // Back leads to what the hour is now
  if (outcome === 'gone') redirectFrom(form, page);
  redirectWithNotice(form, page, outcome === 'away' ? 'failed' : outcome);
}
