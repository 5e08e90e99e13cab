import { balanceOf, isBalanceDue } from '@/lib/orders/deposit';
import {
  heldStates,
  type OrderNote,
  type PaidWith,
  type Received,
  unpaidStates,
} from '@/lib/orders/order';
import type { OrderToPay, PaymentEvent, PaymentFields, PaymentRecord } from './payment-event';
import { isPaidCurrency, isTotal } from './payment-money';
import { balanceMissing } from './transfer/transfer';

type BalanceChanges = {
  readonly fields: Partial<Pick<PaymentFields, 'isBalancePaid' | 'balancePayment'>>;
  readonly history: readonly OrderNote[];
};

/** Whether an order is sold with a deposit: its balance is due, or paid. */
export const isOfDeposit = ({ state, depositCents }: OrderToPay) =>
  depositCents !== null && heldStates.includes(state);

/**
 * What a payment of the balance changes: it is accepted when it is exactly what is due. Once a part has come by transfer, so is
 * what a page asked for before that: it pays what is missing, and the rest of it is too much.
 */
export function ofBalance(
  order: OrderToPay,
  amount: Received,
  payment: string | null,
  known: readonly PaymentRecord[],
): BalanceChanges {
  if (order.isBalancePaid) return { fields: {}, history: ['paidTwice'] };
  const missing = balanceMissing(order, known);
  const isPartly = missing < balanceOf(order);
  const isEnough = isPartly && amount.cents > missing && isPaidCurrency(amount.currency);
  if (!isEnough && !isTotal(amount, missing)) return { fields: {}, history: ['balanceDiffers'] };
  return { fields: { isBalancePaid: true, balancePayment: payment }, history: ['balancePaid'] };
}

/** The payment page of a balance is closed, if it is the current one. */
export const closedBalance = (
  { balanceSession }: OrderToPay,
  { providerSession }: Pick<PaymentEvent, 'providerSession'>,
) => (balanceSession === providerSession ? { balancePayAddress: null, balanceAskedAt: null } : {});

/** Whether an order waits for what a session asks for. */
export const isPayableBy = ({ part }: Pick<PaymentEvent, 'part'>, order: OrderToPay) =>
  part ? isBalanceDue(order) : unpaidStates.includes(order.state);

/** The payment method of an accepted payment; that of any other is not stored. */
export function methodOf(
  { providerPayment, paidWith, balancePayment, balancePaidWith }: OrderToPay,
  fact: { readonly paidWith: PaidWith },
  payment: string | null,
) {
  if (payment === providerPayment) return { paidWith: paidWith ?? fact.paidWith };
  const isBalance = payment !== null && payment === balancePayment;
  return isBalance ? { balancePaidWith: balancePaidWith ?? fact.paidWith } : {};
}
