/**
 * What is due when a company pays late, as every invoice to one has to say. Source: article L. 441-9, I, fifth
 * paragraph, of the code de commerce; the rate: article L. 441-10, II, of it.
 */
export const latePayment = {
  /** Above the refinancing rate of the European Central Bank. */
  pointsAboveCentralBank: 10,
  /** Fixed compensation for the costs of recovery, euro cents. Source: article D. 441-5 of the code de commerce. */
  recoveryCents: 4_000,
} as const;

/**
 * The terms of delivery of an export: brought to the buyer, who pays duty and import tax, as the terms of sale say.
 * Source: International Chamber of Commerce, Incoterms 2020, delivered at place.
 */
export const exportTerms = 'DAP (Incoterms 2020)';
