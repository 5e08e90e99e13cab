import { catalogueTaxPlace, type TaxPlace, vatRates } from '@/content/delivery/vat-rates';
import { type Destination, isOffered, type ServedDestination } from './destination';
import { taxPlaceOf } from './tax-place';

/** Whose tax a sale to a destination has: that of where it is taxed, or of the country that this is a part of for the tax. */
export function taxOwnerOf(destination: ServedDestination): TaxPlace {
  const place = taxPlaceOf(destination);
  return vatRates[place].taxedAs ?? place;
}

/** Whether a purchase for one destination has the price and the tax of another. */
export function isTaxedAlike(one: Destination, other: Destination): boolean {
  if (!isOffered(one) || !isOffered(other)) return one.country === other.country;
  return taxOwnerOf(one) === taxOwnerOf(other);
}

type Parted = { readonly country: ServedDestination['country']; readonly place: TaxPlace };

/** By what the database tells the same of an order: its country, and whether it has a rate. */
export const taxOwnerRules = {
  /** Whose tax an order without a country has. */
  unnamed: catalogueTaxPlace,
  /** Countries whose tax is that of another. */
  others: Object.entries(vatRates).flatMap(([country, { taxedAs }]) =>
    taxedAs ? [{ country, taxedAs }] : [],
  ),
  /** The country of which one part alone has a rate: by the postcode of a sale, which its order has in its rate. */
  parted: { country: 'GB', place: 'XI' } satisfies Parted,
};
