import { countries } from '@/content/delivery/countries';
import { customsCountries } from '@/content/delivery/delivery';
import { type Locale, languages } from '@/lib/i18n/locales';
import {
  countryName,
  type Destination,
  destinationOf,
  isOffered,
  isOtherCountry,
  mainlandFrance,
  maxPostcode,
} from './destination';

/** All countries that an address may name, in the order of their names. @param tag of the language */
export function listCountries(tag: string): { readonly code: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(tag);
  return countries
    .map((code) => ({ code, name: countryName(code, tag) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The names of the countries of delivery that ask for duties and import tax, as a list in a language. */
export function customsCountriesIn(locale: Locale): string {
  const { tag } = languages[locale];
  return new Intl.ListFormat(tag).format(customsCountries.map((code) => countryName(code, tag)));
}

/** The destination that the house names in an offer: any country. @returns as `destinationOf` */
export function anyDestinationOf(
  country: string,
  postcode: string,
): Destination | 'badCountry' | 'badPostcode' {
  if (!isOtherCountry(country) || !countries.includes(country)) {
    return destinationOf(country, postcode);
  }
  const plain = postcode.normalize('NFKC').trim().toUpperCase();
  if (!/^[A-Z\d][A-Z\d -]*$|^$/.test(plain) || plain.length > maxPostcode) return 'badPostcode';
  return { country, ...(plain && { postcode: plain }) };
}

/**
 * The place of an address that somebody types. Where the shop delivers it has a postcode; not every country has.
 * @returns as `destinationOf`, `noPostcode` without one
 */
export function addressOf(
  country: string,
  postcode: string,
): Destination | 'badCountry' | 'badPostcode' | 'noPostcode' {
  const read = anyDestinationOf(country, postcode);
  if (typeof read === 'string' || read.postcode || !isOffered(read)) return read;
  return 'noPostcode';
}

/** What a token that the shop has signed names: any country. */
export function decodeSigned(text: string | undefined): Destination {
  const [, country = '', postcode = ''] = /^([A-Z]{2})(?:-(.*))?$/.exec(text ?? '') ?? [];
  const read = anyDestinationOf(country, postcode);
  return typeof read === 'string' ? mainlandFrance : read;
}
