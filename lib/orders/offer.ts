import { momentOf } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { excludedOptions, findProduct, priceOf } from '@/lib/catalogue/products';
import type { Destination } from '@/lib/delivery/destination';
import { type OrderState, unpaidStates } from './order';
import type { OrderLineView } from './order-view';

/** A line of an offer, named in the language it was asked for in; without a product it is one that the house has written. */
export type OfferLine = OrderLineView;

/** What an offer promises; euro cents, at the prices of its destination. */
export type OfferDraft = {
  readonly destination: Destination;
  readonly lines: readonly OfferLine[];
  /** For all lines together; 0 when it is included. */
  readonly deliveryCents: number;
};

/** A stored offer as its page shows it. */
export type OfferView = OfferDraft & {
  readonly number: string;
  /** Address of the session that asked for it. */
  readonly email: string | null;
  /** Whom it is for, where the house has written it and was told. */
  readonly name: string | null;
  readonly createdAt: Date;
  /** Its last day, `2026-12-22`. */
  readonly validUntil: string;
  readonly revokedAt: Date | null;
  readonly totalCents: number;
  /** The order placed from it that was paid; without one, the last that was placed. */
  readonly order: { readonly number: string; readonly state: OrderState } | null;
};

/** `accepted` once an order of it has been paid. */
export type OfferState = 'open' | 'accepted' | 'revoked' | 'expired';

/** When an offer ends: with its last day, in the shop's time. */
export const endOf = ({ validUntil }: Pick<OfferView, 'validUntil'>): Date =>
  momentOf(addDays(validUntil, 1), '00:00');

/** The state of an offer at a moment. An order that nobody has paid leaves it open: it can be paid again. */
export function offerStateOf(
  offer: Pick<OfferView, 'validUntil' | 'revokedAt' | 'order'>,
  now: Date,
): OfferState {
  if (offer.order && !unpaidStates.includes(offer.order.state)) return 'accepted';
  if (offer.revokedAt) return 'revoked';
  return now < endOf(offer) ? 'open' : 'expired';
}

/**
 * Why an open offer cannot be ordered, and the house writes another: `excludes` for one from before some options excluded
 * each other that has two of them, whose price is that of a piece that nobody can make; `gone` for one with a piece or an
 * option that is no longer made.
 */
export function obstacleTo({ lines }: Pick<OfferDraft, 'lines'>): 'excludes' | 'gone' | undefined {
  const obstacles = lines.map(({ productId, optionIds }) => {
    if (productId === null) return undefined;
    const product = findProduct(productId);
    if (product && excludedOptions(product, optionIds).length > 0) return 'excludes';
    return product && priceOf(product, optionIds) !== undefined ? undefined : 'gone';
  });
  return obstacles.find((one) => one !== undefined);
}

/** The total of an offer, euro cents. */
export const offerTotal = ({ lines, deliveryCents }: OfferDraft): number =>
  lines.reduce((sum, line) => sum + line.unitCents * line.quantity, deliveryCents);
