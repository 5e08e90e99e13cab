/** Delivery of a cart, whatever is in it; euro cents, VAT included. */
export const cartDeliveryCents = 9_900;
/** Whether pieces are carried to their room and put together for the price of the piece. */
export const installation: 'included' | 'charged' = 'included';
/** What it costs that the house takes packaging and, of the same kind, an old piece away. */
export const takingAway: 'free' | 'charged' = 'free';
/** How many people bring a piece and install it. Source: sample agreement with the carriers. */
export const carriersAtTheDoor = 2;
/** Countries of delivery, ISO 3166-1. */
export const deliveryCountries = ['FR', 'BE', 'LU', 'CH', 'MC', 'IT', 'DE', 'ES', 'GB'] as const;
/**
 * Countries of delivery outside the customs territory of the Union, where duties and taxes are asked of the buyer. Source:
 * article 4 of regulation (EU) No 952/2013; Monaco is part of it.
 */
export const customsCountries = [
  'CH',
  'GB',
] as const satisfies readonly (typeof deliveryCountries)[number][];
/**
 * Whether a delivery takes the name and address of the buyer out of the European Economic Area. Source: article 126 of its
 * agreement, as of 2026-11-29: Switzerland, Monaco and the United Kingdom are no part of it.
 */
export const isOutsideEea: Readonly<Record<(typeof deliveryCountries)[number], boolean>> = {
  ...{ FR: false, BE: false, LU: false, IT: false, DE: false, ES: false },
  ...{ CH: true, MC: true, GB: true },
};
/** Who pays these duties and taxes. */
export const customsPaidBy: 'buyer' | 'house' = 'buyer';
/** Months that a browser keeps where a visitor wants to be delivered. */
export const deliveryCookieMonths = 6;
/** How the house agrees a delivery with the buyer, and on what. */
export const deliveryAgreement: { readonly by: 'call' | 'mail'; readonly on: 'day' | 'halfDay' } = {
  by: 'call',
  on: 'day',
};
/** So many days ahead a delivery is agreed at the most: a later day is a slip of the pen. */
export const agreedDaysAhead = 365;
/**
 * Days of the week, 0 for Monday, public holidays apart: those on which the house works and pieces are installed, and those on
 * which the carriers drive. Source: sample agreement with the carriers.
 */
export const weekdays = { house: [0, 1, 2, 3, 4], carriers: [0, 1, 2, 3, 4, 5] } as const;
/** So many orders the carriers deliver on one day. Source: sample agreement with the carriers, two teams. */
export const deliveriesPerDay = 4;
