/** How long personal data is kept: `db/retention.ts` deletes by it, the privacy page states it. */
export const retention = {
  /** Declarations of withdrawal, as long as contracts. Source: article L. 213-1 of the code de la consommation. */
  contractYears: 10,
  /** After the last message of a conversation. */
  messageYears: 3,
  /** Address, cart and wishlist, from the last time a session was opened. Source: CNIL, commercial management. */
  accountYears: 3,
  /** Mails in the queue, whether waiting or given up. */
  mailDays: 30,
} as const;
