/** Delivery of a cart, whatever is in it; euro cents, VAT included. */
export const cartDeliveryCents = 9_900;
/** French VAT, contained in every price. Source: article 278 of the code général des impôts. */
export const vatPercent = 20;
/** Countries of delivery, ISO 3166-1. */
export const deliveryCountries = ['FR', 'BE', 'LU', 'CH', 'MC', 'IT', 'DE', 'ES', 'GB'] as const;
/** Days from the workshop to the room; part of the lead time. */
export const transitDays = { min: 1, max: 3 };
/** Withdrawal period in days; French law requires 14. */
export const withdrawalDays = 14;
/** Days from a declaration of withdrawal to its refund. Source: article L. 221-24 of the code de la consommation. */
export const refundDays = 14;
/** Months that a browser keeps where a visitor wants to be delivered. */
export const deliveryCookieMonths = 6;
/** Days that an offer (« devis ») is valid. */
export const offerDays = 30;
/** Nights of trial for a mattress, by contract with its maker. */
export const trialNights = 100;
/** Largest quantity of one configuration in a cart. */
export const maxPerLine = 99;
/** Configurations that a cart holds: its page shows all of them. */
export const maxLines = 100;
/** Largest total of an offer, euro cents. The database keeps amounts as 32-bit integers, up to 21 474 836.47 €. */
export const maxOfferCents = 2_000_000_000;
/** Price that the payment page shows when none is given, euro cents. */
export const defaultPurchaseCents = 99_999_900;
export const defaultDeliveryWeeks = { min: 2, max: 4 };
export const defaultWarrantyYears = 10;
/** Numbers of instalments on offer; the last two need a credit partner. */
export const instalmentCounts = [1, 3, 12, 24] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];
/** Ways to pay on offer. */
export const paymentMethods = ['apple-pay', 'card', 'paypal'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** Methods that the house's account with its provider can have, as Stripe names them; the last two lend. */
export const accountMethods = ['card', 'paypal', 'klarna', 'alma'] as const;
export type AccountMethod = (typeof accountMethods)[number];
