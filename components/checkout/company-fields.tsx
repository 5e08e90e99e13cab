import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { Field, Select } from '@/components/ui/field';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import { longestReference, longestStreet } from '@/lib/checkout/payment-page/payment-choice';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import { listCountries } from '@/lib/delivery/countries';
import type { Destination } from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { longestContact } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';
import { fieldProps } from './field-faults';
import { paymentForm } from './payment-form';

type Props = {
  /** What was typed before. */
  typed: Typed;
  /** Those of its fields that were refused; the first of the form has the focus. */
  faults: readonly FieldFault[];
  first?: FieldFault;
  destination: Destination;
};

/** What a company adds for its invoice: its VAT number, its own reference, its name and address. */
export async function CompanyFields({ typed, faults, first, destination }: Props) {
  const t = await getTranslations('payment.company');
  const { tag } = languages[await currentLocale()];
  const field = (name: keyof Typed) => ({
    ...fieldProps(name, typed, faults, first),
    form: paymentForm,
  });
  return (
    <details open={faults.length > 0}>
      <summary className="prose-link inline-block cursor-pointer py-1">{t('title')}</summary>
      <div className="mt-4 grid gap-6 border-gold border-s-2 ps-4 sm:grid-cols-6">
        <p className="text-muted text-small sm:col-span-6">{t('text')}</p>
        <Field
          className="sm:col-span-3"
          label={t('vatNumber')}
          note={t('note')}
          maxLength={formLengths.vatNumber}
          autoComplete="off"
          autoCapitalize="characters"
          dir="ltr"
          {...field('vatNumber')}
        />
        <Field
          className="sm:col-span-3"
          label={t('reference')}
          note={t('note')}
          maxLength={longestReference}
          autoComplete="off"
          {...field('reference')}
        />
        <Field
          className="sm:col-span-6"
          label={t('name')}
          maxLength={longestContact}
          autoComplete="billing organization"
          {...field('company')}
        />
        <Field
          className="sm:col-span-6"
          label={t('street')}
          maxLength={longestStreet}
          autoComplete="billing address-line1"
          {...field('billingStreet')}
        />
        <Field
          className="sm:col-span-2"
          label={t('postcode')}
          maxLength={formLengths.postcode}
          autoComplete="billing postal-code"
          {...field('billingPostcode')}
        />
        <Field
          className="sm:col-span-4"
          label={t('city')}
          maxLength={longestContact}
          autoComplete="billing address-level2"
          {...field('billingCity')}
        />
        <CountryField
          label={t('country')}
          tag={tag}
          {...field('billingCountry')}
          destination={destination}
        />
      </div>
    </details>
  );
}

/** The country of the company: that of the delivery until another is chosen. */
function CountryField({
  tag,
  defaultValue,
  destination,
  ...field
}: {
  label: string;
  tag: string;
  destination: Destination;
} & ComponentProps<typeof Select>) {
  return (
    <Select
      className="sm:col-span-6"
      autoComplete="billing country"
      defaultValue={defaultValue ?? destination.country}
      {...field}
    >
      {listCountries(tag).map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
