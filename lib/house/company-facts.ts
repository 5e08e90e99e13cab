import { lender } from '@/content/checkout/credit';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { company } from '@/content/house/company';
import { retention } from '@/content/house/retention';

/** Facts of the company by the names that sentences give them. */
export const companyFacts = {
  controller: company.legalName,
  email: company.email,
  privacyEmail: company.privacyEmail,
  dpoEmail: company.dpoEmail,
  safetyEmail: company.safetyEmail,
  phone: company.phones[0],
  address: `${company.street}, ${company.postalCode} ${company.city}`,
  lender,
  /** What the delivery of a cart costs. */
  cartDeliveryEuros: cartDeliveryCents / 100,
  ...retention,
} as const;
