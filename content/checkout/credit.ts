import type { AccountMethod, InstalmentCount } from '@/content/checkout/payment';

/** Payments in several instalments. */
export type CreditCount = Exclude<InstalmentCount, 1>;

export type CreditOffer = {
  /** Always 0: `lib/checkout/payment.ts` does not compute an amortisation. */
  readonly borrowingRatePercent: 0;
  /** « TAEG fixe » */
  readonly annualRatePercent: 0;
  readonly feesCents: 0;
  /** Whether the amounts are an estimate until the lender makes its own offer. */
  readonly isEstimate: boolean;
};

/**
 * What paying in instalments costs: a sample until there is a contract with a lender. Since 20 November 2026 a free
 * payment in instalments granted by a lender is consumer credit whatever its length (directive (EU)
 * 2023/2225; ordonnance 2025-880 of 3 September 2025), so each offer is shown with the sentence of article
 * L. 312-5 of the code de la consommation and the example of its article L. 312-6. Above 100 000 € neither
 * is required (L. 312-4); the shop shows them anyway. The house bears what the lender asks for it (`payment.creditCost`).
 */
export const creditOffers = {
  3: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: false },
  12: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: true },
  24: { borrowingRatePercent: 0, annualRatePercent: 0, feesCents: 0, isEstimate: true },
} as const satisfies Record<CreditCount, CreditOffer>;

/** Name and address of the lender in the demonstration: a sample. */
export const lender = 'Crédit Exemple SA, 2 place de l’Exemple, 75000 Paris';

export type Lender = {
  readonly name: string;
  /** Numbers of instalments that it grants without interest or fees in France. */
  readonly counts: readonly CreditCount[];
  /** The most that it lends, euro cents; without one, its contract with the house says. */
  readonly maxCents?: number;
};

/**
 * Lenders behind Stripe. None grants twelve or twenty-four instalments in France. Sources, read in November 2026:
 * docs.stripe.com/payments/klarna (France: pay in 3), docs.stripe.com/payments/alma (2, 3 or 4, up to 2 000 €).
 */
export const lenders: Readonly<Partial<Record<AccountMethod, Lender>>> = {
  klarna: { name: 'Klarna Bank AB (publ)', counts: [3] },
  alma: { name: 'Alma SAS', counts: [3], maxCents: 200_000 },
};
