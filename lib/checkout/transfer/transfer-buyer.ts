import { EmailAddress } from '@/lib/account/email-address';
import { OptionalTelephone } from '@/lib/account/telephone';
import { anyDestinationOf } from '@/lib/delivery/countries';
import { isServed } from '@/lib/delivery/delivery-dates';
import { type Destination, isOffered } from '@/lib/delivery/destination';
import { isTaxedAlike } from '@/lib/delivery/tax';
import type { OrderContact } from '@/lib/orders/order';

/** What the payment page asks of who pays by bank transfer. */
type Typed = {
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
  readonly street?: string;
  readonly postcode?: string;
  readonly city?: string;
};

/** Who pays by bank transfer, as a provider would pass it on. */
export type TransferBuyer = { readonly email: string; readonly contact: OrderContact };

/**
 * Reads who pays by bank transfer and where the purchase goes, in the country of its prices.
 * @returns `badTransferBuyer` without a name, an address or an e-mail address, or with no telephone in its place; `badPostcode`; `addressElsewhere` where other
 * prices apply, or nobody delivers
 */
export function transferBuyerOf(
  { name, email, phone, street, postcode, city }: Typed,
  destination: Destination,
): TransferBuyer | 'badTransferBuyer' | 'badPostcode' | 'addressElsewhere' {
  const address = EmailAddress.safeParse(email);
  // Not every country has postcodes.
  const isPlaced = street && city && (postcode || !isOffered(destination));
  const number = OptionalTelephone.safeParse(phone ?? '');
  if (!name || !isPlaced || !address.success || !number.success) return 'badTransferBuyer';
  const there = anyDestinationOf(destination.country, postcode ?? '');
  if (typeof there === 'string') return 'badPostcode';
  if (!isServed(there) || !isTaxedAlike(destination, there)) return 'addressElsewhere';
  const lines = [street, [postcode, city].filter(Boolean).join(' ')];
  return {
    email: address.data,
    contact: {
      name,
      ...(number.data && { phone: number.data }),
      address: lines,
      country: there.country,
    },
  };
}
