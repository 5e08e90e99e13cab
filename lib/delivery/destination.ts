import { deliveryCountries } from '@/content/delivery/delivery';
import { type DeliveryCountry, deliveryZones } from '@/content/delivery/delivery-zones';
import { languages } from '@/lib/i18n/locales';

/** A country that the house delivers to by an offer of its own alone: no page offers it. */
export type OtherCountry = string & { readonly isOther: true };

/** Where a piece is delivered. Without a postcode: where no zone says otherwise. */
export type Destination = {
  readonly country: DeliveryCountry | OtherCountry;
  readonly postcode?: string;
};
/** One that a visitor can choose. */
export type ServedDestination = { readonly country: DeliveryCountry; readonly postcode?: string };

/** The longest postcode that is read, with its spaces. */
export const maxPostcode = 12;

/** The default destination. */
export const mainlandFrance: ServedDestination = { country: 'FR' };

export const isDeliveryCountry = (code: string): code is DeliveryCountry =>
  deliveryCountries.some((country) => country === code);

export const isOtherCountry = (code: string): code is OtherCountry =>
  /^[A-Z]{2}$/.test(code) && !isDeliveryCountry(code);

/** Whether a destination is one that pages offer. */
export const isOffered = (destination: Destination): destination is ServedDestination =>
  isDeliveryCountry(destination.country);

/** The name of a country in a language; Italian calls Munich Monaco too. @param tag of the language */
export const countryName = (country: string, tag: string) =>
  tag === languages.it.tag && country === 'MC'
    ? 'Principato di Monaco'
    : (new Intl.DisplayNames(tag, { type: 'region' }).of(country) ?? country);

/** The postcode of a destination as people there write it: those of Great Britain have a space before their last three signs. */
export const postcodeInWords = ({ country, postcode }: Destination): string | undefined =>
  country === 'GB' ? postcode?.replace(/^(\S+)(\S{3})$/, '$1 $2') : postcode;

/** A destination in words: « Suisse 1201 ». @param tag of the language */
export const placeName = (destination: Destination, tag: string) =>
  [countryName(destination.country, tag), postcodeInWords(destination)].filter(Boolean).join(' ');

/** A postcode as people of a country write it. */
export const postcodeExample = (country: DeliveryCountry) => deliveryZones[country].example;

/** A postcode as it is compared: no spaces, no hyphens, capital letters, no `L-` or `CH-` before digits. */
const plainPostcode = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/^[A-Z]{1,2}(?=\d{4,5}$)/, '');

/**
 * The destination that a visitor names. Monaco's postcodes look French, and mean Monaco.
 * @returns `badCountry` or `badPostcode` for what no address has
 */
export function destinationOf(
  country: string,
  postcode: string,
): ServedDestination | 'badCountry' | 'badPostcode' {
  if (!isDeliveryCountry(country)) return 'badCountry';
  if (postcode.length > maxPostcode) return 'badPostcode';
  const plain = plainPostcode(postcode);
  if (plain === '') return { country };
  if (country === 'FR' && deliveryZones.MC.postcode.test(plain))
    return { country: 'MC', postcode: plain };
  return deliveryZones[country].postcode.test(plain) ? { country, postcode: plain } : 'badPostcode';
}

/** Whether a text may become a postcode of the country when the rest of it is written. */
export function isBegunPostcode(country: DeliveryCountry, text: string): boolean {
  const rest = postcodeExample(country).slice(text.length);
  return rest !== '' && typeof destinationOf(country, text + rest) !== 'string';
}

/** A destination as the value of a cookie: `FR-75001`, or `FR`. */
export const encodeDestination = ({ country, postcode }: Destination) =>
  [country, postcode].filter(Boolean).join('-');

/** The destination in the value of a cookie; mainland France when it is missing or malformed. */
export function decodeDestination(text: string | undefined): ServedDestination {
  const [country = '', postcode = ''] = text?.slice(0, 20).split('-') ?? [];
  const read = destinationOf(country, postcode);
  return typeof read === 'string' ? mainlandFrance : read;
}
