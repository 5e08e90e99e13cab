/** Time from the start of the page to the promotion. */
export const promoDelayMs = 3_000;
