/** Name of the cookie that keeps the destination a visitor has chosen; scripts can read it. */
export const deliveryCookie = 'delivery';

/**
 * How long it is kept: `deliveryCookieMonths` of thirty days. Written out, so that client code loads no other facts; a
 * test compares the two.
 */
export const deliveryCookieSeconds = 15_552_000;
