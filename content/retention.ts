/** How long what visitors leave is kept: `db/retention.ts` deletes by it, the privacy page says it. */
export const retention = {
  /** Declarations of withdrawal, with the contracts they end: article L. 213-1 of the code de la consommation. */
  contractYears: 10,
  /** After the last message of a conversation. */
  messageYears: 3,
  /** Address, cart and wishlist, after the last session was opened. Source: CNIL, commercial management. */
  accountYears: 3,
  /** In the queue, sent or given up. */
  mailDays: 30,
} as const;
