/**
 * What of the house is a sample. Sentences on pages and in mails say so of each: one that has become real is `false` here, and
 * `tests/content/house/said-samples.ts` names the sentences that have to go.
 */
export const samples = {
  /** Registration, address, telephones and e-mails, until it is registered. */
  company: true,
  host: true,
  mediator: true,
  /** Who grants instalments in the terms. */
  lender: true,
  /** Suites, prices, place and services. */
  residence: true,
  advisers: true,
  mattressMaker: true,
  /** What is paid for the recycling of a piece. */
  ecoContribution: true,
  testimonials: true,
  /** How the house began. */
  history: true,
} as const satisfies Readonly<Record<string, boolean>>;
