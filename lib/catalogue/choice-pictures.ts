import { slightOptions } from '@/content/catalogue/hidden-places';
import { layers } from '@/content/catalogue/layers';
import { pictures } from '@/content/catalogue/pictures';
import {
  isPicture,
  type Jpeg,
  jpegOf,
  jpegsOf,
  nightOf,
  type PictureName,
  pictureSrc,
  viewOf,
} from './pictures';
import { listProducts, type Product, priceOf } from './products';

/** What an option, or another edition, changes in a view, by its id: laid over it, in the proportions of the view. */
export type Layer = { readonly id: string; readonly src: string };

/** Views that show a product as it is sold: in the studio, and in its room. */
const soldViews = ['front', 'hero'] as const;
export type SoldView = (typeof soldViews)[number];

/**
 * The pictures of a product: those of the form that the atelier gives a composition, those of an edition, or of the
 * piece where its edition has none of its own.
 */
export function picturedAs({ kind, piece }: Product): { category: string; id: string } {
  const { category } = piece;
  if (kind === 'composition') return { category, id: 'atelier' };
  const edition = { category, id: `${piece.id}-${kind}` };
  return isPicture(`${category}/${edition.id}/front`) ? edition : piece;
}

/** The view that shows a product; what the atelier makes is seen from the front alone. */
export const soldView = ({ kind }: Product, view: SoldView): SoldView =>
  kind === 'composition' ? 'front' : view;

/** The layers of a view, for each of these options that can be seen in it, in the order they are laid. */
export function layersOf(name: PictureName, optionIds: readonly string[]): Layer[] {
  const { version, options } = layers[name] ?? { version: '', options: [] };
  return options
    .filter((id) => optionIds.includes(id))
    .map((id) => ({ id, src: `/choices/${name}/${id}.avif?v=${version}` }));
}

/** A sample of the material that an option of a composition is; nothing where it is none, or cannot be seen. */
export function sampleOf(product: Product, optionId: string): string | undefined {
  const name = viewOf(picturedAs(product), 'front');
  const { version, samples } = layers[name] ?? { version: '' };
  if (!samples?.includes(optionId)) return undefined;
  return `/choices/${name}/${optionId}-sample.avif?v=${version}`;
}

/** The picture of a configuration: a view of its edition, what its options change in it, and which of them nobody sees. */
export type ChoicePicture = {
  readonly name: PictureName;
  readonly layers: readonly Layer[];
  readonly unseen: readonly string[];
};

/** How a configuration is pictured in a view. */
export function choicePicture(
  product: Product,
  optionIds: readonly string[],
  view: SoldView,
): ChoicePicture {
  const name = viewOf(picturedAs(product), soldView(product, view));
  const laid = layersOf(name, optionIds);
  const slight = slightOptions[product.piece.category] ?? [];
  const seen = new Set(laid.map(({ id }) => id).filter((id) => !slight.includes(id)));
  return { name, layers: laid, unseen: optionIds.filter((id) => !seen.has(id)) };
}

/** The same picture by night; nothing where there is none, or where it would not show all that the picture of the day shows. */
export function nightChoice(
  { name, layers: laid }: Pick<ChoicePicture, 'name' | 'layers'>,
  optionIds: readonly string[],
): Pick<ChoicePicture, 'name' | 'layers'> | undefined {
  const night = nightOf(name);
  if (!night) return undefined;
  const byNight = layersOf(night, optionIds);
  return laid.every(({ id }) => byNight.some((layer) => layer.id === id))
    ? { name: night, layers: byNight }
    : undefined;
}

/** The options that nobody sees in any picture of a product as it is sold. */
export function unseenOptions(product: Product): readonly string[] {
  const ids = product.options.map(({ id }) => id);
  return choicePicture(product, choicePicture(product, ids, 'hero').unseen, 'front').unseen;
}

/** The picture of an edition in its room, laid over that of the whole piece; nothing where it has none of its own. */
export function editionLayer(product: Product): Layer[] {
  const edition = picturedAs(product);
  if (edition === product.piece) return [];
  return [{ id: product.id, src: pictureSrc(viewOf(edition, 'hero'), 1600) }];
}

/** Options in the name of a composed file are parted by this; none has it in its id. */
const between = '.';

/**
 * The picture of a configuration as one JPEG, for programs that lay nothing over anything: readers of feeds,
 * assistants, mails. Without an option that shows, it is the file of the edition.
 */
export function choiceJpeg(product: Product, optionIds: readonly string[], view: SoldView): Jpeg {
  const { name, layers: laid } = choicePicture(product, optionIds, view);
  const plain = jpegOf(name);
  if (laid.length === 0) return plain;
  const file = laid.map(({ id }) => id).join(between);
  const version = `${pictures[name].version}${layers[name]?.version}`;
  return { ...plain, path: `/choices/${name}/${file}.jpg?v=${version}` };
}

/** The JPEGs of a configuration: in the studio, then in its room if it is seen there. */
export function choiceJpegs(product: Product, optionIds: readonly string[]): Jpeg[] {
  const views = soldViews.slice(0, jpegsOf(picturedAs(product)).length);
  return views.map((view) => choiceJpeg(product, optionIds, view));
}

/** What a composed JPEG is made of: its view, the size, and the paths of its layers below `public`. */
export type Composed = {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly layers: readonly string[];
};

/**
 * Reads the path of a composed JPEG, as `choiceJpeg` writes it.
 * @returns `undefined` unless each option shows in that view and they stand in the order they are laid
 */
export function composedOf(name: string, file: string): Composed | undefined {
  const isSold = soldViews.some((view) => name.endsWith(`/${view}`));
  if (!isSold || !isPicture(name) || !(name in layers) || !file.endsWith('.jpg')) return undefined;
  const ids = file.slice(0, -'.jpg'.length).split(between);
  const laid = layersOf(name, ids);
  const isOrdered = laid.map(({ id }) => id).join(between) === ids.join(between);
  if (laid.length === 0 || !isOrdered || !isSoldTogether(name, ids)) return undefined;
  const files = laid.map(({ id }) => `choices/${name}/${id}.avif`);
  const { width, height } = jpegOf(name);
  return { name, width, height, layers: files };
}

/** Whether a product that is shown in a view can be had with all of these options. */
const isSoldTogether = (name: string, optionIds: readonly string[]): boolean =>
  listProducts().some((product) => {
    const { category, id } = picturedAs(product);
    return name.startsWith(`${category}/${id}/`) && priceOf(product, optionIds) !== undefined;
  });

/** Whether an address is that of a composed JPEG. */
export function isComposed(address: string): boolean {
  const { name = '', file = '' } =
    /^\/choices\/(?<name>.+)\/(?<file>[^/]+)$/.exec(address)?.groups ?? {};
  return composedOf(name, file) !== undefined;
}
