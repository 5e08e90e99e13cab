import { countries } from '@/content/delivery/countries';
import { countryName } from '@/lib/delivery/destination';
import type { OrderBilling } from './order';

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
