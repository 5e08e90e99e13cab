import { company } from '@/content/house/company';
import { exportTerms, latePayment } from '@/content/orders/invoice-terms';
import type { OrderView } from '../order-view';
import { billingAddress, storedAddress } from '../postal-address';

/** Who sells, and on which terms: what the papers of a day said stays when the company moves. */
export type PaperSeller = Readonly<
  Record<'legalName' | 'street' | 'postalCode' | 'city' | 'country', string> &
    Record<'siret' | 'registrationNumber' | 'vatNumber', string>
> & {
  readonly capitalEuros: number;
  readonly latePayment: { readonly [Part in keyof typeof latePayment]: number };
  /** On which terms an export is delivered; papers from before they were kept have none. */
  readonly exportTerms?: string;
};

/** Somebody at an address: the lines of it, and its country by its code. */
export type PaperPerson = {
  readonly name?: string;
  readonly address: readonly string[];
  readonly country?: string;
};

/** Who buys. What a company gave for its papers stands here, its address in its parts too. */
export type PaperBuyer = PaperPerson & {
  readonly vatNumber?: string;
  readonly reference?: string;
  readonly post?: { readonly street: string; readonly postcode?: string; readonly city: string };
};

/** Who is named on a paper. */
export type PaperParties = {
  readonly seller: PaperSeller;
  readonly buyer: PaperBuyer;
  /** Who receives the delivery, where the paper is for another name or address: decree 2022-1299 of 7 October 2022. */
  readonly deliverTo?: PaperPerson;
};

const sellerNow = (): PaperSeller => {
  const { legalName, street, postalCode, city, country, siret } = company;
  const { registrationNumber, vatNumber, capitalEuros } = company;
  return {
    ...{ legalName, street, postalCode, city, country, siret },
    ...{ registrationNumber, vatNumber, capitalEuros, latePayment, exportTerms },
  };
};

/** Who is named on a paper of an order that is issued now. */
export function partiesOf({
  contact,
  billing,
  buyerVatNumber,
  buyerReference,
}: Pick<OrderView, 'contact' | 'billing' | 'buyerVatNumber' | 'buyerReference'>): PaperParties {
  const { lines: address, country } = storedAddress(contact);
  const recipient = { name: contact?.name, address, country };
  const numbers = {
    vatNumber: buyerVatNumber ?? undefined,
    reference: buyerReference ?? undefined,
  };
  const seller = sellerNow();
  if (!billing) return { seller, buyer: { ...recipient, ...numbers } };
  const { name, street, postcode, city } = billing;
  const { lines, country: billed } = billingAddress(billing);
  const post = { street, postcode, city };
  const buyer = { name, address: lines, country: billed, post, ...numbers };
  return { seller, buyer, ...(address.length > 0 && { deliverTo: recipient }) };
}
