import { company } from '@/content/house/company';
import type { Paper } from './paper';
import type { PaperSheet } from './paper-sheet';
import { element, type Xml } from './xml';

/** ISO 6523: a SIREN. */
const sirenScheme = '0002';
const digits = (text: string) => text.replace(/\D/g, '');

/** The lines of an address, as many as the standard has places for. */
function addressLines(lines: readonly string[]): Xml[] {
  const [first, second, ...rest] = lines;
  const placed = { LineOne: first, LineTwo: second, LineThree: rest.join(', ') || undefined };
  return Object.entries(placed).flatMap(([name, line]) =>
    line ? [element(`ram:${name}`, line)] : [],
  );
}

/** Who sells and who buys, by their names, addresses and numbers, and the order that they agreed on. */
export function agreementOf({ buyer, destination, order }: Paper, { parties }: PaperSheet): Xml {
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
      element('ram:Name', company.legalName),
      element(
        'ram:SpecifiedLegalOrganization',
        element('ram:ID', digits(company.registrationNumber), { schemeID: sirenScheme }),
      ),
      element('ram:PostalTradeAddress', [
        element('ram:PostcodeCode', company.postalCode),
        element('ram:LineOne', company.street),
        element('ram:CityName', company.city),
        element('ram:CountryID', company.country),
      ]),
      taxNumber(company.vatNumber),
    ]),
    element('ram:BuyerTradeParty', [
      element('ram:Name', name),
      element('ram:PostalTradeAddress', [
        addressLines(buyer.address),
        element('ram:CountryID', destination?.country ?? company.country),
      ]),
      buyer.vatNumber && taxNumber(buyer.vatNumber),
    ]),
    element('ram:SellerOrderReferencedDocument', element('ram:IssuerAssignedID', order)),
    buyer.reference &&
      element('ram:BuyerOrderReferencedDocument', element('ram:IssuerAssignedID', buyer.reference)),
  ]);
}
