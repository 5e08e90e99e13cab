import { tokenInPath } from '@/lib/site/token-in-path';

/** The pages of a booking: its guest, its confirmation, the stay once it is booked, and other dates for it. */
export type BookingPage = 'details' | 'summary' | 'booking' | 'move';

/** Path of a page of a booking, without language. @param token for a `booking`, or what somebody sent instead */
export const bookingPath = <Page extends BookingPage>(
  page: Page,
  token: string,
): `/residence/${Page}/${string}` => `/residence/${page}/${tokenInPath(token)}`;
