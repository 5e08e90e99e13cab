/** Delivery of a cart, whatever is in it; euro cents, VAT included. */
export const cartDeliveryCents = 9_900;
/** Countries of delivery, ISO 3166-1. */
export const deliveryCountries = ['FR', 'BE', 'LU', 'CH', 'MC', 'IT', 'DE', 'ES', 'GB'] as const;
/** Days from the workshop to the room; part of the lead time. */
export const transitDays = { min: 1, max: 3 };
/** Months that a browser keeps where a visitor wants to be delivered. */
export const deliveryCookieMonths = 6;
