import { lender } from '@/content/credit';
import { house } from '@/content/house';
import { retention } from '@/content/retention';

/** Names, addresses and terms of the house, as sentences call them. */
const facts: Readonly<Record<string, string>> = {
  controller: house.legalName,
  email: house.email,
  privacyEmail: house.privacyEmail,
  dpoEmail: house.dpoEmail,
  safetyEmail: house.safetyEmail,
  phone: house.phones[0],
  address: `${house.street}, ${house.postalCode} ${house.city}`,
  lender,
  ...Object.fromEntries(Object.entries(retention).map(([key, term]) => [key, String(term)])),
};

/** Puts the facts of the house where a sentence says `{…}`; other braces stay. */
export function withHouse(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
}
