import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { choiceRow, radioLook } from '@/components/checkout/choice-look';
import { Field } from '@/components/ui/field';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import type { BookingPayment } from '@/lib/residence/booking';

/** How a stay is paid, what its guest accepts, and the button that binds. */
export async function PayStay({
  action,
  token,
  shown,
  payments,
  isDemonstration,
  total,
}: {
  action: PlainAction;
  token: string;
  /** What is booked, as `shownKey` writes it. */
  shown: string;
  payments: readonly BookingPayment[];
  isDemonstration: boolean;
  total: string;
}) {
  const t = await getTranslations('booking');
  const cardText = isDemonstration ? 'cardText' : 'providerText';
  const footer = await getTranslations('footer');
  return (
    <PlainForm action={action} className="grid content-start gap-8">
      <HiddenFields fields={{ token, shown }} />
      <fieldset className="group grid gap-3">
        <legend className="mb-4 font-display text-heading">{t('payment.title')}</legend>
        {payments.map((payment) => (
          <label
            key={payment}
            className={`${choiceRow} border border-line transition-colors has-checked:border-gold-text`}
          >
            <input
              type="radio"
              name="payment"
              value={payment}
              defaultChecked={payment === payments[0]}
              className={radioLook}
            />
            <span>
              <span className="block font-display text-lead">{t(`payment.${payment}`)}</span>
              <span className="block text-muted text-small">
                {t(`payment.${payment === 'card' ? cardText : 'propertyText'}`)}
              </span>
            </span>
          </label>
        ))}
        {payments.includes('card') && isDemonstration && <CardFields />}
      </fieldset>
      <p className="text-muted text-small">
        {t('confirmation.terms')}{' '}
        <Link href="/terms" className="prose-link">
          {footer('terms')}
        </Link>
        {' · '}
        <Link href="/privacy-policy" className="prose-link">
          {footer('privacy')}
        </Link>
      </p>
      <SubmitButton size="lg" className="w-full">
        <span>
          {t('confirmation.button')}
          {' · '}
          <bdi dir="ltr">{total}</bdi>
        </span>
      </SubmitButton>
    </PlainForm>
  );
}

/** The fields of a card, a mock-up: they have no name and are never read or sent. */
async function CardFields() {
  const t = await getTranslations('booking.payment');
  const none = { autoComplete: 'off' } as const;
  return (
    <fieldset className="hidden gap-7 border-line border-t pt-7 group-has-[[value=card]:checked]:grid sm:grid-cols-2">
      <legend className="sr-only">{t('card')}</legend>
      <Field className="sm:col-span-2" label={t('nameOnCard')} {...none} />
      <Field className="sm:col-span-2" label={t('cardNumber')} inputMode="numeric" {...none} />
      <Field label={t('expiry')} inputMode="numeric" {...none} />
      <Field label={t('cvc')} inputMode="numeric" {...none} />
    </fieldset>
  );
}
