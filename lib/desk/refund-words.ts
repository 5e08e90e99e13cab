import 'server-only';
import { secondRefundId } from '@/lib/checkout/balance-refund';
import { type OrderMoney, refundSum, refundWays } from '@/lib/checkout/refund';
import { formatPrice } from '@/lib/money';
import { type OrderContact, refundKinds } from '@/lib/orders/order';
import type { SearchParam } from '@/lib/search-params';
import { centsIn } from './amount';
import { deskWords } from './desk-words';
import type { Typed } from './forms/typed';

type Buyer = { readonly email: string | null; readonly contact: OrderContact | null };

/** Who gets a refund, in words: a name, or else an address. */
export const buyerInWords = ({ email, contact }: Buyer): string =>
  contact?.name ?? email ?? deskWords.refunds.customer;

/**
 * What the sentence about a refund that was just made says.
 * @param id of the refund, as an address has it
 * @returns `undefined` where the order has no such refund
 */
export function madeInWords(
  id: SearchParam,
  refunds: readonly { readonly id: string; readonly cents: number }[],
  order: Buyer,
): { readonly amount: string; readonly customer: string } | undefined {
  if (typeof id !== 'string') return undefined;
  const made = refunds.filter((one) => one.id === id || one.id === secondRefundId(id));
  const cents = made.reduce((sum, one) => sum + one.cents, 0);
  return cents > 0
    ? { amount: formatPrice(cents, 'fr'), customer: buyerInWords(order) }
    : undefined;
}

/**
 * What was typed about a refund, and the sum that it means, to be asked about.
 * @returns `undefined` where it is no refund that could be made
 */
export function askedRefund(
  { faults: _, ...typed }: Typed<'refund'>,
  facts: {
    readonly money: OrderMoney;
    readonly deliveryLeftCents: number;
    readonly canRefund: boolean;
  },
) {
  const { amount } = typed;
  const kind = refundKinds.find((one) => one === typed.kind);
  const way = refundWays.find((one) => one === typed.way);
  if (!kind || !way || !facts.canRefund) return undefined;
  const asked = { kind, cents: amount ? centsIn(amount) : undefined };
  const cents = refundSum(asked, facts.money, facts.deliveryLeftCents);
  return typeof cents === 'number' ? { typed: { ...typed, kind, way }, cents } : undefined;
}
