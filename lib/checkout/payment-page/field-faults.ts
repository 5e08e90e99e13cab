import 'server-only';
import type { ErrorCode } from '@/lib/action';
import { countryName, isDeliveryCountry, postcodeExample } from '@/lib/delivery/destination';
import type { SoldPlace } from '@/lib/delivery/price-place';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { faultyBilling } from '@/lib/orders/billing';
import { faultyBuyer, transferBuyerOf } from '../transfer/transfer-buyer';
import type { Typed } from './typed-fields';

/** A field of a payment form that was refused, and the sentence on it. */
export type FieldFault = { readonly name: keyof Typed; readonly text: string };

const fieldCodes: readonly (ErrorCode | undefined)[] = [
  'badVatNumber',
  'badBilling',
  'badTransferBuyer',
  'badPostcode',
  'addressElsewhere',
] satisfies readonly ErrorCode[];

/** Whether a payment form was refused for what stands in its fields. @param error code that its page was sent */
export const isFieldCode = (error: unknown): boolean => fieldCodes.some((code) => code === error);

/** The fields of a company that were refused, in the order of the form. */
export async function billingFaults(typed: Typed, locale: Locale): Promise<FieldFault[]> {
  const { faults } = (await messagesOf(locale)).payment;
  return faultyBilling(typed).map((name) => ({
    name,
    text:
      name === 'billingPostcode'
        ? onPostcode(
            { there: faults.billingPostcode, elsewhere: faults.billingPostcodeAbroad },
            typed.billingCountry ?? '',
            locale,
          )
        : faults[name],
  }));
}

/** The fields of who pays by bank transfer that were refused, in the order of the form. */
export async function buyerFaults(
  typed: Typed,
  sold: SoldPlace,
  locale: Locale,
): Promise<FieldFault[]> {
  const { faults } = (await messagesOf(locale)).payment;
  const isElsewhere = transferBuyerOf(typed, sold) === 'addressElsewhere';
  const postcode = isElsewhere
    ? faults.elsewhere
    : onPostcode(
        { there: faults.postcode, elsewhere: faults.postcodeAbroad },
        sold.destination.country,
        locale,
      );
  return faultyBuyer(typed, sold).map((name) => ({
    name,
    text: name === 'postcode' ? postcode : faults[name],
  }));
}

/** The sentence on a postcode: with how it is written `there`, in a country that the shop knows it of. */
function onPostcode(
  { there, elsewhere }: { readonly there: string; readonly elsewhere: string },
  code: string,
  locale: Locale,
): string {
  const country = countryName(code, languages[locale].tag);
  if (!isDeliveryCountry(code)) return formatText(elsewhere, locale, { country });
  return formatText(there, locale, { country, example: postcodeExample(code) });
}
