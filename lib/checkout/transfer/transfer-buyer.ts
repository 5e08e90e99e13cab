import { EmailAddress } from '@/lib/account/email-address';
import { OptionalTelephone } from '@/lib/account/telephone';
import { addressOf } from '@/lib/delivery/countries';
import type { Destination } from '@/lib/delivery/destination';
import { isSoldAt, type SoldPlace } from '@/lib/delivery/price-place';
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

export type BuyerField = keyof Typed;

/** Who pays by bank transfer, as a provider would pass it on. */
export type TransferBuyer = { readonly email: string; readonly contact: OrderContact };

/** What is typed, as it is read: `undefined` where it cannot be. */
function readTyped({ email, phone, postcode }: Typed, destination: Destination) {
  const address = EmailAddress.safeParse(email);
  const number = OptionalTelephone.safeParse(phone ?? '');
  return {
    email: address.success ? address.data : undefined,
    phone: number.success ? (number.data ?? '') : undefined,
    place: addressOf(destination.country, postcode ?? ''),
  };
}

/** The fields that nobody can be delivered to with, in the order of the form. */
export function faultyBuyer(typed: Typed, sold: SoldPlace): BuyerField[] {
  const { name, street, city } = typed;
  const { email, phone, place } = readTyped(typed, sold.destination);
  const faulty: Readonly<Record<BuyerField, boolean>> = {
    name: !name,
    email: email === undefined,
    phone: phone === undefined,
    street: !street,
    postcode: typeof place === 'string' || !isSoldAt(place, sold),
    city: !city,
  };
  return (Object.keys(faulty) as BuyerField[]).filter((field) => faulty[field]);
}

/**
 * Reads who pays by bank transfer and where the purchase goes, in the country of its prices.
 * @returns `badTransferBuyer` without a name, an address or an e-mail address, or with no telephone in its place; `badPostcode`; `addressElsewhere` where other
 * prices apply, or nobody delivers
 */
export function transferBuyerOf(
  typed: Typed,
  sold: SoldPlace,
): TransferBuyer | 'badTransferBuyer' | 'badPostcode' | 'addressElsewhere' {
  const { name, street, city, postcode } = typed;
  const { email, phone, place } = readTyped(typed, sold.destination);
  const isRead = name && street && city && email !== undefined && phone !== undefined;
  if (!isRead || place === 'noPostcode') return 'badTransferBuyer';
  if (typeof place === 'string') return 'badPostcode';
  if (!isSoldAt(place, sold)) return 'addressElsewhere';
  const lines = [street, [postcode, city].filter(Boolean).join(' ')];
  return {
    email,
    contact: { name, ...(phone && { phone }), address: lines, country: place.country },
  };
}
