import { company } from '@/content/company';
import { lender } from '@/content/credit';
import { retention } from '@/content/retention';

/** Facts of the company by the names of their placeholders. */
const facts: Readonly<Record<string, string>> = {
  controller: company.legalName,
  email: company.email,
  privacyEmail: company.privacyEmail,
  dpoEmail: company.dpoEmail,
  safetyEmail: company.safetyEmail,
  phone: company.phones[0],
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  lender,
  ...Object.fromEntries(Object.entries(retention).map(([key, term]) => [key, String(term)])),
};

/** Replaces placeholders of facts, as `{address}`, in a text; leaves other placeholders. */
export function withCompany(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
}
