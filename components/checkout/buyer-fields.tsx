import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import { longestStreet } from '@/lib/checkout/payment-page/payment-choice';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import { countryName, type Destination, postcodeInWords } from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { longestContact } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';
import { fieldProps } from './field-faults';

type Props = {
  destination: Destination;
  /** What was typed before. */
  typed: Typed;
  /** Those of its fields that were refused; the first of the form has the focus. */
  faults: readonly FieldFault[];
  first?: FieldFault;
  /** Id of their form, where they stand outside it. */
  form?: string;
};

/** Who pays by bank transfer and where it is delivered, in six columns. */
export async function BuyerFields({ destination, typed, faults, first, form }: Props) {
  const t = await getTranslations('payment.transfer');
  const country = countryName(destination.country, languages[await currentLocale()].tag);
  const field = (name: keyof Typed) => ({ ...fieldProps(name, typed, faults, first), form });
  return (
    <>
      <Field
        className="sm:col-span-6"
        label={t('name')}
        maxLength={longestContact}
        autoComplete="name"
        required
        {...field('name')}
      />
      <Field
        className="sm:col-span-3"
        label={t('email')}
        type="email"
        maxLength={formLengths.email}
        autoComplete="email"
        dir="ltr"
        required
        {...field('email')}
      />
      <Field
        className="sm:col-span-3"
        label={t('phone')}
        note={t('optional')}
        type="tel"
        maxLength={formLengths.phone}
        autoComplete="tel"
        dir="ltr"
        {...field('phone')}
      />
      <Field
        className="sm:col-span-6"
        label={t('street')}
        maxLength={longestStreet}
        autoComplete="street-address"
        required
        {...field('street')}
      />
      <Field
        className="sm:col-span-2"
        label={t('postcode')}
        maxLength={formLengths.postcode}
        autoComplete="postal-code"
        required
        {...field('postcode')}
        defaultValue={typed.postcode ?? postcodeInWords(destination)}
      />
      <Field
        className="sm:col-span-4"
        label={t('city')}
        maxLength={longestContact}
        autoComplete="address-level2"
        required
        {...field('city')}
      />
      <p className="text-muted text-small sm:col-span-6">{t('place', { country })}</p>
    </>
  );
}
