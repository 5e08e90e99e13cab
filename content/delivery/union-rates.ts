/**
 * Standard VAT rates of the other member states of the Union, percent: of what the house installs there by an offer of its
 * own. Every country that stands in neither table is outside the Union. Source: newcraft.dev/vat-rates-eu-countries, of
 * December 2025, and calculariva.app, IVA 2025, read 2026-11-26; they agree. To be confirmed by an accountant before such
 * an offer.
 */
export const otherUnionRates: Readonly<Record<string, number>> = {
  ...{ AT: 20, BG: 20, CY: 19, CZ: 21, DK: 25, EE: 24, FI: 25.5, GR: 24, HR: 25, HU: 27, IE: 23 },
  ...{ LT: 21, LV: 21, MT: 18, NL: 21, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
};
