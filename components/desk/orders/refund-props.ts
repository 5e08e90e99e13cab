import type { PlainAction } from '@/components/account/plain-form';
import type { OrderMoney, Refund } from '@/lib/checkout/refund';

export type AskedRefund = Refund & {
  readonly id: string;
  readonly author: string;
  readonly askedAt: Date;
};

export type RefundProps = {
  refund: PlainAction;
  /** Id of the next refund: pressed twice, it is made once. */
  nextId: string;
  order: { readonly number: string; readonly deliveryCents: number };
  money: OrderMoney;
  refunds: readonly AskedRefund[];
  credits: readonly { readonly number: string; readonly cents: number }[];
  /** Whether more can be given back, and by the provider too. */
  canRefund: boolean;
  hasProvider: boolean;
  /** The last day to pay a withdrawal back, `2026-12-06`. */
  due?: string;
};
