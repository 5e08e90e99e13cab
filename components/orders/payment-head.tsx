import { getTranslations } from 'next-intl/server';
import type { PaymentOutcome } from '@/lib/checkout/payment-outcome';
import type { OrderState } from '@/lib/orders/order';

type Props = {
  outcome: PaymentOutcome;
  /** State of the order, where one is known. */
  state?: OrderState;
};

/** The outcome of a payment: the specified words when it succeeded, other words when it did not. */
export async function PaymentHead({ outcome, state }: Props) {
  const success = await getTranslations('paymentSuccess');
  const t = await getTranslations('orders');
  function words(): { title: string; text?: string } {
    switch (outcome) {
      case 'success':
        return { title: success('title'), text: success('text') };
      // The order below says the rest.
      case 'differs':
        return { title: t('afterPayment.differs') };
      case 'ended':
        return { title: state ? t(`states.${state}`) : t('title') };
      default:
        return {
          title: t(`afterPayment.${outcome}.title`),
          text: t(`afterPayment.${outcome}.text`),
        };
    }
  }
  const { title, text } = words();
  return (
    <>
      <h1 className="max-w-book text-hero">{title}</h1>
      {text && <p className="max-w-measure font-display text-lead">{text}</p>}
    </>
  );
}
