import type { Edition, Piece } from '@/content/catalogue/piece';
import { googleCategories, googleTableCategories } from '@/content/search/merchant';
import { choiceJpeg, choiceJpegs, choicePicture } from '@/lib/catalogue/choice-pictures';
import { sizeIn } from '@/lib/catalogue/head-words';
import { modelSrc } from '@/lib/catalogue/models';
import type { Jpeg } from '@/lib/catalogue/pictures';
import { nameIn, productWords } from '@/lib/catalogue/product-words';
import { editionOf, listOffered, type Product, productPath } from '@/lib/catalogue/products';
import { translatorOf } from '@/lib/i18n/format';
import { pageAddress, type Wording } from '@/lib/search/wording';

/** A piece or an edition as feeds tell it: facts, words of one language, whole addresses. */
export type FeedItem = {
  readonly product: Product;
  readonly edition: Edition;
  readonly name: string;
  /** The name and what it is; at most 150 characters. */
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly materials: readonly string[];
  /** Width × depth × height in centimetres, with the unit. */
  readonly size: string;
  /** The name of the edition, where a piece has two. */
  readonly editionName?: string;
  readonly address: string;
  readonly pictures: readonly Jpeg[];
  /** The 3D model, which shows the whole piece. */
  readonly model?: string;
  readonly taxonomy: { readonly id: number; readonly path: string };
  /** Where the shop itself files it. */
  readonly shopCategory: readonly [category: string, collection: string];
};

function taxonomyOf({ category, id }: Piece) {
  const entry = category === 'table' ? googleTableCategories[id] : googleCategories[category];
  if (!entry) throw new Error(`${category}/${id} has no place in the taxonomy`);
  return entry;
}

/** The words of an edition: those of the piece speak of the whole of it, so a simpler one lists its parts. */
function editionWords({ messages, locale }: Wording, product: Product) {
  const name = nameIn(messages, locale, product);
  const { piece, kind } = product;
  const { headline, description, features, materials } = productWords(messages, piece);
  if (kind === 'piece' || !piece.structure) {
    const title = translatorOf(messages, locale)('detail.title', { name, headline });
    return { name, title, description, highlights: features, materials };
  }
  const { editionTexts, editionParts, mattressText } = messages.detail;
  const { finish, structure, sensors, motion } = piece.structure.contents;
  const namesOf = (parts: readonly (keyof typeof editionParts)[]) =>
    parts.map((part) => editionParts[part]);
  const parts = namesOf([...structure, ...finish, ...sensors, ...motion]);
  const sentences = [editionTexts.structure, ...parts, mattressText].map((text) => `${text}.`);
  return {
    name,
    title: name,
    description: sentences.join(' '),
    highlights: parts,
    materials: namesOf(finish),
  };
}

/** A product as it stands, then with each option that shows from the front. */
function picturesOf(product: Product): Jpeg[] {
  const ids = product.options.map(({ id }) => id);
  const { layers } = choicePicture(product, ids, 'front');
  return [
    ...choiceJpegs(product, []),
    ...layers.map(({ id }) => choiceJpeg(product, [id], 'front')),
  ];
}

function itemOf(wording: Wording, product: Product): FeedItem {
  const { messages, locale, site } = wording;
  const { piece, kind } = product;
  const edition = editionOf(product) ?? piece;
  const { detail, sitemapPage, collections } = messages;
  return {
    product,
    edition,
    ...editionWords(wording, product),
    size: translatorOf(messages, locale)('detail.centimetres', { value: sizeIn(locale, edition) }),
    editionName: piece.structure && detail.editions[kind === 'structure' ? 'structure' : 'piece'],
    address: pageAddress(wording, productPath(product, [])),
    pictures: picturesOf(product).map((jpeg) => ({ ...jpeg, path: site + jpeg.path })),
    model: edition === piece ? site + modelSrc(piece) : undefined,
    taxonomy: taxonomyOf(piece),
    shopCategory: [sitemapPage.groups[piece.category], collections.names[piece.collection]],
  };
}

/** The items of the shop's feeds in one language, in the order of the catalogue. */
export function feedItemsIn(wording: Wording): FeedItem[] {
  return listOffered().map((product) => itemOf(wording, product));
}
