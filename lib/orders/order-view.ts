import type { Piece } from '@/content/catalogue/piece';
import type { PlannedDelivery } from '@/lib/delivery/delivery';
import type {
  ChangeDetails,
  OrderBilling,
  OrderContact,
  OrderNote,
  OrderState,
  PaidWith,
  PaymentProvider,
} from './order';

/** An order in a list. */
export type OrderEntry = {
  readonly number: string;
  readonly placedAt: Date;
  readonly state: OrderState;
  /** Euro cents, VAT included. */
  readonly totalCents: number;
  /** What is paid first, euro cents; null where all is paid at once. */
  readonly depositCents: number | null;
  readonly isBalancePaid: boolean;
};

/** The guarantee and the time until the delivery that a piece is sold with. */
export type Promised = {
  readonly warrantyYears: number;
  readonly deliveryWeeks: Piece['leadTimeWeeks'];
};

export type OrderLineView = {
  /** Null for a purchase that is not in the catalogue. */
  readonly productId: string | null;
  readonly name: string;
  readonly optionIds: readonly string[];
  readonly optionNames: readonly string[];
  readonly quantity: number;
  /** Euro cents, at the prices of the destination. */
  readonly unitCents: number;
  /** As it was sold; none of what the house has written, nor of lines from before it was stored. */
  readonly promised?: Promised | null;
};

export type OrderChangeView = {
  readonly id: number;
  readonly state: OrderState;
  readonly note: OrderNote | null;
  readonly details: ChangeDetails | null;
  readonly at: Date;
};

/** An order as its customer sees it. */
export type OrderView = OrderEntry &
  PlannedDelivery & {
    readonly deliveryCents: number;
    /** What nights at the Résidence took off its total, euro cents. */
    readonly nightsCents: number;
    readonly balancePaidWith: PaidWith | null;
    /** The VAT rate that its prices contain; 0 for an export. */
    readonly vatPercent: number;
    readonly deliveryDate: string | null;
    readonly deliveredAt: Date | null;
    /** So many days after that its withdrawal may be declared. */
    readonly withdrawalDays: number;
    readonly contact: OrderContact | null;
    readonly buyerVatNumber: string | null;
    readonly buyerReference: string | null;
    readonly billing: OrderBilling | null;
    readonly paidWith: PaidWith | null;
    readonly provider: PaymentProvider;
    readonly lines: readonly OrderLineView[];
    readonly changes: readonly OrderChangeView[];
  };
