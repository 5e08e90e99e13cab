import { countries } from '@/content/delivery/countries';
import { anyDestinationOf } from '@/lib/delivery/countries';
import { countryName } from '@/lib/delivery/destination';
import type { OrderBilling, OrderContact } from './order';

/** A postal address: its lines, and its country by its code. */
export type PostalAddress = { readonly lines: readonly string[]; readonly country?: string };

let french: ReadonlyMap<string, string> | undefined;

/** The code of a country that older releases stored by its name in French. */
function codeOf(name: string): string | undefined {
  french ??= new Map(countries.map((code) => [countryName(code, 'fr'), code]));
  return french.get(name);
}

/** An address as it is stored: with the code of its country, or with its name in French as the last line. */
export function storedAddress(
  stored: { readonly address?: readonly string[]; readonly country?: string } | null | undefined,
): PostalAddress {
  const lines = stored?.address ?? [];
  if (stored?.country) return { lines, country: stored.country };
  const country = codeOf(lines.at(-1) ?? '');
  return country ? { lines: lines.slice(0, -1), country } : { lines };
}

/** The lines of an address for a reader, the last its country in their language. @param tag of the language */
export const addressLines = ({ lines, country }: PostalAddress, tag: string): string[] =>
  country ? [...lines, countryName(country, tag)] : [...lines];

/** The address of an invoice. */
export const billingAddress = ({
  street,
  postcode,
  city,
  country,
}: OrderBilling): PostalAddress => ({
  lines: [street, [postcode, city].filter(Boolean).join(' ')],
  country,
});

type Placed = {
  readonly deliveryCountry: string | null;
  readonly deliveryPostcode: string | null;
  readonly contact: OrderContact | null;
};

/**
 * The postcode of an order: the one its prices were asked for, or else that of its address, whose last line begins with
 * it. `undefined` without one, and where the address is in another country than the prices.
 */
export function postcodeOf(order: Placed): string | undefined {
  if (order.deliveryPostcode) return order.deliveryPostcode;
  const { lines, country = order.deliveryCountry } = storedAddress(order.contact);
  if (!country || country !== (order.deliveryCountry ?? country)) return undefined;
  return postcodeIn(lines, country);
}

/** The postcode with which the last line of an address begins; `undefined` without one. */
export function postcodeIn(lines: readonly string[], country: string): string | undefined {
  const words = (lines.at(-1) ?? '').split(' ');
  for (const begun of [words.slice(0, 2).join(' '), words[0] ?? '']) {
    // A city has no digits.
    const read = begun.split(' ').every((word) => /\d/.test(word))
      ? anyDestinationOf(country, begun)
      : 'badPostcode';
    if (typeof read === 'object') return read.postcode;
  }
}
