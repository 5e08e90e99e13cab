import type { Category, Piece } from '@/content/piece';
import type { Messages } from './messages';

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

/** The story of a piece in a language. @throws when the language lacks it. */
export function storyWords(messages: Messages, piece: Piece): StoryWords {
  const table: Record<Category, Readonly<Record<string, StoryWords>>> = messages.stories;
  return under(table[piece.category], piece.id);
}

type OptionWords = { readonly name: string; readonly description: string };

function optionTable(messages: Messages, piece: Piece, isAtelier: boolean) {
  const { beds, ateliers } = messages.options;
  const table: Readonly<Record<string, OptionWords>> = isAtelier ? ateliers[piece.category] : beds;
  return table;
}

/** What an option is called: those of the bed page and those of the ateliers have tables of their own. */
export function optionName(
  messages: Messages,
  piece: Piece,
  isAtelier: boolean,
  id: string,
): string {
  return under(optionTable(messages, piece, isAtelier), id).name;
}

/** What an option does, in a line; on a bed that has something like it, also what it adds there. */
export function optionText(
  messages: Messages,
  piece: Piece,
  isAtelier: boolean,
  id: string,
): string {
  const { description } = under(optionTable(messages, piece, isAtelier), id);
  const added = isAtelier ? undefined : additionOf(messages, piece, id);
  return added ? `${description} ${added}` : description;
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
