import { bedOptions } from '@/content/catalogue/bed-options';
import type { Capability } from '@/content/catalogue/capabilities';
import { type ConfiguratorOption, configurators } from '@/content/catalogue/configurators';
import type { Edition, Piece } from '@/content/catalogue/piece';
import { allPieces, detailPath, storyPath } from './catalogue';
import { configurationQuery } from './configuration';

/** Kinds of products: a piece, its simpler edition, a composition. */
export type ProductKind = 'piece' | 'structure' | 'composition';

export type ProductOption = {
  readonly id: string;
  readonly priceCents: number;
  readonly capabilities: readonly Capability[];
  readonly inPlaceOf?: ConfiguratorOption['inPlaceOf'];
};

/** Something that can be bought. */
export type Product = {
  readonly id: string;
  readonly kind: ProductKind;
  readonly piece: Piece;
  readonly basePriceCents: number;
  readonly options: readonly ProductOption[];
};

/** Options of a piece on its detail page; only beds have any. */
export function optionsOf(piece: Piece): readonly ProductOption[] {
  if (piece.category !== 'bed') return [];
  return bedOptions.filter((option) => option.available.some((id) => id === piece.id));
}

const compositionId = (productId: string) => `${productId}-atelier`;

function productsOf(piece: Piece): Product[] {
  const options = optionsOf(piece);
  const configurator = configurators[piece.category];
  return [
    { id: piece.productId, kind: 'piece', piece, basePriceCents: piece.priceCents, options },
    ...(piece.structure
      ? [
          {
            id: piece.structure.productId,
            kind: 'structure' as const,
            piece,
            basePriceCents: piece.structure.priceCents,
            options,
          },
        ]
      : []),
    {
      id: compositionId(piece.productId),
      kind: 'composition',
      piece,
      basePriceCents: configurator.basePriceCents,
      options: configurator.options,
    },
  ];
}

const productsById = new Map(allPieces.flatMap(productsOf).map((product) => [product.id, product]));

/** The product with an id, or `undefined`: ids come from outside. */
export function findProduct(id: string): Product | undefined {
  return productsById.get(id);
}

/** Like `findProduct`, for ids from the catalogue. @throws when there is no such product */
export function requireProduct(id: string): Product {
  const product = findProduct(id);
  if (!product) throw new Error(`no product is called ${id}`);
  return product;
}

/** The composition of a piece: its configurator sells it. */
export const compositionOf = ({ productId }: Piece): Product =>
  requireProduct(compositionId(productId));

/** The edition of a piece that a product is; `undefined` for a composition, which has no sheet of its own. */
export function editionOf({ kind, piece }: Product): Edition | undefined {
  if (kind === 'composition') return undefined;
  return kind === 'structure' ? piece.structure : piece;
}

/** All products of the shop. */
export function listProducts(): Product[] {
  return [...productsById.values()];
}

/** Everything that is sold as it stands: each piece, and its simpler edition. Compositions are not among it. */
export const listOffered = (): Product[] =>
  listProducts().filter(({ kind }) => kind !== 'composition');

/**
 * How a product can be had. A further state, as « épuisé », does not compile until the feeds, the assistants and the
 * structured data have a word for it; what a page says and a cart takes of it is to be decided beside.
 */
export type Availability = 'madeToOrder';

/** What is offered is made when it is ordered. */
export const availabilityOf = (_product: Product): Availability => 'madeToOrder';

/**
 * The options among these that cannot be had with a later one of the catalogue, whose place they take: two covers of an
 * armchair, two frames of a mirror. The picture shows the last.
 */
export function excludedOptions(product: Product, optionIds: readonly string[]): string[] {
  const chosen = product.options.filter(({ id }) => optionIds.includes(id));
  return chosen
    .filter(({ inPlaceOf }, at) =>
      chosen.slice(at + 1).some((later) => inPlaceOf && later.inPlaceOf === inPlaceOf),
    )
    .map(({ id }) => id);
}

/** These options without those that a later one excludes. */
export function madeTogether(product: Product, optionIds: readonly string[]): string[] {
  const excluded = excludedOptions(product, optionIds);
  return optionIds.filter((id) => !excluded.includes(id));
}

/**
 * Unit price of a product with these options, euro cents, VAT included.
 * @returns `undefined` when the product does not offer one of the options, or two that exclude each other are among them
 */
export function priceOf(product: Product, optionIds: readonly string[]): number | undefined {
  if (excludedOptions(product, optionIds).length > 0) return undefined;
  let cents = product.basePriceCents;
  for (const id of new Set(optionIds)) {
    const option = product.options.find((candidate) => candidate.id === id);
    if (!option) return undefined;
    cents += option.priceCents;
  }
  return cents;
}

/**
 * The options with which a product has a price, in the order of the catalogue: of several choices the one with the
 * fewest options, and of these the first. @returns `undefined` for a price that it cannot have
 */
export function optionsFor(product: Product, cents: number): readonly string[] | undefined {
  const choices: { ids: readonly string[]; cents: number }[] = [
    { ids: [], cents: product.basePriceCents },
  ];
  for (const option of product.options) {
    for (const choice of [...choices]) {
      choices.push({ ids: [...choice.ids, option.id], cents: choice.cents + option.priceCents });
    }
  }
  const reaching = choices.filter(
    (choice) => choice.cents === cents && priceOf(product, choice.ids) === cents,
  );
  return reaching.sort((a, b) => a.ids.length - b.ids.length)[0]?.ids;
}

/** Path of the page that sells a product, with a configuration; options not offered are left out. */
export function productPath(
  { kind, piece, options }: Product,
  optionIds: readonly string[],
): string {
  const path = kind === 'composition' ? storyPath(piece) : detailPath(piece);
  const made = options.map(({ id }) => id).filter((id) => optionIds.includes(id));
  return path + configurationQuery(kind === 'structure' ? kind : undefined, made);
}
