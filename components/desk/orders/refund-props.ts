import type { PlainAction } from '@/components/account/plain-form';
import type { OrderMoney, Refund } from '@/lib/checkout/refund';
import type { Typed } from '@/lib/desk/forms/typed';

export type AskedRefund = Refund & {
  readonly id: string;
  readonly author: string;
  readonly remark: string | null;
  readonly askedAt: Date;
};

export type RefundProps = {
  refund: PlainAction;
  /** Id of the next refund: pressed twice, it is made once. */
  nextId: string;
  order: { readonly number: string };
  money: OrderMoney;
  /** What of the delivery was not given back yet, euro cents. */
  deliveryLeftCents: number;
  /** What was chosen and typed before, and was not done. */
  typed: Typed<'refund'>;
  refunds: readonly AskedRefund[];
  credits: readonly { readonly number: string; readonly cents: number }[];
  /** Whether more can be given back, and by the provider too. */
  canRefund: boolean;
  hasProvider: boolean;
  close: PlainAction;
  /** What is kept when a withdrawn order is closed now, and what was typed for that. */
  keptCents: number;
  typedRest: Typed<'rest'>;
  /** What came beyond the total and is owed back. */
  surplusCents: number;
  /** The last day to pay a withdrawal back, `2026-12-06`. */
  due?: string;
};
