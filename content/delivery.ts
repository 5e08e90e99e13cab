/** Once per cart, whatever it holds; euro cents, VAT included. */
export const cartDeliveryCents = 9_900;
/** Where the company delivers, ISO 3166-1. */
export const deliveryCountries = ['FR', 'BE', 'LU', 'CH', 'MC', 'IT', 'DE', 'ES', 'GB'] as const;
/** From the workshop to the room, days, once a piece is made; within its lead time. */
export const transitDays = { min: 1, max: 3 };
/** Days to change one's mind; French law asks for 14. */
export const withdrawalDays = 14;
/** Nights of trial in the mattress partnership. */
export const trialNights = 100;
/** Most pieces of one configuration in a cart. */
export const maxPerLine = 99;
/** What the payment page assumes when nothing was chosen. */
export const defaultPurchaseCents = 99_999_900;
export const defaultDeliveryWeeks = { min: 2, max: 4 };
export const defaultWarrantyYears = 10;
/** Equal parts a payment can be split into; the last two need a credit partner. */
export const instalmentCounts = [1, 3, 12, 24] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];
