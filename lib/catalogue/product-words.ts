import type { bedOptions } from '@/content/catalogue/bed-options';
import type { configurators } from '@/content/catalogue/configurators';
import { type Component, compositions } from '@/content/catalogue/materials';
import type { Category, Piece } from '@/content/catalogue/piece';
import { translatorOf } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { formatPercent } from '@/lib/money';
import {
  type Availability,
  availabilityOf,
  excludedOptions,
  madeTogether,
  type Product,
} from './products';

/** The words of a piece: name, description, features, materials, myth. */
export type PieceWords = Messages['products']['bed']['zeus'];
/** The words of its story, chapter by chapter. */
export type StoryWords = Messages['stories']['bed']['zeus'];

function under<T>(table: Readonly<Record<string, T>>, key: string): T {
  const words = table[key];
  if (words === undefined) throw new Error(`no words for ${key}`);
  return words;
}

/** The words of a piece in a language. @throws when the language lacks them. */
export function productWords(messages: Messages, piece: Piece): PieceWords {
  const table: Record<Category, Readonly<Record<string, PieceWords>>> = messages.products;
  return under(table[piece.category], piece.id);
}

/** What a product is called in a language: « Lit Chronos, édition Structure ». */
export function nameIn(messages: Messages, locale: Locale, product: Product): string {
  const { name } = productWords(messages, product.piece);
  if (product.kind === 'piece') return name;
  return translatorOf(messages, locale)(`detail.productNames.${product.kind}`, { name });
}

/** How a product can be had, in a language. */
export function availabilityIn(messages: Messages, product: Product): string {
  const words: Readonly<Record<Availability, string>> = messages.assistants.markdown.availability;
  return words[availabilityOf(product)];
}

/** The story of a piece in a language. @throws when the language lacks it. */
export function storyWords(messages: Messages, piece: Piece): StoryWords {
  const table: Record<Category, Readonly<Record<string, StoryWords>>> = messages.stories;
  return under(table[piece.category], piece.id);
}

type OptionWords = { readonly name: string; readonly description: string };

type Table<Option extends { readonly id: string }> = Readonly<Record<Option['id'], OptionWords>>;
type OptionTables = {
  readonly beds: Table<(typeof bedOptions)[number]>;
  readonly ateliers: {
    readonly [C in Category]: Table<(typeof configurators)[C]['options'][number]>;
  };
};

/** The words of the options: those of the bed page and those of the ateliers have tables of their own. */
export function optionTables({ options }: Messages): OptionTables {
  // An option that this line says to be missing gets its words in messages/<language>/catalogue/options.ts.
  return options;
}

function optionWords(messages: Messages, { kind, piece }: Product, id: string): OptionWords {
  const { beds, ateliers } = optionTables(messages);
  const table: Readonly<Record<string, OptionWords>> =
    kind === 'composition' ? ateliers[piece.category] : beds;
  return under(table, id);
}

/** What an option of a product is called. @throws when the language lacks it. */
export function optionNameIn(messages: Messages, product: Product, id: string): string {
  return optionWords(messages, product, id).name;
}

/** What the options of a product are called, in their order. @throws when the language lacks one. */
export function optionNamesIn(
  messages: Messages,
  product: Product,
  ids: readonly string[],
): string[] {
  return ids.map((id) => optionNameIn(messages, product, id));
}

/** What an option does, in a line; on a bed that has something like it, also what it adds there. */
export function optionTextIn(messages: Messages, product: Product, id: string): string {
  const { description } = optionWords(messages, product, id);
  const { kind, piece } = product;
  const added = kind === 'composition' ? undefined : additionOf(messages, piece, id);
  return added ? `${description} ${added}` : description;
}

/**
 * Says of what was chosen before some options excluded each other which of them stays, and which do not; `undefined` where
 * none does.
 */
export function excludedTextIn(
  messages: Messages,
  locale: Locale,
  product: Product,
  ids: readonly string[],
): string | undefined {
  const excluded = excludedOptions(product, ids);
  if (excluded.length === 0) return undefined;
  const placeOf = (id: string) => product.options.find((option) => option.id === id)?.inPlaceOf;
  const places = excluded.map(placeOf);
  const kept = madeTogether(product, ids).filter((id) => places.includes(placeOf(id)));
  const listed = (some: readonly string[]) =>
    new Intl.ListFormat(languages[locale].tag).format(optionNamesIn(messages, product, some));
  const values = { kept: listed(kept), left: listed(excluded) };
  return translatorOf(messages, locale)('options.excluded', values);
}

/** What an option adds to a bed that has something like it already, where words say so. */
export function additionOf(messages: Messages, piece: Piece, id: string): string | undefined {
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> =
    messages.options.additions;
  return table[id]?.[piece.id];
}

/** The name of the god a piece bears. */
export function godName(messages: Messages, piece: Piece): string {
  return under<string>(messages.gods, piece.god);
}

/** One part of a piece: what it is called, and what it is made of. */
type PartWords = { readonly part: string; readonly material: string };

/** What a piece is made of, part by part, with the fibres of its textiles. @throws when nobody listed its parts. */
export function compositionWords(messages: Messages, locale: Locale, piece: Piece): PartWords[] {
  const { parts, names, fibres, separator } = messages.materials;
  const components: readonly Component[] | undefined = compositions[piece.category][piece.id];
  if (!components) throw new Error(`no composition of ${piece.productId}`);
  return components.map((component) => {
    const content = component.fibres?.map(
      ([fibre, percent]) => `${formatPercent(percent, locale)} ${fibres[fibre]}`,
    );
    const name = names[component.material];
    return {
      part: parts[component.part],
      material: content ? `${name} (${content.join(separator)})` : name,
    };
  });
}
