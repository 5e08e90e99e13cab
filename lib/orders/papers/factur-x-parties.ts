import type { Paper } from './paper';
import type { PaperBuyer } from './paper-parties';
import type { PaperSheet } from './paper-sheet';
import { element, type Xml } from './xml';

/** ISO 6523: a SIREN. */
const sirenScheme = '0002';
/** ISO 3166-1 has no code for Kosovo; the code list of EN 16931 calls it 1A. */
const country = (code: string) => element('ram:CountryID', code === 'XK' ? '1A' : code);
const digits = (text: string) => text.replace(/\D/g, '');

/** The parts of an address, of lines as many as the standard has places for. */
function addressParts({ address, post }: Pick<PaperBuyer, 'address' | 'post'>): Xml[] {
  const [first, second, ...rest] = address;
  const placed = post
    ? { PostcodeCode: post.postcode, LineOne: post.street, CityName: post.city }
    : { LineOne: first, LineTwo: second, LineThree: rest.join(', ') || undefined };
  return Object.entries(placed).flatMap(([name, line]) =>
    line ? [element(`ram:${name}`, line)] : [],
  );
}

/** Where it is delivered, as far as the price depends on it; with name and lines where they are not the buyer's. */
export function shipToOf({ destination, deliverTo }: Paper): Xml | undefined {
  const code = destination?.country ?? deliverTo?.country;
  if (!code) return undefined;
  return element('ram:ShipToTradeParty', [
    deliverTo?.name && element('ram:Name', deliverTo.name),
    element('ram:PostalTradeAddress', [
      destination?.postcode && element('ram:PostcodeCode', destination.postcode),
      deliverTo && addressParts(deliverTo),
      country(code),
    ]),
  ]);
}

/** Who sells and who buys, by their names, addresses and numbers, and the order that they agreed on. */
export function agreementOf(
  { seller, buyer, destination, order }: Paper,
  { parties }: PaperSheet,
): Xml {
  const taxNumber = (number: string) =>
    element(
      'ram:SpecifiedTaxRegistration',
      element('ram:ID', number.replace(/\s/g, ''), { schemeID: 'VA' }),
    );
  // Without a name it is what the paper calls the customer.
  const name = buyer.name ?? parties[1]?.lines[0]?.replace(/[\u2066\u2069]/g, '') ?? order;
  return element('ram:ApplicableHeaderTradeAgreement', [
    buyer.reference && element('ram:BuyerReference', buyer.reference),
    element('ram:SellerTradeParty', [
      element('ram:Name', seller.legalName),
      element(
        'ram:SpecifiedLegalOrganization',
        element('ram:ID', digits(seller.registrationNumber), { schemeID: sirenScheme }),
      ),
      element('ram:PostalTradeAddress', [
        element('ram:PostcodeCode', seller.postalCode),
        element('ram:LineOne', seller.street),
        element('ram:CityName', seller.city),
        country(seller.country),
      ]),
      taxNumber(seller.vatNumber),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:Name', name),
      element('ram:PostalTradeAddress', [
        addressParts(buyer),
        // An address without a country is that of the delivery.
        country(buyer.country ?? destination?.country ?? seller.country),
      ]),
      buyer.vatNumber && taxNumber(buyer.vatNumber),
    ]),
    element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', order)),
    buyer.reference &&
      element('ram:BuyerOrderReferencedDocument', element('ram:IssuerAssignedID', buyer.reference)),
  ]);
}
