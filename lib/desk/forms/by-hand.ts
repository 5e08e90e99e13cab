import 'server-only';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { OptionalTelephone, TelephoneNumber } from '@/lib/account/telephone';
import { offeredPlaces } from '@/lib/appointments/place';
import { openingTimes } from '@/lib/appointments/slots';
import { readZone } from '@/lib/appointments/zone';
import { momentOf } from '@/lib/calendar/clock';
import { type Day, readDay } from '@/lib/calendar/days';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { isBookableByHand } from '@/lib/residence/dates-by-hand';
import { findSuite, type Stay } from '@/lib/residence/stay';
import { formLengths } from '@/lib/site/form-lengths';
import { inLines, inOneLine } from '@/lib/site/typed-text';
import { wrongIn } from './field-faults';

const text = z.string().transform(inLines);
const line = (most: number) => z.string().transform(inOneLine).pipe(z.string().min(1).max(most));

/** Where a confirmation goes, and in which language. */
const reach = {
  email: z.literal('').or(EmailAddress),
  language: z.enum(locales).default(defaultLocale),
};
const Reach = z.object({ ...reach, email: EmailAddress });

const Counts = z.object({
  adults: z.coerce.number().int().min(1),
  children: z.coerce.number().int().min(0),
});
const Guest = z.object({
  ...{ firstName: line(formLengths.name), lastName: line(formLengths.name) },
  ...{ phone: TelephoneNumber, ...reach },
  requests: text.pipe(z.string().max(formLengths.requests)),
});

/**
 * What is typed to book a stay for somebody who telephones: the stay and its guest, each where it can be booked, and the fields
 * in which something is amiss. The house may book as long as it likes. `reach` is set where a confirmation would leave.
 */
export function stayIn(form: FormData, today: Day) {
  const fields = Object.fromEntries(form);
  const suite = findSuite(String(form.get('suite')));
  const [checkIn, checkOut] = [readDay(form.get('from')), readDay(form.get('to'))];
  const [counts, guest] = [Counts.safeParse(fields), Guest.safeParse(fields)];
  const { adults = 0, children = 0 } = counts.data ?? {};
  const isCrowded = suite !== undefined && adults + children > suite.guests;
  const isDated = checkIn && checkOut && isBookableByHand({ checkIn, checkOut }, today);
  const stay: Stay | undefined =
    suite && isDated && counts.success && !isCrowded
      ? { suite: suite.id, checkIn, checkOut, ...counts.data }
      : undefined;
  const wrong = [
    ...(isDated || (checkIn && checkIn >= today) ? [] : (['from'] as const)),
    ...(isDated || (checkIn && checkIn < today) ? [] : (['to'] as const)),
    ...(isCrowded ? (['adults', 'children'] as const) : []),
    ...wrongIn(counts.error),
    ...wrongIn(guest.error),
  ];
  return { stay, guest: guest.data, reach: Reach.safeParse(fields).data, checkIn, wrong };
}

/** What a form says of who comes to a booked stay, and the fields in which something is amiss. */
export function guestIn(form: FormData) {
  const fields = Object.fromEntries(form);
  const [counts, guest] = [Counts.safeParse(fields), Guest.safeParse(fields)];
  return {
    guest: counts.success && guest.success ? { ...guest.data, ...counts.data } : undefined,
    wrong: [...wrongIn(counts.error), ...wrongIn(guest.error)],
  };
}

const Hour = z.object({
  place: z.enum(offeredPlaces),
  spoken: z.enum(locales),
  time: z.string().refine((time) => openingTimes.includes(time)),
});
const Caller = z.object({
  name: line(formLengths.name),
  phone: TelephoneNumber,
  ...reach,
  wishes: text.pipe(z.string().max(formLengths.requests)),
});

/**
 * The same of an hour, at a time at which hours begin on some day, so that none overlap. `phone` is the number that is typed,
 * empty where it is none.
 */
export function hourIn(form: FormData, now: Date) {
  const fields = Object.fromEntries(form);
  const day = readDay(form.get('on'));
  const [hour, caller] = [Hour.safeParse(fields), Caller.safeParse(fields)];
  const startsAt = day && hour.success ? momentOf(day, hour.data.time) : undefined;
  const isPast = startsAt !== undefined && startsAt <= now;
  const wrong = [
    ...(day ? [] : (['on'] as const)),
    ...(isPast ? (['on', 'time'] as const) : []),
    ...wrongIn(hour.error),
    ...wrongIn(caller.error),
  ];
  const { place, spoken } = hour.data ?? {};
  const isBookable = startsAt && !isPast && place && spoken;
  return {
    hour: isBookable
      ? { place, spoken, startsAt, timeZone: readZone(form.get('zone')), about: null }
      : undefined,
    caller: caller.data,
    reach: Reach.safeParse(fields).data,
    phone: OptionalTelephone.safeParse(form.get('phone') ?? '').data ?? '',
    day,
    wrong,
  };
}

/**
 * What a form says of who comes to a booked hour, and by which clocks; the fields in which something is amiss. The number may
 * be missing: nobody is called for a visit.
 */
export function callerIn(form: FormData) {
  const Called = Caller.extend({ phone: OptionalTelephone });
  const { data, error } = Called.safeParse(Object.fromEntries(form));
  return {
    caller: data && { ...data, timeZone: readZone(form.get('zone')) },
    wrong: wrongIn(error),
  };
}
