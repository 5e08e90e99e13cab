import 'server-only';
import { z } from 'zod';
import { retention } from '@/content/house/retention';
import { daysAfter } from '@/lib/calendar/dates';
import type { Keys } from '@/lib/process/keys';
import { readClaims, sign } from '@/lib/process/signature';

const AppointmentClaims = z.object({ appointment: z.uuid() });

/** What could be a token: any other text may be long, or no text that an address can hold. */
const tokenShape = /^[\w.-]{1,500}$/;

/** The token in the addresses of an hour: it shows and changes this hour and nothing else, and is the same each time. */
export const signAppointment = (id: string, createdAt: Date, keys: Keys): Promise<string> =>
  sign(
    { appointment: id },
    daysAfter(createdAt, (retention.appointmentYears + 1) * 366),
    keys,
    'appointment',
  );

/** The id of the hour in a token of `signAppointment`; `undefined` for any other text. */
export async function readAppointmentToken(
  token: unknown,
  keys: Keys,
): Promise<string | undefined> {
  return (await readClaims(token, AppointmentClaims, keys, 'appointment'))?.appointment;
}

/** The pages of an hour: what it is, and another one instead. */
export type AppointmentPage = 'booked' | 'move';

/** Path of a page of an hour, without language. @param token of `signAppointment`, or what somebody sent instead */
export const appointmentPath = <Page extends AppointmentPage>(
  page: Page,
  token: string,
): `/appointment/${Page}/${string}` =>
  `/appointment/${page}/${tokenShape.test(token) ? token : 'none'}`;
