import { countries } from '@/content/delivery/countries';
import type { OrderBilling } from './order';

/** What a company types for its invoice; each part is absent where nothing stands. */
export type TypedBilling = {
  readonly vatNumber?: string;
  readonly company?: string;
  readonly billingStreet?: string;
  readonly billingPostcode?: string;
  readonly billingCity?: string;
  readonly billingCountry?: string;
};

/**
 * Reads whom an invoice is for. A company that gives its VAT number has to name itself: an invoice with the number bears
 * its name and address (article 242 nonies A, I, 1° of annexe II to the code général des impôts).
 * @returns `undefined` when it is for who receives the order; `badBilling` where a part is missing
 */
export function billingOf(typed: TypedBilling): OrderBilling | 'badBilling' | undefined {
  const { company: name, billingStreet: street, billingCity: city } = typed;
  const { billingPostcode: postcode, billingCountry: country } = typed;
  // The country of the list is always there.
  if (!(typed.vatNumber || name || street || postcode || city)) return undefined;
  if (!name || !street || !city || !country || !countries.includes(country)) return 'badBilling';
  return { name, street, ...(postcode && { postcode }), city, country };
}
