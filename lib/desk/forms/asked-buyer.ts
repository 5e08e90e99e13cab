import {
  type BuyerField,
  faultyBuyer,
  type TransferBuyer,
  transferBuyerOf,
} from '@/lib/checkout/transfer/transfer-buyer';
import type { SoldPlace } from '@/lib/delivery/price-place';
import { longestAddress, longestContact } from '@/lib/orders/order-moves';
import type { AskedOrder } from './asked-order';

/** What is said of each field of the buyer that is amiss; a new one does not compile without. */
const notices = {
  name: 'badName',
  email: 'badEmail',
  phone: 'badPhone',
  street: 'badStreet',
  postcode: 'badPostcode',
  city: 'badCity',
} as const satisfies Record<BuyerField, string>;

/** Longest street, with the line of the town behind it still an address. */
const longestStreetLines = longestAddress - longestContact;

/** Fields that are longer than what the desk shows. */
const tooLong = ({
  name,
  street,
  city,
}: AskedOrder): Readonly<Partial<Record<BuyerField, boolean>>> => ({
  name: name.length > longestContact,
  street: street.join('\n').length > longestStreetLines,
  city: city.length > longestContact,
});

/**
 * Reads who orders by telephone as a payment by transfer does.
 * @returns the notice of the first field that is amiss, in the order of the form; `addressElsewhere` where other prices apply
 */
export function readAskedBuyer(
  asked: AskedOrder,
  sold: SoldPlace,
): TransferBuyer | (typeof notices)[BuyerField] | 'addressElsewhere' {
  const typed = { ...asked, street: asked.street.join(', ') };
  const faulty = faultyBuyer(typed, sold);
  const long = tooLong(asked);
  const field = (Object.keys(notices) as BuyerField[]).find(
    (one) => faulty.includes(one) || long[one],
  );
  const buyer = transferBuyerOf(typed, sold);
  if (field === 'postcode' && buyer === 'addressElsewhere') return buyer;
  if (field) return notices[field];
  if (typeof buyer === 'string') throw new Error(`no field says why a buyer is ${buyer}`);
  const [, town = ''] = buyer.contact.address ?? [];
  return { ...buyer, contact: { ...buyer.contact, address: [...asked.street, town] } };
}
