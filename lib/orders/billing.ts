import { countries } from '@/content/delivery/countries';
import { addressOf } from '@/lib/delivery/countries';
import type { OrderBilling } from './order';
import { readVatNumber } from './vat-number';

/** What a company types for its invoice; each part is absent where nothing stands. */
export type TypedBilling = {
  readonly vatNumber?: string;
  readonly company?: string;
  readonly billingStreet?: string;
  readonly billingPostcode?: string;
  readonly billingCity?: string;
  readonly billingCountry?: string;
};
export type BillingField = keyof TypedBilling;

/** Whether it is for a company. The country of the list is always there. */
const isBilled = (typed: TypedBilling): boolean =>
  Boolean(typed.vatNumber || typed.company || typed.billingStreet || typed.billingPostcode) ||
  Boolean(typed.billingCity);

/**
 * The fields that no invoice can be written with, in the order of the form. A company that gives its VAT number has to name
 * itself: an invoice with the number bears its name and address (article 242 nonies A, I, 1° of annexe II to the code général
 * des impôts). Its postcode is read as that of a delivery is.
 */
export function faultyBilling(typed: TypedBilling): BillingField[] {
  if (!isBilled(typed)) return [];
  const { vatNumber, company, billingStreet, billingCity, billingCountry = '' } = typed;
  const isKnown = countries.includes(billingCountry);
  const address = addressOf(billingCountry, typed.billingPostcode ?? '');
  const faulty: Readonly<Record<BillingField, boolean>> = {
    vatNumber: vatNumber !== undefined && !readVatNumber(vatNumber),
    company: !company,
    billingStreet: !billingStreet,
    billingPostcode: isKnown && typeof address === 'string',
    billingCity: !billingCity,
    billingCountry: !isKnown,
  };
  return (Object.keys(faulty) as BillingField[]).filter((field) => faulty[field]);
}

/**
 * Reads whom an invoice is for.
 * @returns `undefined` when it is for who receives the order; `badVatNumber`, or `badBilling` where another field is faulty
 */
export function billingOf(
  typed: TypedBilling,
): OrderBilling | 'badVatNumber' | 'badBilling' | undefined {
  if (!isBilled(typed)) return undefined;
  const faulty = faultyBilling(typed);
  if (faulty.includes('vatNumber')) return 'badVatNumber';
  const { company: name, billingStreet: street, billingCity: city } = typed;
  const { billingPostcode: postcode, billingCountry } = typed;
  const address = addressOf(billingCountry ?? '', postcode ?? '');
  if (faulty.length > 0 || !name || !street || !city || typeof address === 'string') {
    return 'badBilling';
  }
  return { name, street, ...(postcode && { postcode }), city, country: address.country };
}
