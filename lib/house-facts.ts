import { lender } from '@/content/credit';
import { house } from '@/content/house';
import { retention } from '@/content/retention';

/** Names, addresses and terms of the house, as sentences call them. */
export const houseFacts = {
  controller: house.legalName,
  email: house.email,
  privacyEmail: house.privacyEmail,
  dpoEmail: house.dpoEmail,
  safetyEmail: house.safetyEmail,
  phone: house.phones[0],
  address: `${house.street}, ${house.postalCode} ${house.city}`,
  lender,
  ...retention,
} as const;
