import { tokenInPath } from '@/lib/site/token-in-path';

/** The pages of an hour: what it is, and another one instead. */
export type AppointmentPage = 'booked' | 'move';

/** Path of a page of an hour, without language. @param token for an `appointment`, or what somebody sent instead */
export const appointmentPath = <Page extends AppointmentPage>(
  page: Page,
  token: string,
): `/appointment/${Page}/${string}` => `/appointment/${page}/${tokenInPath(token)}`;
