import 'server-only';
import { z } from 'zod';
import { retention } from '@/content/house/retention';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const BookingClaims = z.object({ booking: z.uuid() });

/** What could be a token: any other text may be long, or no text that an address can hold. */
const tokenShape = /^[\w.-]{1,500}$/;

/**
 * The token in the addresses of a booking: it shows and changes this booking and nothing else, and is the same each
 * time.
 */
export const signBooking = (id: string, createdAt: Date, keys: Keys): Promise<string> =>
  sign({ booking: id }, daysAfter(createdAt, retention.contractYears * 366), keys, 'booking');

/** The id of the booking in a token of `signBooking`; `undefined` for any other text. */
export async function readBookingToken(token: unknown, keys: Keys): Promise<string | undefined> {
  return (await readClaims(token, BookingClaims, keys, 'booking'))?.booking;
}

/** The pages of a booking: its guest, its confirmation, the stay once it is booked, and other dates for it. */
export type BookingPage = 'details' | 'summary' | 'booking' | 'move';

/** Path of a page of a booking, without language. @param token of `signBooking`, or what somebody sent instead */
export const bookingPath = <Page extends BookingPage>(
  page: Page,
  token: string,
): `/residence/${Page}/${string}` =>
  `/residence/${page}/${tokenShape.test(token) ? token : 'none'}`;
