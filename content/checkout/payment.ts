/** Price that the payment page shows when none is given, euro cents. */
export const defaultPurchaseCents = 99_999_900;
export const defaultWarrantyYears = 10;
/** Numbers of instalments on offer; the last two need a credit partner. */
export const instalmentCounts = [1, 3, 12, 24] as const;
export type InstalmentCount = (typeof instalmentCounts)[number];
/** Ways to pay on the page of a provider. */
export const providerMethods = ['apple-pay', 'card', 'paypal'] as const;
export type ProviderMethod = (typeof providerMethods)[number];
/** Ways to pay on offer: those, and a bank transfer to the house's own account. */
export const paymentMethods = [...providerMethods, 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** Methods that the house's account with its provider can have, as Stripe names them; the last two lend. */
export const accountMethods = ['card', 'paypal', 'klarna', 'alma'] as const;
export type AccountMethod = (typeof accountMethods)[number];
