import { getTranslations } from 'next-intl/server';
import { lender as sampleLender } from '@/content/checkout/credit';
import { depositPercent } from '@/content/checkout/deposit';
import { type CreditExample, creditExample, isCredit, monthlyEuros } from '@/lib/checkout/payment';
import type { PaymentWays } from '@/lib/checkout/payment-ways';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent, formatPrice, formatRoundPrice } from '@/lib/money';
import { balanceOf } from '@/lib/orders/deposit';
import type { SearchParam } from '@/lib/search-params';
import { choiceRow, radioLook } from './choice-look';
import { paymentForm } from './payment-form';

type Props = {
  totalCents: number;
  ways: PaymentWays;
  /** What the address gives back. */
  chosen: SearchParam;
};

/** A credit stands last, and nowhere while a bank transfer is chosen. */
const creditLook = 'order-1 group-has-[[value=transfer]:checked]/pay:hidden';

/** Whether a payment page has more than one way to split the total. */
export const hasSplits = ({ splits, depositCents }: PaymentWays): boolean =>
  splits.length > 1 || depositCents !== undefined;

/** All at once, a deposit, or the number of instalments, each with its monthly amount; a credit with what the law wants said of it. */
export async function PaymentSplit({ totalCents, ways, chosen }: Props) {
  const { splits, lenderOf, depositCents } = ways;
  const isDeposit = chosen === 'deposit' && depositCents !== undefined;
  const checked = isDeposit ? undefined : (splits.find((count) => String(count) === chosen) ?? 1);
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  return (
    <fieldset className="wrap-anywhere grid min-w-0 gap-3">
      <legend className="mb-4 text-heading font-display">{t('split')}</legend>
      {splits.some(isCredit) && (
        <strong id="credit-warning" className="text-small">
          {t('creditWarning')}
        </strong>
      )}
      {splits.map((count) => (
        <div
          key={count}
          className={`border border-line has-checked:border-gold-text ${count === 1 ? '' : creditLook}`}
        >
          <label className={choiceRow}>
            <input
              type="radio"
              name="instalments"
              form={paymentForm}
              value={count}
              defaultChecked={count === checked}
              aria-describedby={isCredit(count) ? `credit-warning credit-${count}` : undefined}
              className={radioLook}
            />
            <span className="font-display text-lead">{t(`splits.${count}`)}</span>
            <span className="col-start-2 lining-nums tabular-nums sm:col-start-3 sm:whitespace-nowrap">
              {count === 1
                ? formatPrice(totalCents, locale)
                : t('perMonth', {
                    amount: formatRoundPrice(monthlyEuros(totalCents, count) * 100, locale),
                  })}
            </span>
          </label>
          {isCredit(count) && (
            <CreditTerms
              id={`credit-${count}`}
              example={creditExample(totalCents, count)}
              lender={lenderOf[count]}
            />
          )}
        </div>
      ))}
      {depositCents !== undefined && <DepositChoice {...{ totalCents, depositCents, isDeposit }} />}
      {splits.some(isCredit) && (
        <p className={`text-muted text-small ${creditLook}`}>
          {t('creditCost')} {t('lenderDecides')}
        </p>
      )}
    </fieldset>
  );
}

/** A part now and the rest before the delivery: no credit, as the house delivers once all is paid. */
async function DepositChoice({
  isDeposit,
  ...split
}: {
  totalCents: number;
  depositCents: number;
  /** Whether it is chosen. */
  isDeposit: boolean;
}) {
  const t = await getTranslations('payment.deposit');
  const locale = await currentLocale();
  return (
    <label className={`${choiceRow} border border-line has-checked:border-gold-text`}>
      <input
        type="radio"
        name="instalments"
        form={paymentForm}
        value="deposit"
        defaultChecked={isDeposit}
        className={radioLook}
      />
      <span>
        <span className="block font-display text-lead">
          {t('title', { percent: formatPercent(depositPercent, locale) })}
        </span>
        <span className="block text-muted text-small">
          {t('text', {
            deposit: formatPrice(split.depositCents, locale),
            balance: formatPrice(balanceOf(split), locale),
          })}
        </span>
      </span>
      <span className="col-start-2 lining-nums tabular-nums sm:col-start-3 sm:whitespace-nowrap">
        {formatPrice(split.depositCents, locale)}
      </span>
    </label>
  );
}

type TermsProps = { id: string; example: CreditExample; lender: string | undefined };

/** @param lender without one, the sample of the demonstration */
async function CreditTerms({ id, example, lender }: TermsProps) {
  const t = await getTranslations('payment');
  const locale = await currentLocale();
  const price = (cents: number) => formatPrice(cents, locale);
  return (
    <div id={id} className="grid gap-2 px-4 pb-4 text-muted text-small sm:ps-12">
      <p>
        {t('example', {
          amount: price(example.amountCents),
          count: example.count,
          equal: example.equalCount,
          monthly: price(example.monthlyCents),
          last: price(example.lastCents),
          split: example.split,
          rate: formatPercent(example.annualRatePercent, locale),
          borrowingRate: formatPercent(example.borrowingRatePercent, locale),
          cost: price(example.costCents),
          due: price(example.dueCents),
          lender: lender ?? t('sampleLender', { name: sampleLender }),
        })}
      </p>
      {example.isEstimate && <p>{t('estimate')}</p>}
    </div>
  );
}
