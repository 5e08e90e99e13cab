import { customsPaidBy } from '@/content/delivery/delivery';

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

/** The terms of delivery on papers that kept none of their own. */
export const firstExportTerms = 'DAP (Incoterms 2020)';

/** What it is called when a seller brings what is sold, and who pays duty and import tax then. */
const incoterms = { buyer: 'DAP', house: 'DDP' } as const;

/**
 * The terms of delivery of an export, which the terms of sale give in words. Source: International Chamber of Commerce,
 * Incoterms 2020, delivered at place, and delivered duty paid.
 */
export const exportTerms: string = `${incoterms[customsPaidBy]} (Incoterms 2020)`;
