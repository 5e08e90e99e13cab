import { getTranslations } from 'next-intl/server';
import { CartNotice } from '@/components/cart/cart-notice';
import type { FieldFault } from '@/lib/checkout/payment-page/field-faults';
import type { Typed } from '@/lib/checkout/payment-page/typed-fields';
import type { PaymentWays } from '@/lib/checkout/payment-ways';
import type { Destination } from '@/lib/delivery/destination';
import type { SearchParams } from '@/lib/search-params';
import { BeforePaying } from './before-paying';
import { CompanyFields } from './company-fields';
import { FieldFaults } from './field-faults';
import { OrderAlike } from './order-alike';
import { PaymentForm, paymentNotice } from './payment-form';
import { PaymentMethods } from './payment-methods';
import { hasSplits, PaymentSplit } from './payment-split';

type Props = {
  query: SearchParams;
  /** What was typed before into a form that was refused. */
  typed: Typed;
  /** A secret for a browser that has none yet. */
  formKey: string;
  totalCents: number;
  ways: PaymentWays;
  /** Where the purchase goes. */
  destination: Destination;
  /** The fields that were refused, of who pays by bank transfer and of a company. */
  faults: { readonly buyer: readonly FieldFault[]; readonly billing: readonly FieldFault[] };
  /** An order of the same pieces that this browser has placed lately, which the form was refused for. */
  alike?: { readonly number: string; readonly path: string };
  noticePicture?: string;
};

/** The choices of a payment and its button, which stays in sight on a phone. */
export async function PaymentSteps(props: Props) {
  const { query, typed, formKey, totalCents, ways, destination, noticePicture } = props;
  const { faults, alike } = props;
  const { buyer, billing } = faults;
  const t = await getTranslations('payment');
  // Too much for the bar that stays in sight.
  const isLong = buyer.length + billing.length > 0 || alike !== undefined;
  const first = buyer[0] ?? billing[0];
  const fields = { destination, typed, first };
  const notice = (
    <div id={paymentNotice} tabIndex={-1} className="scroll-mt-28 outline-none empty:hidden">
      <CartNotice error={query.error} done={undefined} wait={query.wait}>
        <FieldFaults
          faults={buyer}
          className="hidden group-has-[[value=transfer]:checked]/pay:list-item"
        />
        <FieldFaults faults={billing} />
        {alike && <OrderAlike {...alike} />}
      </CartNotice>
    </div>
  );
  return (
    <>
      <div className="grid content-start gap-14 lg:col-start-1 lg:row-start-1">
        {isLong && notice}
        <PaymentMethods ways={ways} chosen={query.method} faults={buyer} {...fields} />
        {hasSplits(ways) && (
          <PaymentSplit totalCents={totalCents} ways={ways} chosen={query.instalments} />
        )}
        <CompanyFields faults={billing} {...fields} />
        <div className="grid justify-items-start gap-4">
          <BeforePaying noticePicture={noticePicture} />
          <p className="text-muted text-small">{t('secure')}</p>
        </div>
      </div>
      <div className="sticky bottom-0 z-10 -mx-gutter -mt-10 grid border-line border-t bg-ground px-gutter py-4 lg:static lg:col-start-1 lg:row-start-2 lg:m-0 lg:justify-items-start lg:border-0 lg:p-0">
        {!isLong && notice}
        <PaymentForm
          query={query}
          formKey={formKey}
          totalCents={totalCents}
          depositCents={ways.depositCents}
          hasTransfer={ways.methods.includes('transfer')}
        />
      </div>
    </>
  );
}
