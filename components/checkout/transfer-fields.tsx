import { getTranslations } from 'next-intl/server';
import { Field } from '@/components/ui/field';
import { longestStreet } from '@/lib/checkout/new-order';
import { countryName, type Destination } from '@/lib/delivery/destination';
import { languages } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { longestContact } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';
import { paymentForm } from './payment-form';

/** Who pays by bank transfer and where it is delivered, while that method is chosen: no provider asks for it. */
export async function TransferFields({ destination }: { destination: Destination }) {
  const t = await getTranslations('payment.transfer');
  const country = countryName(destination.country, languages[await currentLocale()].tag);
  const line = { form: paymentForm, required: true } as const;
  return (
    <fieldset className="hidden gap-7 border-gold border-s-2 ps-4 pt-1 group-has-[[value=transfer]:checked]:grid sm:grid-cols-6">
      <legend className="sr-only">{t('title')}</legend>
      <p className="text-muted text-small sm:col-span-6">
        {t('text')} {t('once')}
      </p>
      <Field
        className="sm:col-span-6"
        label={t('name')}
        name="name"
        maxLength={longestContact}
        autoComplete="name"
        {...line}
      />
      <Field
        className="sm:col-span-3"
        label={t('email')}
        name="email"
        type="email"
        maxLength={formLengths.email}
        autoComplete="email"
        dir="ltr"
        {...line}
      />
      <Field
        className="sm:col-span-3"
        label={t('phone')}
        note={t('optional')}
        name="phone"
        type="tel"
        form={paymentForm}
        maxLength={formLengths.phone}
        autoComplete="tel"
        dir="ltr"
      />
      <Field
        className="sm:col-span-6"
        label={t('street')}
        name="street"
        maxLength={longestStreet}
        autoComplete="street-address"
        {...line}
      />
      <Field
        className="sm:col-span-2"
        label={t('postcode')}
        name="postcode"
        maxLength={20}
        defaultValue={destination.postcode}
        autoComplete="postal-code"
        {...line}
      />
      <Field
        className="sm:col-span-4"
        label={t('city')}
        name="city"
        maxLength={longestContact}
        autoComplete="address-level2"
        {...line}
      />
      <p className="text-muted text-small sm:col-span-6">{t('place', { country })}</p>
    </fieldset>
  );
}
