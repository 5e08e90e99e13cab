import 'server-only';

/**
 * The advisory locks of the house, each held until the end of its transaction: a number of each is its own, whatever is
 * locked with it.
 */
export const locks = {
  /** Migrations: one process makes them. */
  migration: 7_460_112,
  /** The series of invoices, which has no gap. */
  invoices: 7_460_113,
  /** What a provider says of a payment, with the payment. */
  payment: 7_460_114,
  /** The orders of a checkout token, with the purchase. */
  purchase: 7_460_115,
  /** The series of credit notes, which has no gap. */
  credits: 7_460_116,
  /** The nights of a suite, with the suite. */
  suite: 7_460_117,
  /** The days of the plan. */
  plan: 7_460_118,
  /** A stay that an order credits, with its number. */
  stay: 7_460_119,
  /** The orders of a browser, with its hash. */
  browser: 7_460_120,
  /** The hours of a person, with their address. */
  caller: 7_460_121,
} as const;
