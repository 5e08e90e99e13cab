import { layers } from '@/content/catalogue/layers';
import { isPicture, type PictureName, pictureSrc, viewOf } from './pictures';
import type { Product } from './products';

/** What an option, or another edition, changes in a view, by its id: laid over it, in the proportions of the view. */
export type Layer = { readonly id: string; readonly src: string };

/** Views that show a product as it is sold. */
type SoldView = 'hero' | 'front';

/** The pictures of a product: those of its edition, of the piece where that has none of its own. */
export function picturedAs({ kind, piece }: Product): { category: string; id: string } {
  const edition = { category: piece.category, id: `${piece.id}-${kind}` };
  return isPicture(`${edition.category}/${edition.id}/front`) ? edition : piece;
}

/** The layers of a view, for each of these options that can be seen in it, in the order they are laid. */
export function layersOf(name: PictureName, optionIds: readonly string[]): Layer[] {
  const { version, options } = layers[name] ?? { version: '', options: [] };
  return options
    .filter((id) => optionIds.includes(id))
    .map((id) => ({ id, src: `/choices/${name}/${id}.avif?v=${version}` }));
}

/** The picture of a configuration: a view of its edition, what its options change in it, and which do not show. */
export function choicePicture(product: Product, optionIds: readonly string[], view: SoldView) {
  const name = viewOf(picturedAs(product), view);
  const laid = product.kind === 'composition' ? [] : layersOf(name, optionIds);
  const shown = new Set(laid.map(({ id }) => id));
  return { name, layers: laid, unseen: optionIds.filter((id) => !shown.has(id)) };
}

/** The picture of an edition in its room, laid over that of the whole piece; nothing where it has none of its own. */
export function editionLayer(product: Product): Layer[] {
  const edition = picturedAs(product);
  if (edition === product.piece) return [];
  return [{ id: product.id, src: pictureSrc(viewOf(edition, 'hero'), 1600) }];
}
