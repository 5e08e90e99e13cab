/**
 * From this price, VAT included, a piece can be ordered with a deposit, euro cents; a composition of the atelier at any
 * price. Source: order terms of the house, autumn 2026.
 */
export const depositFromCents = 1_500_000;

/** What part of an order the deposit is, in percent. Source: as above. */
export const depositPercent = 30;

/** So many days after the balance was asked for, its buyer is reminded. Source: as above. */
export const balanceReminderDays = [7, 14] as const;

/** So many hours after a balance was asked for, it is not asked for by hand again. */
export const balanceAskHours = 24;

/** Days that the link of a mail leads to the payment of a balance: longer than any piece is in the making. */
export const balanceLinkDays = 400;
