import {
  compositionParcels,
  kingMattressCm,
  optionGrowthMm,
  optionParcel,
  type Parcel,
  type ParcelSide,
  parcelsByProduct,
} from '@/content/catalogue/parcel-sizes';
import type { Edition } from '@/content/catalogue/piece';
import { parcelsAdded } from '@/lib/catalogue/capabilities';
import type { Choice } from '@/lib/catalogue/choice';
import { editionOf } from '@/lib/catalogue/products';

/** What is delivered: a product with its options, whatever it costs. */
export type Delivered = Pick<Choice, 'product' | 'optionIds'>;

type SizeMm = Edition['sizeMm'];

/** Width, depth and height of the assembled piece in millimetres, with what its options add to them. */
export function sizeOf({ product, optionIds }: Delivered): SizeMm {
  const { piece } = product;
  const edition = editionOf(product);
  if (edition) return edition.sizeMm;
  const growths = optionIds.map((id): Partial<SizeMm> => {
    if (id !== 'size-1' || !piece.mattressCm) return optionGrowthMm[id] ?? {};
    const { width, length } = piece.mattressCm;
    return {
      width: (kingMattressCm.width - width) * 10,
      depth: (kingMattressCm.length - length) * 10,
    };
  });
  const grown = (measure: keyof SizeMm) =>
    growths.reduce((sum, growth) => sum + (growth[measure] ?? 0), piece.sizeMm[measure]);
  return { width: grown('width'), depth: grown('depth'), height: grown('height') };
}

/**
 * The parcels of a product in the order of its packing list, millimetres and kilograms; last what its options
 * add. Empty for a product without a packing list.
 */
export function parcelsIn(delivered: Delivered): Parcel[] {
  const { product, optionIds } = delivered;
  const added = parcelsAdded(product, optionIds);
  const own =
    product.kind === 'composition'
      ? parcelsOfComposition(delivered)
      : (parcelsByProduct[product.id] ?? []);
  return added.length > 0 ? [...own, { items: added, ...optionParcel }] : [...own];
}

function parcelsOfComposition(delivered: Delivered): Parcel[] {
  const { piece } = delivered.product;
  const size = sizeOf(delivered);
  const mm = (side: ParcelSide) => (typeof side === 'number' ? side : size[side[0]] + side[1]);
  return compositionParcels[piece.category].map(({ items, count, sizeMm, weightPercent }) => ({
    items,
    count,
    sizeMm: [mm(sizeMm[0]), mm(sizeMm[1]), mm(sizeMm[2])],
    weightKg: Math.max(1, Math.round((piece.weightKg * weightPercent) / 100)),
  }));
}
