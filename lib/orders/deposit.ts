import { depositFromCents, depositPercent } from '@/content/checkout/deposit';
import { findProduct, priceOf } from '@/lib/catalogue/products';
import { heldStates, type OrderState } from '@/lib/orders/order';

/** What an order costs and how much of it is paid first; `null` where all is paid at once. */
export type Split = { readonly totalCents: number; readonly depositCents: number | null };

/** The deposit of a total, euro cents: half a cent is rounded up. */
export const depositOf = (totalCents: number): number =>
  Math.round((totalCents * depositPercent) / 100);

/** What is asked for first, euro cents: the deposit, or else the total. */
export const firstCentsOf = ({ totalCents, depositCents }: Split): number =>
  depositCents ?? totalCents;

/** What is left after the deposit, euro cents; 0 without one. Both together are the total. */
export const balanceOf = (split: Split): number => split.totalCents - firstCentsOf(split);

/** The share of an order that was asked for first, in percent: what is asked for today may be another. */
export const depositShare = (split: Split): number =>
  Math.round((100 * firstCentsOf(split)) / split.totalCents);

type Paid = Split & { readonly state: OrderState; readonly isBalancePaid: boolean };

/** Whether an order is sold, and its balance still to be paid. */
export const isBalanceDue = ({ state, depositCents, isBalancePaid }: Paid): boolean =>
  depositCents !== null && !isBalancePaid && heldStates.includes(state);

/** What the balance of an order still asks for, euro cents; 0 when nothing is due. */
export const balanceDueOf = (order: Paid): number => (isBalanceDue(order) ? balanceOf(order) : 0);

type Line = {
  readonly productId?: string | null;
  readonly optionIds: readonly string[];
  /** The price of one, euro cents. */
  readonly cents: number;
};

/**
 * Whether a line can be ordered with a deposit: a composition, or a piece that costs enough in the catalogue, or for which the
 * house has written as much.
 */
function isDepositLine({ productId, optionIds, cents }: Line): boolean {
  const product = findProduct(productId ?? '');
  if (!product) return cents >= depositFromCents;
  return (
    product.kind === 'composition' || (priceOf(product, optionIds) ?? cents) >= depositFromCents
  );
}

/**
 * The deposit that a purchase can be ordered with, euro cents.
 * @returns `undefined` where there is none: each of its pieces has to qualify, and what nobody has priced does not. What the house
 * adds to pieces on lines of its own, as a transport, decides as little as the delivery does.
 */
export function depositFor({
  lines,
  totalCents,
  isPriced,
}: {
  readonly lines: readonly Line[];
  readonly totalCents: number;
  /** Whether the shop has signed the prices, or they are those of the catalogue. */
  readonly isPriced: boolean;
}): number | undefined {
  const pieces = lines.filter(({ productId }) => productId);
  const deciding = pieces.length > 0 ? pieces : lines;
  const canWait = isPriced && deciding.length > 0 && deciding.every(isDepositLine);
  return canWait ? depositOf(totalCents) : undefined;
}
