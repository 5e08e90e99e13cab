import type { InstalmentCount } from './delivery';

/** Payments in several instalments. */
export type CreditCount = Exclude<InstalmentCount, 1>;

export type CreditOffer = {
  /** Any other rate would ask for an amortisation, which `lib/payment.ts` does not compute. */
  readonly borrowingRatePercent: 0;
  /** « TAEG fixe » */
  readonly annualRatePercent: 0;
  readonly feesCents: 0;
  /** Whether the lender confirms the amounts only with an offer of its own. */
  readonly isEstimate: boolean;
};

/**
 * What paying in instalments costs; a sample, until a lender has signed. Since 20 November 2026 a free
 * payment in instalments granted by a lender is consumer credit whatever its length (directive (EU)
 * 2023/2225; ordonnance 2025-880 of 3 September 2025), so each offer is shown with the sentence of article
 * L. 312-5 of the code de la consommation and the example of its article L. 312-6. Above 100 000 € neither
 * is required (L. 312-4); they are shown all the same.
 */
export const creditOffers = {
  3: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: false },
  12: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: true },
  24: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: true },
} as const satisfies Record<CreditCount, CreditOffer>;

/** Who lends; a sample. */
export const lender = 'Crédit Exemple SA';
