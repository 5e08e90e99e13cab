import { tariffHeadings } from '@/content/catalogue/tariff-headings';
import { parcelsIn } from '@/lib/catalogue/fit/parcels';
import { findProduct } from '@/lib/catalogue/products';
import type { OrderLineView } from '../order-view';

/** What a customs broker asks of a line, as far as the catalogue knows it. */
export type BrokerFacts = {
  /** Of the Harmonized System: four digits; absent where the broker has to judge. */
  readonly heading?: string;
  /** Of all pieces of the line in their parcels; absent without a packing list. */
  readonly grossKg?: number;
};

/** @returns `undefined` for what is not in the catalogue */
export function brokerFacts({
  productId,
  optionIds,
  quantity,
}: Pick<OrderLineView, 'productId' | 'optionIds' | 'quantity'>): BrokerFacts | undefined {
  const product = productId === null ? undefined : findProduct(productId);
  if (!product) return undefined;
  const parcels = parcelsIn({ product, optionIds });
  const grossKg = parcels.reduce((kg, { count, weightKg }) => kg + count * weightKg, 0) * quantity;
  const heading = tariffHeadings[product.piece.category];
  return { ...(heading && { heading }), ...(grossKg > 0 && { grossKg }) };
}
