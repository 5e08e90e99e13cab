import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { Field, Select } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deliveryCountries } from '@/content/delivery/delivery';
import {
  countryName,
  type Destination,
  maxPostcode,
  postcodeInWords,
} from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

type Props = {
  choose: PlainAction;
  /** The one that prices are for now. */
  destination: Destination;
  /** Path of the page that comes next, without language; with a token, the payment page of its pieces does. */
  back: string;
  quote?: string;
};

/** Names another destination for a cart or a purchase, whose prices follow. */
export async function DestinationForm({ choose, destination, back, quote }: Props) {
  const t = await getTranslations('delivery');
  const { tag } = languages[await currentLocale()];
  return (
    <details className="print:hidden">
      <summary className="prose-link inline-block cursor-pointer py-1">
        {t('dates.elsewhere')}
      </summary>
      <PlainForm action={choose} className="mt-3 grid gap-4 border-gold border-s-2 ps-4">
        <HiddenFields fields={{ back, ...(quote && { quote }) }} />
        <Select label={t('country')} name="country" defaultValue={destination.country}>
          {deliveryCountries.map((code) => (
            <option key={code} value={code}>
              {countryName(code, tag)}
            </option>
          ))}
        </Select>
        <Field
          label={t('postcode')}
          name="postcode"
          defaultValue={postcodeInWords(destination)}
          maxLength={maxPostcode}
          autoComplete="postal-code"
        />
        <SubmitButton variant="outline" className="justify-self-start">
          {t('apply')}
        </SubmitButton>
      </PlainForm>
    </details>
  );
}
