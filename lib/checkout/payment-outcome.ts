import { heldStates, isPayable, type OrderState, type PaymentProvider } from '@/lib/orders/order';

/** The outcome that the page after a payment shows. */
export type PaymentOutcome = 'success' | 'pending' | 'differs' | 'ended' | 'unknown' | 'away';

/**
 * The outcome of a payment, by the order that the address of the page names. An address without a token, as payment
 * links redirect to, counts as success; so does the demonstration, where no provider confirms anything.
 * @param order `undefined` when the token names no order; `away` without a database
 * @param isNamed whether the address has a token
 */
export function paymentOutcome(
  order: { readonly state: OrderState; readonly provider: PaymentProvider } | 'away' | undefined,
  isNamed: boolean,
): PaymentOutcome {
  if (!isNamed) return 'success';
  if (!order) return 'unknown';
  if (order === 'away') return 'away';
  const { state, provider } = order;
  if (isPayable(state)) return provider === 'demonstration' ? 'success' : 'pending';
  if (state === 'differs') return 'differs';
  return heldStates.includes(state) ? 'success' : 'ended';
}
