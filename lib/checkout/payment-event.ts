import type { OrderContact, OrderState, PaidWith } from '@/lib/orders/order';

/** Where an address is; as it was typed. */
export type PostalPlace = { readonly country: string; readonly postcode?: string };

/** What a payment provider says about an order or its payment; amounts in the smallest coin of their currency. */
export type PaymentFact =
  | { readonly kind: 'paid'; readonly cents: number; readonly currency: string }
  | { readonly kind: 'pending' | 'failed' | 'expired' | 'disputed' }
  /** The amount of the payment refunded so far; `refundId` is the refund of the house that was made, where it is known. */
  | { readonly kind: 'refunded'; readonly cents: number; readonly refundId?: string }
  | { readonly kind: 'method'; readonly paidWith: PaidWith };

/** An event of a payment provider, once its signature was checked. */
export type PaymentEvent = {
  /** The provider's id of the event. */
  readonly id: string;
  readonly type: string;
  readonly fact: PaymentFact;
  /** The order by its own id, or by the provider's ids of its session or payment. */
  readonly orderId?: string;
  /** Of what its session asks for: the balance of an order with a deposit. */
  readonly part?: 'balance';
  /** Whether it names an order in a way that the shop never does. */
  readonly isForeign?: boolean;
  readonly providerSession?: string;
  readonly providerPayment?: string;
  readonly email?: string;
  readonly contact?: OrderContact;
  /** Where it is to be delivered, as the provider was told; absent where it was not. */
  readonly deliverTo?: PostalPlace;
};

/** What is kept of an event: what it says, and about which payment. */
export type PaymentRecord = {
  readonly fact: PaymentFact;
  readonly providerPayment: string | null;
};

/** The fields of an order that events may write. */
export type PaymentFields = {
  readonly state: OrderState;
  readonly email: string | null;
  readonly contact: OrderContact | null;
  readonly providerSession: string | null;
  readonly providerPayment: string | null;
  readonly paidWith: PaidWith | null;
  readonly isBalancePaid: boolean;
  readonly balancePayment: string | null;
  readonly balancePaidWith: PaidWith | null;
  /** Its payment page, and when that was requested: emptied by an event after which it cannot be paid there. */
  readonly payAddress: null;
  readonly paymentAskedAt: null;
  readonly balancePayAddress: null;
  readonly balanceAskedAt: null;
};

/** What an event is compared with. */
export type OrderToPay = Omit<
  PaymentFields,
  'payAddress' | 'paymentAskedAt' | 'balancePayAddress' | 'balanceAskedAt'
> & {
  readonly totalCents: number;
  /** What is paid first; null where that is the total. */
  readonly depositCents: number | null;
  /** The current payment session of the balance. */
  readonly balanceSession: string | null;
  /** Where it was to be installed when it was placed; null where that was not known. */
  readonly deliveryCountry: string | null;
  readonly deliveryLast: string | null;
  readonly deliveryPostcode: string | null;
  /** The offer that it accepts. */
  readonly offerId: string | null;
  /** When its personal data was erased: from then on events store none. */
  readonly erasedAt: Date | null;
};
