/** Withdrawal period in days; French law requires 14. */
export const withdrawalDays = 14;
/** Days from a declaration of withdrawal to its refund. Source: article L. 221-24 of the code de la consommation. */
export const refundDays = 14;
/** What the house asks for collecting a piece that is given back. By law the buyer may bear it, once told so (article L. 221-23). */
export const returnCollection: 'free' | 'charged' = 'free';
/** Working days from a payment to the day the workshop takes the order on. */
export const takeOnWorkingDays = 2;
/** Days that an offer (« devis ») is valid. */
export const offerDays = 30;
/** What an offer costs who asks for it. */
export const offerCharge: 'free' | 'charged' = 'free';
/** What a repair under the guarantee of the house costs: parts, work and the way there. */
export const guaranteeRepairs: 'free' | 'charged' = 'free';
/** Nights of trial for a mattress, by contract with its maker. */
export const trialNights = 100;
/** Largest total of an offer, euro cents. The database keeps amounts as 32-bit integers, up to 21 474 836.47 €. */
export const maxOfferCents = 2_000_000_000;
