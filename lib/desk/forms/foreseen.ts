import { z } from 'zod';
import { appointmentPlaces } from '@/content/appointments/appointments';
import { momentOf } from '@/lib/calendar/clock';
import { readDay } from '@/lib/calendar/days';
import { refundWays } from '@/lib/checkout/refund';
import { centsIn } from '@/lib/desk/amount';
import type { Booking } from '@/lib/residence/booking';
import { centsOfMove } from '@/lib/residence/dates-by-hand';
import { formLengths } from '@/lib/site/form-lengths';

/** What a form of the desk would change of a stay or an hour, or give back of an order, as facts of a mail that is seen before. */
export type Foreseen = Readonly<
  Partial<
    Record<
      | 'checkIn'
      | 'deliveryDate'
      | 'checkOut'
      | 'keptCents'
      | 'startsAt'
      | 'place'
      | 'videoLink'
      | 'refundCents'
      | 'way',
      string
    >
  >
>;

const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const Place = z.enum(appointmentPlaces);
const Way = z.enum(refundWays);
const Cents = z.string().regex(/^[1-9]\d{0,9}$/);
const Link = z.url({ protocol: /^https$/ }).max(formLengths.videoLink);

/** What is typed into such a form; nothing of what cannot be read. */
export function foreseenIn(form: FormData): Foreseen {
  const [checkIn, checkOut] = [readDay(form.get('from')), readDay(form.get('to'))];
  const kept = form.get('kept');
  const cents = typeof kept === 'string' ? centsIn(kept) : undefined;
  const day = readDay(form.get('on'));
  const time = Time.safeParse(form.get('time'));
  const place = Place.safeParse(form.get('place'));
  const [refund, way] = [Cents.safeParse(form.get('confirmed')), Way.safeParse(form.get('way'))];
  const deliveryDate = readDay(form.get('deliveryDate'));
  const videoLink = Link.safeParse(form.get('videoLink'));
  return {
    ...(checkIn && checkOut && checkIn < checkOut && { checkIn, checkOut }),
    ...(Number.isSafeInteger(cents) && { keptCents: String(cents) }),
    ...(day && time.success && { startsAt: momentOf(day, time.data).toISOString() }),
    ...(place.success && { place: place.data }),
    ...(refund.success && way.success && { refundCents: refund.data, way: way.data }),
    ...(deliveryDate && { deliveryDate }),
    ...(videoLink.success && { videoLink: videoLink.data }),
  };
}

/** A stay with other dates, at the price of its nights; as it is without them. */
export function withDates(stay: Booking, { checkIn, checkOut }: Foreseen): Booking {
  if (!checkIn || !checkOut) return stay;
  return { ...stay, checkIn, checkOut, totalCents: centsOfMove(stay, { checkIn, checkOut }) };
}
