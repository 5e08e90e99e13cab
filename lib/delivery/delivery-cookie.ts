/** Name of the cookie that keeps the destination a visitor has chosen; scripts can read it. */
export const deliveryCookie = 'delivery';
/** How long it is kept: six months. */
export const deliveryCookieSeconds = 182 * 24 * 60 * 60;
