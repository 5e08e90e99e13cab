import { cartDeliveryCents } from '@/content/delivery/delivery';
import { deliveryCentsFor } from '@/lib/delivery/delivery-price';

/** A line of a cart. */
export type CartLine = {
  readonly id: string;
  readonly productId: string;
  /** Its name when it was added, for products no longer in the catalogue. */
  readonly productName: string;
  /** Unit price when it was added, euro cents, VAT included. */
  readonly unitPriceCents: number;
  readonly quantity: number;
  /** Ids of the chosen options. */
  readonly optionIds: readonly string[];
};

export type CartTotals = {
  /** As the summary in the header counts them. */
  readonly pieces: number;
  readonly subtotalCents: number;
  readonly deliveryCents: number;
  readonly totalCents: number;
};

/** Totals of a cart, euro cents. @param perCartCents its delivery where the visitor wants it */
export function totalsOf(
  lines: readonly Pick<CartLine, 'unitPriceCents' | 'quantity'>[],
  perCartCents = cartDeliveryCents,
): CartTotals {
  const pieces = lines.reduce((sum, line) => sum + line.quantity, 0);
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const deliveryCents = deliveryCentsFor(lines, 'cart') > 0 ? perCartCents : 0;
  return { pieces, subtotalCents, deliveryCents, totalCents: subtotalCents + deliveryCents };
}

/** Lines with another quantity for one of them; a quantity of 0 leaves it out. */
export function withQuantity<L extends Pick<CartLine, 'id' | 'quantity'>>(
  lines: readonly L[],
  id: string,
  quantity: number,
): readonly L[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line];
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
}

/** The number in a text; digits of Arabic keyboards count too. `NaN` where there is none. */
export function quantityIn(text: string): number {
  return Number(text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)));
}
