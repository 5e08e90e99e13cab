import { deliveryCookieMonths } from '@/content/delivery/delivery';

/** Name of the cookie that keeps the destination a visitor has chosen; scripts can read it. */
export const deliveryCookie = 'delivery';

/** How long it is kept; a month is counted as thirty days, so never longer than is stated. */
export const deliveryCookieSeconds = deliveryCookieMonths * 30 * 24 * 60 * 60;
