import 'server-only';
import { derivedId } from '@/lib/process/keyed-hash';
import type { PaymentRecord } from './payment-event';
import { moneyByPayment } from './payment-money';
import { answeredRefunds, moneyOf, type Refund } from './refund';
import { isTransferPayment } from './transfer/transfer';

/** The payments of an order, by the names of its provider. */
type Payments = { readonly providerPayment: string | null; readonly balancePayment: string | null };
type PaymentRefund = Refund & { readonly providerPayment: string | null };

/** A sum that one payment is to give back, euro cents. */
export type RefundPart = { readonly payment: string; readonly cents: number };

/**
 * From which payments of the provider a sum is given back. With a balance there are two: the newer gives first.
 * What came by bank transfer, no provider can give back.
 * @returns `undefined` when they do not hold so much
 */
export function refundParts(
  { providerPayment, balancePayment }: Payments,
  records: readonly PaymentRecord[],
  refunds: readonly PaymentRefund[],
  cents: number,
): RefundPart[] | undefined {
  const first = providerPayment === null ? [] : [providerPayment];
  if (balancePayment === null) return first.map((payment) => ({ payment, cents }));
  const money = moneyByPayment(records);
  let left = cents;
  const provided = [balancePayment, ...first].filter((payment) => !isTransferPayment(payment));
  const parts = provided.flatMap((payment): RefundPart[] => {
    const { receivedCents = 0, refundedCents = 0 } = money.get(payment) ?? {};
    const asked = refunds.filter(
      (one) => one.state === 'asked' && (one.providerPayment ?? providerPayment) === payment,
    );
    const isHeld = receivedCents - refundedCents - asked.reduce((sum, one) => sum + one.cents, 0);
    const part = Math.min(left, Math.max(0, isHeld));
    left -= part;
    return part > 0 ? [{ payment, cents: part }] : [];
  });
  return left === 0 ? parts : undefined;
}

/** The id of the second part of a refund that two payments give back: the same for each press of its form. */
export const secondRefundId = (id: string): string => derivedId(`second ${id}`);

/** The refunds that are done by what the provider has reported; with a balance, those of each payment by its own sum. */
export function answeredByPayment<R extends PaymentRefund>(
  { providerPayment, balancePayment }: Payments,
  records: readonly PaymentRecord[],
  refunds: readonly R[],
): R[] {
  if (balancePayment === null) return answeredRefunds(moneyOf(records, refunds), refunds);
  return [balancePayment, providerPayment].flatMap((payment) => {
    const of = refunds.filter((one) => (one.providerPayment ?? providerPayment) === payment);
    const said = records.filter((record) => record.providerPayment === payment);
    return answeredRefunds(moneyOf(said, of), of);
  });
}
