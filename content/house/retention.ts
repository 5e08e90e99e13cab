/** How long personal data is kept: `db/account/retention.ts` deletes by it, the privacy page states it. */
export const retention = {
  /**
   * Orders, invoices, declarations of withdrawal, and what people of the house did with them. Source: articles
   * L. 213-1 of the code de la consommation (contracts) and L. 123-22 of the code de commerce (accounts).
   */
  contractYears: 10,
  /** Unpaid orders, and events of payments that belong to no order. */
  unpaidOrderYears: 1,
  /** Of these, the orders without an address, once they can no longer be paid. */
  anonymousOrderDays: 3,
  /** Offers, after their last day. One that led to an order is kept as long as the order, if that is longer. */
  offerYears: 1,
  /** After the last message of a conversation. */
  messageYears: 3,
  /** Hours with the house, after their day. */
  appointmentYears: 1,
  /** Address, cart and wishlist, from the last time a session was opened. Source: CNIL, commercial management. */
  accountYears: 3,
  /**
   * The newsletter, and the address it goes to, from the last time its reader confirmed it or opened a session. Source:
   * CNIL, référentiel « gestion commerciale »: three years after the last contact from the person; opening a mail is none.
   */
  newsletterYears: 3,
  /** Sessions, their cookies and that of the language. Source: CNIL, cookies and trackers. */
  sessionMonths: 13,
  /** Technical logs: deleted by whoever collects them, as they are not in the database. */
  logMonths: 13,
  /** Mails in the queue, whether waiting or given up. */
  mailDays: 30,
} as const;
