import { catalogueTaxPlace, type TaxPlace, vatRates } from '@/content/delivery/vat-rates';
import type { ServedDestination } from './destination';

/** Postcodes of Northern Ireland. */
const northernIreland = /^BT\d/;

/** Where a sale to a destination is taxed. */
export const taxPlaceOf = ({ country, postcode = '' }: ServedDestination): TaxPlace =>
  country === 'GB' && northernIreland.test(postcode) ? 'XI' : country;

/** By what a price is divided that leaves the Union, where French VAT is no part of it. */
export const exportDivisor = 1 + (vatRates[catalogueTaxPlace].percent ?? 0) / 100;

/** By what a price of the catalogue is divided for a destination that pages offer. */
export const offeredDivisorAt = (destination: ServedDestination): number =>
  vatRates[taxPlaceOf(destination)].percent === undefined ? exportDivisor : 1;
