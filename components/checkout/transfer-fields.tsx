import { getTranslations } from 'next-intl/server';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import type { Destination } from '@/lib/delivery/destination';
import { BuyerFields } from './buyer-fields';
import { paymentForm } from './payment-form';

type Props = {
  destination: Destination;
  /** What was typed before. */
  typed: Typed;
  /** Those of its fields that were refused; the first of the form has the focus. */
  faults: readonly FieldFault[];
  first?: FieldFault;
  /** Whether the purchase can be ordered with a deposit. */
  hasDeposit: boolean;
};

/** Who pays by bank transfer and where it is delivered, while that method is chosen: no provider asks for it. */
export async function TransferFields({ hasDeposit, ...props }: Props) {
  const t = await getTranslations('payment.transfer');
  return (
    <fieldset className="hidden gap-7 border-gold border-s-2 ps-4 pt-1 group-has-[[value=transfer]:checked]:grid sm:grid-cols-6">
      <legend className="sr-only">{t('title')}</legend>
      <p className="text-muted text-small sm:col-span-6">
        {t('text')} {hasDeposit && t('once')}
      </p>
      <BuyerFields {...props} form={paymentForm} />
    </fieldset>
  );
}
